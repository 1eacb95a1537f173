import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type english from '../../../lang/en.json'
import type englishOfAccount from '../../../lang/account/en.json'
import type englishOfAbout from '../../../lang/about/en.json'
import type englishOfBetting from '../../../lang/betting/en.json'
import type englishOfGames from '../../../lang/games/en.json'
import type englishOfRare from '../../../lang/rare/en.json'
import { type Locale, localeTag } from '../../../worker/domain/account/locales.ts'

export type TextKey =
  | keyof typeof english
  | keyof typeof englishOfAccount
  | keyof typeof englishOfBetting
  | keyof typeof englishOfGames
  | keyof typeof englishOfRare
  | keyof typeof englishOfAbout
type Values = Record<string, string | number>
export type Say = (key: TextKey, values?: Values) => string

const PARTS = ['', 'account/', 'betting/', 'games/', 'rare/', 'about/']

/** Formats the texts of a language from its files. Names of controls in English are written out in `pages`. */
export function textsOf(locale: Locale): Say {
  const texts: Record<string, string> = Object.assign(
    {},
    ...PARTS.map((part) =>
      JSON.parse(readFileSync(new URL(`../../../lang/${part}${locale}.json`, import.meta.url), 'utf8')),
    ),
  )
  return (key, values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${locale} has no ${key}`)
    return write(parse(text), values, localeTag(locale))
  }
}

/** The English text of a key. */
export const say = textsOf('en')

const UNTOLD = '\0'

/** A pattern that finds the English text of a key; a placeholder without a value matches anything. */
export function saying(key: TextKey, values: Values = {}): RegExp {
  const told = new Proxy(values, { get: (of, name: string) => of[name] ?? UNTOLD })
  const escaped = say(key, told).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(escaped.replaceAll(UNTOLD, '.*?'))
}

function write(elements: readonly MessageFormatElement[], values: Values, tag: string, count = ''): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.pound) return count
      if (element.type === TYPE.tag) return write(element.children, values, tag, count)
      const value = values[element.value] ?? `{${element.value}}`
      const told = typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return told
      const form =
        element.type === TYPE.select
          ? String(value)
          : `=${value}` in element.options
            ? `=${value}`
            : new Intl.PluralRules(tag).select(Number(value))
      const option = element.options[form] ?? element.options['other']
      return write(option?.value ?? [], values, tag, told)
    })
    .join('')
}
