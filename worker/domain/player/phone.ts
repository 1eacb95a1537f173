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

const KAZAKH_ZONES = /^Asia\/(Almaty|Aqtau|Aqtobe|Atyrau|Oral|Qostanay|Qyzylorda)$/

/**
 * The country of the phone number to offer first: that of the language, or Kazakhstan for a device whose IANA time zone
 * is there; otherwise the country where the operator locates the visitor (ISO code), or else Russia.
 */
export function guessPhoneCountry(locale: Locale, timeZone: string, located: string | null | undefined): PhoneCountry {
  const { phoneCountry } = SPEAKERS[locale]
  if (phoneCountry !== null) return phoneCountry
  if (KAZAKH_ZONES.test(timeZone)) return 'kz'
  const country = located?.toLowerCase()
  return country === 'kz' || country === 'by' ? country : 'ru'
}

/** Whether a text is an E.164 phone number: "+" and 8 to 15 digits. */
export function isPhone(value: string): boolean {
  return /^\+[1-9][0-9]{7,14}$/.test(value)
}
