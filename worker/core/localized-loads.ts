import type { MyDatabase } from '../db/my-database.ts'
import type { Page } from './page.ts'
import { DEFAULT_LOCALE, getCallLocale } from '../domain/account/locales.ts'

/** The language of calls, and what is fetched in it, each under a name of its own. */
export type LocalizedLoads = {
  /** What calls are made in now: the language shown, or the player's own that has no texts here (spec 7). */
  language(): Promise<string>
  /**
   * Runs a load, and once more where the language changed meanwhile: the last word of it is in the one that is spoken.
   * One in another language ends first: what came in it is never shown after that. What came is known from then on by
   * its name. Gives what the load gives, throws what it throws.
   */
  load<Value>(name: string, work: () => Promise<Value>): Promise<Value>
  /** Runs those again whose last word is in another language than the one spoken. Never throws. */
  loadAgain(): Promise<unknown>
}

export function createLocalizedLoads(db: MyDatabase, page: Page): LocalizedLoads {
  const lastLoads = new Map<string, { before: string; work: () => Promise<unknown> }>()
  const running = new Map<string, { before: Promise<string>; end: Promise<unknown> }>()
  async function language(): Promise<string> {
    const { locale } = page
    // English alone stands in for another.
    const id = locale === DEFAULT_LOCALE && (await db.session.get('current'))?.playerId
    if (!id) return locale
    const [settings, player] = await Promise.all([db.chosenSettings.get(id), db.players.get(id)])
    return getCallLocale(locale, settings?.chosen.locale ?? player?.locale)
  }
  async function load<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    await endOfOther(name)
    const [before, value] = await run(name, work)
    if (before !== (await language())) return load(name, work)
    lastLoads.set(name, { before, work })
    return value
  }
  function run<Value>(name: string, work: () => Promise<Value>): Promise<[string, Value]> {
    // Read before the load's own calls read it, and so never newer than what they were made in.
    const before = language()
    const loaded = Promise.all([before, work()])
    // Of several that run at once, all.
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
  return { language, load, loadAgain }
}
