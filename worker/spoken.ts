import type { MyDatabase } from './db/my-database.ts'
import type { Page } from './page.ts'
import { DEFAULT_LOCALE, spokenLocale } from './rules/locales.ts'

/** The language of calls, and what is fetched in it, each under a name of its own. */
export type Spoken = {
  /** What calls are made in now: the language shown, or the player's own that has no texts here (spec 7). */
  language(): Promise<string>
  /**
   * Runs a load, and once more where the language changed meanwhile: the last word of it is in the one that is spoken.
   * What came is known from then on by its name. Gives what the load gives, throws what it throws.
   */
  load<Value>(name: string, work: () => Promise<Value>): Promise<Value>
  /** Runs those again whose last word is in another language than the one spoken. Never throws. */
  loadAgain(): Promise<unknown>
}

export function createSpoken(db: MyDatabase, page: Page): Spoken {
  const told = new Map<string, { before: string; work: () => Promise<unknown> }>()
  async function language(): Promise<string> {
    const { locale } = page
    // English alone stands in for another.
    const id = locale === DEFAULT_LOCALE && (await db.session.get('current'))?.playerId
    if (!id) return locale
    const [settings, player] = await Promise.all([db.chosenSettings.get(id), db.players.get(id)])
    return spokenLocale(locale, settings?.chosen.locale ?? player?.locale)
  }
  async function load<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    // Read before the load's own calls read it, and so never newer than what they were made in.
    const [before, value] = await Promise.all([language(), work()])
    if (before !== (await language())) return load(name, work)
    told.set(name, { before, work })
    return value
  }
  async function loadAgain(): Promise<unknown> {
    const now = await language()
    return Promise.allSettled([...told].map(([name, { before, work }]) => (before === now ? null : load(name, work))))
  }
  return { language, load, loadAgain }
}
