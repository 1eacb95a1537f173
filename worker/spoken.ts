import type { Page } from './page.ts'
import type { Locale } from './rules/locales.ts'

/** What is fetched in the player's language, each under a name of its own. */
export type Spoken = {
  /**
   * Runs a load, and once more where the language changed meanwhile: the last word of it is in the one that is shown.
   * What came is known from then on by its name. Gives what the load gives, throws what it throws.
   */
  load<Value>(name: string, work: () => Promise<Value>): Promise<Value>
  /** Runs those again whose last word is in another language than the one shown. Never throws. */
  loadAgain(): Promise<unknown>
}

export function createSpoken(page: Page): Spoken {
  const told = new Map<string, { locale: Locale; work: () => Promise<unknown> }>()
  async function load<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const { locale } = page
    const value = await work()
    if (locale !== page.locale) return load(name, work)
    told.set(name, { locale, work })
    return value
  }
  const loadAgain = () =>
    Promise.allSettled([...told].map(([name, { locale, work }]) => (locale === page.locale ? null : load(name, work))))
  return { load, loadAgain }
}
