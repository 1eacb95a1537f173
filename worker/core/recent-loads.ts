import { getReadingCommand } from '../domain/protocol/reading-commands.ts'

/** As many as one page and its dialogs ask for. */
const KEPT = 16

type Run = (path: readonly string[], argument: unknown) => Promise<unknown>

/** Remembers what the page had fetched last, so that it can be had again when the database has lost it. */
export function createRecentLoads(run: Run) {
  const recent = new Map<string, () => Promise<unknown>>()
  return {
    note(path: readonly string[], argument: unknown): void {
      if (getReadingCommand(path)?.isShown !== true) return
      const key = JSON.stringify([path, argument])
      // The newest stand last.
      recent.delete(key)
      recent.set(key, () => run(path, argument))
      const [oldest] = recent.keys()
      if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest)
    },
    /** Runs them again; each answers with a Result, which nobody waits for here. */
    repeat: (): Promise<unknown> => Promise.allSettled([...recent.values()].map((load) => load())),
  }
}
