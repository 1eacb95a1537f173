import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import imports from '../../lang/*.json?languages=messages'
import type english from '../../lang/en.json'
import type englishOfAccount from '../../lang/account/en.json'
import type englishOfBetting from '../../lang/betting/en.json'
import type englishOfGames from '../../lang/games/en.json'
import type englishOfProtection from '../../lang/protection/en.json'
import type englishOfPush from '../../lang/push/en.json'
import type englishOfRare from '../../lang/rare/en.json'
import { DEFAULT_LOCALE, type Locale } from '#domain/languages/locales.ts'
import { warn } from '../errors/log.ts'

/** Keys of all texts: those in lang/en.json, and those in the bundles for one area of the product. */
export type MessageKey =
  | keyof typeof english
  | keyof typeof englishOfAccount
  | keyof typeof englishOfBetting
  | keyof typeof englishOfGames
  | keyof typeof englishOfProtection
  | keyof typeof englishOfPush
  | keyof typeof englishOfRare
export type Dictionary = Readonly<Record<string, MessageFormatElement[]>>

type Load = (locale: Locale) => Promise<{ default: Dictionary }>
/** One lazy chunk per language; the inline loader preloads the one for this visit. */
const main: Load = (locale) => imports[locale]()

/** Texts and their language, which is English where the main texts cannot be loaded in the chosen one. */
export type Loaded = { dictionary: Dictionary; tongue: Locale }

/**
 * Requested text bundles; each promise resolves when its texts are shown. They stay loaded in each language from then
 * on.
 */
const parts = new Map<Load, Promise<void>>()
/** Bundles shown in English because their own language could not be loaded; each was logged once. */
const lacking = new Set<Load>()
/** While true, new bundles load together with the first texts of the page. */
let isBeginning = true
let show: () => Promise<void>
let begin: () => void
const begun = new Promise<void>((resolve) => {
  begin = resolve
})

/** Sets the listener that loads and shows new text bundles; it resolves when they are on screen. */
export function onMoreTexts(listener: () => Promise<void>): void {
  show = listener
  begin()
}

/** Adds a bundle to the texts shown. Throws when neither the current language nor English can be loaded. */
export function addTexts(load: Load): Promise<void> {
  const adding = (!lacking.has(load) && parts.get(load)) || (isBeginning ? Promise.resolve() : add(load))
  parts.set(load, adding)
  return adding
}

/** Wraps a page's import so that it also loads a text bundle. */
export function withTexts(load: Load): <Page>(page: () => Promise<Page>) => () => Promise<Page> {
  return (page) => async () => (await Promise.all([page(), addTexts(load)]))[0]
}

async function add(load: Load): Promise<void> {
  try {
    // A bundle can be requested at the start, before the locale provider is mounted.
    await begun
    await show()
  } catch (cause) {
    parts.delete(load)
    throw cause
  }
}

/** The first texts of the page, with all bundles requested so far. Throws like loadTexts. */
export async function firstTexts(locale: Locale): Promise<Loaded> {
  const loaded = await loadTexts(locale)
  isBeginning = false
  return loaded
}

/** Retries the bundles that are shown in English because their own language could not be loaded. */
export async function fillBundles(): Promise<void> {
  if (lacking.size > 0) await show()
}

async function ofPart(load: Load, locale: Locale): Promise<{ default: Dictionary }> {
  if (locale === DEFAULT_LOCALE) return load(locale)
  try {
    const translated = await load(locale)
    lacking.delete(load)
    return translated
  } catch (cause) {
    const english = await load(DEFAULT_LOCALE)
    if (!lacking.has(load)) warn(`Failed locale loading: ${locale}`, cause)
    lacking.add(load)
    return english
  }
}

/**
 * Loads all texts of a locale, in English where a bundle cannot be loaded. Logs and throws where English cannot be
 * loaded either.
 */
export async function loadTexts(locale: Locale): Promise<Loaded> {
  try {
    const wanted = [main, ...parts.keys()]
    const loaded = await Promise.all(wanted.map((load) => ofPart(load, locale)))
    // A bundle was requested meanwhile: load again, or it would have no texts in this language.
    if (![...parts.keys()].every((load) => wanted.includes(load))) return await loadTexts(locale)
    const dictionary: Dictionary = Object.assign({}, ...loaded.map((module) => module.default))
    return { dictionary, tongue: lacking.has(main) ? DEFAULT_LOCALE : locale }
  } catch (cause) {
    warn(`Failed locale loading: ${locale}`, cause)
    throw cause
  }
}

/**
 * Like loadTexts, for a language that the player switches to: logs and throws where its own main texts cannot be
 * loaded.
 */
export async function loadLanguage(locale: Locale): Promise<Loaded> {
  await main(locale).catch((cause: unknown) => {
    warn(`Failed locale loading: ${locale}`, cause)
    throw cause
  })
  return loadTexts(locale)
}

declare global {
  namespace FormatjsIntl {
    /** Only keys that have a text compile, also those that a template makes. */
    interface Message {
      ids: MessageKey
    }
  }
}
