import type { MyDatabase } from '#db/my-database.ts'
import type { Page } from './page.ts'
import { readCallLanguage } from '#db/call-language.ts'

/** The language of calls, and the loads whose result depends on it, each under its own name. */
export type LocalizedLoads = {
  /** The language of calls now: the one shown, or the player's own if it has no texts here. */
  language(): Promise<string>
  /** Runs a call and returns its reply with the language of its texts; null if the language changed meanwhile. */
  inLanguage<Value>(work: () => Promise<Value>): Promise<[Value, string | null]>
  /**
   * Runs a load, and repeats it if the language changed meanwhile, so that the last result is in the current language.
   * Waits first for a load of that name in another language, so that its result never overwrites this one. Returns and
   * throws what the load does.
   */
  load<Value>(name: string, work: () => Promise<Value>): Promise<Value>
  /** Repeats the loads whose last result is in another language than the current one. Never throws. */
  loadAgain(): Promise<unknown>
}

export function createLocalizedLoads(db: MyDatabase, page: Page): LocalizedLoads {
  const lastLoads = new Map<string, { before: string; work: () => Promise<unknown> }>()
  const running = new Map<string, { before: Promise<string>; end: Promise<unknown> }>()
  const language = (): Promise<string> => readCallLanguage(db, page.locale)
  async function inLanguage<Value>(work: () => Promise<Value>): Promise<[Value, string | null]> {
    const before = await language()
    const value = await work()
    return [value, before === (await language()) ? before : null]
  }
  async function load<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    await endOfOther(name)
    const [before, value] = await run(name, work)
    if (before !== (await language())) return load(name, work)
    lastLoads.set(name, { before, work })
    return value
  }
  function run<Value>(name: string, work: () => Promise<Value>): Promise<[string, Value]> {
    // Read before the load's own calls read it, so it is never newer than the language of those calls.
    const before = language()
    const loaded = Promise.all([before, work()])
    // Waits for all concurrent runs of this name.
    const end = Promise.allSettled([running.get(name)?.end, loaded]).then(() => {
      if (running.get(name) === now) running.delete(name)
    })
    const now = { before, end }
    running.set(name, now)
    return loaded
  }
  async function endOfOther(name: string): Promise<void> {
    for (let last = running.get(name); last; last = running.get(name)) {
      if ((await last.before) === (await language())) return
      await last.end
    }
  }
  async function loadAgain(): Promise<unknown> {
    const now = await language()
    return Promise.allSettled(
      [...lastLoads].map(([name, { before, work }]) => (before === now ? null : load(name, work))),
    )
  }
  return { language, inLanguage, load, loadAgain }
}
