import { getReadingCommand } from '#domain/protocol/reading-commands.ts'

/** Enough for one page and its dialogs. */
const LOADS_STORED = 16

type Run = (path: readonly string[], argument: unknown) => Promise<unknown>

/** Remembers the last loads of the page, to repeat them when the database has lost their data. */
export function createRecentLoads(run: Run) {
  const recent = new Map<string, () => Promise<unknown>>()
  return {
    note(path: readonly string[], argument: unknown): void {
      if (getReadingCommand(path)?.isShown !== true) return
      const key = JSON.stringify([path, argument])
      // The newest are last.
      recent.delete(key)
      recent.set(key, () => run(path, argument))
      const [oldest] = recent.keys()
      if (recent.size > LOADS_STORED && oldest !== undefined) recent.delete(oldest)
    },
    /** Repeats them; each resolves with a Result, which is ignored here. */
    repeat: (): Promise<unknown> => Promise.allSettled([...recent.values()].map((load) => load())),
  }
}
