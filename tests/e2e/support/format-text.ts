import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type english from '../../../lang/en.json'
import type englishOfAccount from '../../../lang/account/en.json'
import type englishOfAbout from '../../../lang/about/en.json'
import type englishOfBetting from '../../../lang/betting/en.json'
import type englishOfGames from '../../../lang/games/en.json'
import type englishOfProtection from '../../../lang/protection/en.json'
import type englishOfPush from '../../../lang/push/en.json'
import type englishOfRare from '../../../lang/rare/en.json'
import { type Locale, localeTag } from '#domain/languages/locales.ts'

export type TextKey =
  | keyof typeof english
  | keyof typeof englishOfAccount
  | keyof typeof englishOfBetting
  | keyof typeof englishOfGames
  | keyof typeof englishOfProtection
  | keyof typeof englishOfPush
  | keyof typeof englishOfRare
  | keyof typeof englishOfAbout
export type TextValues = Record<string, string | number>
export type Say = (key: TextKey, values?: TextValues) => string

/** Formats the texts of a language. */
export function createSay(texts: Record<string, string>, locale: Locale): Say {
  return (key, values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${locale} has no ${key}`)
    return write(parse(text), values, localeTag(locale))
  }
}

const NOT_GIVEN = '\0'

/** Patterns that find the texts of a language; a placeholder without a value matches anything. */
export function createSaying(say: Say) {
  return (key: TextKey, values: TextValues = {}): RegExp => {
    const given = new Proxy(values, { get: (of, name: string) => of[name] ?? NOT_GIVEN })
    const escaped = say(key, given).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return new RegExp(escaped.replaceAll(NOT_GIVEN, '.*?'))
  }
}

function write(elements: readonly MessageFormatElement[], values: TextValues, tag: string, count = ''): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.pound) return count
      if (element.type === TYPE.tag) return write(element.children, values, tag, count)
      const value = values[element.value] ?? `{${element.value}}`
      const text = typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return text
      const form =
        element.type === TYPE.select
          ? String(value)
          : `=${value}` in element.options
            ? `=${value}`
            : new Intl.PluralRules(tag).select(Number(value))
      const option = element.options[form] ?? element.options['other']
      return write(option?.value ?? [], values, tag, text)
    })
    .join('')
}
