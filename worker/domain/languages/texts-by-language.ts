import { LOCALES } from './languages.ts'
import type { Names } from './names.ts'

/**
 * Texts of a row that the operator sends in the language of the call: by language, then by a name within the row. The
 * row itself has them as they were last received.
 */
export type TextsByLanguage = Record<string, Record<string, string>>

/** A row with texts by language; rows of older builds have none. */
export type Localized = { texts?: TextsByLanguage | undefined }

/** The texts of a reply; none if the language of the reply is unknown (null). Texts that are missing are left out. */
export function textsIn(language: string | null, texts: Record<string, string | null | undefined>): TextsByLanguage {
  if (language === null) return {}
  const known = Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { [language]: Object.fromEntries(known) }
}

/** The texts of names that the operator sends in all its languages at once. */
export function textsOfNames(names: Record<string, Names>): TextsByLanguage {
  const found = LOCALES.map((locale) =>
    textsIn(
      locale,
      mapTexts(names, (each) => each[locale]),
    ),
  )
  return Object.assign({}, ...found)
}

function mapTexts<From, To>(all: Record<string, From>, change: (one: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]))
}

/**
 * Adds received texts to the stored ones. If a text differs from the stored one in its language, the operator has
 * changed it, so its texts in other languages are out of date and are dropped.
 */
export function mergeTexts(before: TextsByLanguage | undefined, received: TextsByLanguage): TextsByLanguage {
  const isChanged = (name: string): boolean =>
    Object.entries(received).some(([language, texts]) => {
      const [old, now] = [before?.[language]?.[name], texts[name]]
      return old !== undefined && now !== undefined && old !== now
    })
  const stored = mapTexts(before ?? {}, (texts) =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => !isChanged(name))),
  )
  const languages = [...new Set([...Object.keys(stored), ...Object.keys(received)])]
  return Object.fromEntries(languages.map((language) => [language, { ...stored[language], ...received[language] }]))
}

/** One text in all languages in which it is known, under another name. */
export function copyTexts(texts: TextsByLanguage | undefined, name: string, as: string): TextsByLanguage {
  const found = Object.entries(texts ?? {}).flatMap(([language, all]) => {
    const text = all[name]
    return text === undefined ? [] : [[language, { [as]: text }] as const]
  })
  return Object.fromEntries(found)
}

/** A row's text in a language, or as it was last received if it was never received in that language. */
export function readText({ texts }: Localized, language: string, name: string, last: string): string {
  return texts?.[language]?.[name] ?? last
}
