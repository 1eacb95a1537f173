import type { Locale } from '../languages/languages.ts'
import { SPEAKERS } from '../languages/speakers.ts'

/**
 * Phone numbers by country. In masks `#` is a digit, `@` a letter, `*` a letter or digit; the two bracketed digits of
 * `by` are the network code. `begins` matches the first digits that the country's numbering plan allows.
 */
export const PHONE_COUNTRIES = {
  ru: { prefix: '+7', mask: '(###) ### ## ##', digits: 10, begins: /^[3489]/ },
  kz: { prefix: '+7', mask: '(###) ### ## ##', digits: 10, begins: /^[67]/ },
  by: { prefix: '+375', mask: '(##) ### ## ##', digits: 9, begins: /^(?:1[5-7]|2[1-59]|33|44)/ },
} as const
export type PhoneCountry = keyof typeof PHONE_COUNTRIES

/**
 * The country of the phone number to offer first: that of the visitor (ISO code; null is unknown). If it has no numbers
 * of ours, that of the language, or else Russia.
 */
export function guessPhoneCountry(locale: Locale, country: string | null): PhoneCountry {
  const code = country?.toLowerCase()
  if (code === 'kz' || code === 'by' || code === 'ru') return code
  return SPEAKERS[locale].phoneCountry ?? 'ru'
}

/** The country of a whole number in E.164; null if it is none of ours. Russia and Kazakhstan share their prefix. */
export function getPhoneCountry(phone: string | null | undefined): PhoneCountry | null {
  for (const country of ['ru', 'kz', 'by'] as const) {
    const { prefix, begins } = PHONE_COUNTRIES[country]
    if (phone?.startsWith(prefix) && begins.test(phone.slice(prefix.length))) return country
  }
  return null
}

/** Whether a text is an E.164 phone number: "+" and 8 to 15 digits. */
export function isPhone(value: string): boolean {
  return /^\+[1-9][0-9]{7,14}$/.test(value)
}
