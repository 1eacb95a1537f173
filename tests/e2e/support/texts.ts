import { readFileSync } from 'node:fs'
import type english from '../../../lang/en.json'
import type { Locale } from '../../../worker/rules/locales.ts'

export type TextKey = keyof typeof english
type Values = Record<string, string | number>
export type Say = (key: TextKey, values?: Values) => string

/** The texts of a language as its file has them, `{name}` filled in. Names of controls in English are spelt in `pages`. */
export function textsOf(locale: Locale): Say {
  const file = new URL(`../../../lang/${locale}.json`, import.meta.url)
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return (key, values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${locale} has no ${key}`)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
