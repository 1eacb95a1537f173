import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type english from '../../lang/en.json'
import type englishOfAccount from '../../lang/account/en.json'
import type englishOfBetting from '../../lang/betting/en.json'
import type englishOfGames from '../../lang/games/en.json'
import type englishOfRare from '../../lang/rare/en.json'
import { DEFAULT_LOCALE, type Locale } from '../../worker/domain/account/locales.ts'
import { warn } from '../errors/log.ts'

/** Every text of the product by its key in lang/en.json, or in that of a part of the product. */
export type MessageKey =
  | keyof typeof english
  | keyof typeof englishOfAccount
  | keyof typeof englishOfBetting
  | keyof typeof englishOfGames
  | keyof typeof englishOfRare
export type Dictionary = Readonly<Record<string, MessageFormatElement[]>>

/** One lazy chunk a language; the inline loader preloads the one of this visit. */
const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../lang/ru.json?messages'),
  en: () => import('../../lang/en.json?messages'),
  kz: () => import('../../lang/kz.json?messages'),
}

type Load = (locale: Locale) => Promise<{ default: Dictionary }>
const main: Load = (locale) => IMPORTS[locale]()

/** Texts, and the language that they are in: English where those of the page itself cannot be had in another one. */
export type Loaded = { dictionary: Dictionary; tongue: Locale }

/** The texts of parts that are wanted, and when they are shown; they stay loaded in each language from then on. */
const parts = new Map<Load, Promise<void>>()
/** Texts that are in English, as their language could not be had: a part's, or the page's own; each was told of once. */
const lacking = new Set<Load>()
/** Whether parts are still taken along by the texts that the page begins with. */
let isBeginning = true
let show: () => Promise<void>
let begin: () => void
const begun = new Promise<void>((resolve) => {
  begin = resolve
})

/** Who shows texts hears here that there are more of them, and resolves when they are shown. */
export function onMoreTexts(listener: () => Promise<void>): void {
  show = listener
  begin()
}

/** Adds a part's own texts to those that are shown. Throws where neither its language nor English can be had. */
export function addTexts(load: Load): Promise<void> {
  const adding = (!lacking.has(load) && parts.get(load)) || (isBeginning ? Promise.resolve() : add(load))
  parts.set(load, adding)
  return adding
}

/** Gives what loads a page together with a part's texts. */
export function withTexts(load: Load): <Page>(page: () => Promise<Page>) => () => Promise<Page> {
  return (page) => async () => (await Promise.all([page(), addTexts(load)]))[0]
}

async function add(load: Load): Promise<void> {
  try {
    // A part may be opened along with the page, before anything is shown.
    await begun
    await show()
  } catch (cause) {
    parts.delete(load)
    throw cause
  }
}

/** The texts that the page begins with, together with those of the parts that were asked for by then. Throws like loadTexts. */
export async function firstTexts(locale: Locale): Promise<Loaded> {
  const loaded = await loadTexts(locale)
  isBeginning = false
  return loaded
}

/** Asks again for the texts that stand in English for want of their own. */
export async function fillBundles(): Promise<void> {
  if (lacking.size > 0) await show()
}

async function ofPart(load: Load, locale: Locale): Promise<{ default: Dictionary }> {
  if (locale === DEFAULT_LOCALE) return load(locale)
  try {
    const own = await load(locale)
    lacking.delete(load)
    return own
  } catch (cause) {
    const english = await load(DEFAULT_LOCALE)
    if (!lacking.has(load)) warn(`Failed locale loading: ${locale}`, cause)
    lacking.add(load)
    return english
  }
}

/** The texts of a locale, what cannot be had of them in English. Throws, with a warning, where that cannot be had either. */
export async function loadTexts(locale: Locale): Promise<Loaded> {
  try {
    const wanted = [main, ...parts.keys()]
    const loaded = await Promise.all(wanted.map((load) => ofPart(load, locale)))
    // A part that was opened meanwhile would stay without texts in a language that is shown only now.
    if (![...parts.keys()].every((load) => wanted.includes(load))) return await loadTexts(locale)
    const dictionary: Dictionary = Object.assign({}, ...loaded.map((module) => module.default))
    return { dictionary, tongue: lacking.has(main) ? DEFAULT_LOCALE : locale }
  } catch (cause) {
    warn(`Failed locale loading: ${locale}`, cause)
    throw cause
  }
}

/** The same of a language that is asked for beside the one that is shown: throws, with a warning, without its own texts. */
export async function loadLanguage(locale: Locale): Promise<Loaded> {
  await main(locale).catch((cause: unknown) => {
    warn(`Failed locale loading: ${locale}`, cause)
    throw cause
  })
  return loadTexts(locale)
}
