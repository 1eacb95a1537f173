import { LOCALES, type Locale } from './languages.ts'

/** What `make` gives for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  // Safe: `Object.fromEntries` forgets the type of the keys, which are all of LOCALES.
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}
