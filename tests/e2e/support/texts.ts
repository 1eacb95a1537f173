import { readFileSync } from 'node:fs'
import type english from '../../../lang/en.json'
import type englishOfAccount from '../../../lang/account/en.json'
import type englishOfAbout from '../../../lang/about/en.json'
import type englishOfBetting from '../../../lang/betting/en.json'
import type englishOfGames from '../../../lang/games/en.json'
import type englishOfRare from '../../../lang/rare/en.json'
import type { Locale } from '../../../worker/rules/locales.ts'

export type TextKey =
  | keyof typeof english
  | keyof typeof englishOfAccount
  | keyof typeof englishOfGames
  | keyof typeof englishOfRare
  | keyof typeof englishOfAbout
  | keyof typeof englishOfBetting
type Values = Record<string, string | number>
export type Say = (key: TextKey, values?: Values) => string

/** The texts of a language as its file has them, `{name}` filled in. Names of controls in English are spelt in `pages`. */
export function textsOf(locale: Locale): Say {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../lang/${file}.json`, import.meta.url), 'utf8'))
  const texts: Record<string, string> = {
    ...read(locale),
    ...read(`account/${locale}`),
    ...read(`games/${locale}`),
    ...read(`rare/${locale}`),
    ...read(`about/${locale}`),
    ...read(`betting/${locale}`),
  }
  return (key, values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${locale} has no ${key}`)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
