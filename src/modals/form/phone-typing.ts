import { Mask } from 'maska'
import { PHONE_COUNTRIES, type PhoneCountry } from '../../../worker/rules/phone.ts'
import type { MessageKey } from '../../app/dictionary.ts'

/** A number as it stands in its field: the country whose prefix stands before it, and what was typed behind that. */
export type PhoneDraft = { country: PhoneCountry; typed: string }

const MASKS = {
  ru: new Mask({ mask: PHONE_COUNTRIES.ru.mask }),
  kz: new Mask({ mask: PHONE_COUNTRIES.kz.mask }),
  by: new Mask({ mask: PHONE_COUNTRIES.by.mask }),
} as const satisfies Record<PhoneCountry, Mask>

/** What is dialled within a country in place of its prefix. */
const TRUNKS: Record<PhoneCountry, readonly string[]> = { ru: ['8', '7'], kz: ['8', '7'], by: ['80', '375'] }

/** More digits than this are no number of ours, whichever way it is written. */
const LONGEST = 10

/**
 * What the field holds after `text` was typed or pasted into it: a whole number with "+", spaces and brackets, or with
 * 8 in the place of +7, is understood and may change the country; one of another country stays as it was typed.
 */
export function typePhone({ country }: PhoneDraft, text: string): PhoneDraft {
  const international = text.trimStart().replace(/^00(?=[1-9])/, '+')
  const plus = international.indexOf('+')
  const digits = digitsOf(text)
  if (plus >= 0) return typeInternational(country, international.slice(plus), text)
  const national = withoutTrunk(country, digits)
  if (national.length <= PHONE_COUNTRIES[country].digits) return { country, typed: MASKS[country].masked(national) }
  const other = countryOfWhole(digits)
  // A number that is too long stays whole: to cut it would make another one of it.
  return other ?? { country, typed: text }
}

/** Another country was chosen: the digits stay as far as they are its own. */
export function chooseCountry({ typed }: PhoneDraft, country: PhoneCountry): PhoneDraft {
  return typePhone({ country, typed: '' }, typed)
}

/** The number in E.164 once it is whole; else what was typed; empty while nothing is. */
export function phoneValue({ country, typed }: PhoneDraft): string {
  const { prefix, digits } = PHONE_COUNTRIES[country]
  const national = digitsOf(typed)
  return !typed.includes('+') && national.length === digits ? prefix + national : typed.trim()
}

/** What is wrong with the value of a phone field; null when it is a whole number of one of our countries. */
export function phoneProblem(value: string): MessageKey | null {
  if (value === '') return 'form.phone.empty'
  if (isWhole(value)) return null
  const digits = digitsOf(value)
  if (value.includes('+') && !isOurs(digits)) return 'form.phone.foreign'
  return digits.length > LONGEST ? 'form.phone.long' : 'form.phone.short'
}

/** A number of one of our countries as people write it: "+7 (701) 123 45 67", never broken over two lines. */
export function writePhone(phone: string): string {
  const found = countryOfWhole(digitsOf(phone))
  return found ? `${PHONE_COUNTRIES[found.country].prefix} ${found.typed}`.replaceAll(' ', '\u00a0') : phone
}

function typeInternational(country: PhoneCountry, text: string, asTyped: string): PhoneDraft {
  const digits = digitsOf(text)
  const found = countryOfPrefix(digits, country)
  // "+3" may become +375; +49 never will. Either stays as it stands.
  if (!found) return { country, typed: asTyped }
  const national = digits.slice(PHONE_COUNTRIES[found].prefix.length - 1)
  if (national.length > PHONE_COUNTRIES[found].digits) return { country, typed: asTyped }
  return { country: found, typed: MASKS[found].masked(national) }
}

/** Russia and Kazakhstan share +7: what follows tells them apart, 7 and 6 being Kazakhstan's. */
function countryOfPrefix(digits: string, now: PhoneCountry): PhoneCountry | null {
  if (digits.startsWith('375')) return 'by'
  if (!digits.startsWith('7')) return null
  if (digits.length === 1) return now === 'by' ? 'ru' : now
  return /^7[67]/.test(digits) ? 'kz' : 'ru'
}

/** The country of a whole number that was written without "+", with its trunk digits or without. */
function countryOfWhole(digits: string): PhoneDraft | null {
  const known = /^8\d{10}$/.test(digits) ? `7${digits.slice(1)}` : digits
  const country = countryOfPrefix(known, 'ru')
  if (!country) return null
  const national = known.slice(PHONE_COUNTRIES[country].prefix.length - 1)
  if (national.length !== PHONE_COUNTRIES[country].digits) return null
  return { country, typed: MASKS[country].masked(national) }
}

function withoutTrunk(country: PhoneCountry, digits: string): string {
  const whole = PHONE_COUNTRIES[country].digits
  const trunk = TRUNKS[country].find((start) => digits.startsWith(start) && digits.length === whole + start.length)
  return trunk ? digits.slice(trunk.length) : digits
}

function isWhole(value: string): boolean {
  return Object.values(PHONE_COUNTRIES).some(
    ({ prefix, digits }) =>
      value.startsWith(prefix) && new RegExp(`^\\+\\d{${prefix.length - 1 + digits}}$`).test(value),
  )
}

/** Whether the digits behind a "+" are, or may still become, those of one of our countries. */
function isOurs(digits: string): boolean {
  const codes = Object.values(PHONE_COUNTRIES).map(({ prefix }) => digitsOf(prefix))
  return codes.some((code) => digits.startsWith(code) || code.startsWith(digits))
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
