import { Mask } from 'maska'
import { isPhone, PHONE_COUNTRIES, type PhoneCountry } from '#domain/player/phone.ts'
import { cleanTyped, toDigits } from '#domain/player/typed-text.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** The state of a phone field: the country, whose prefix is shown before the field, and the text typed after it. */
export type PhoneDraft = {
  country: PhoneCountry
  typed: string
  /** Whether the player chose the country: a chosen country stays, a guessed one follows the typed number. */
  isChosen?: boolean
}

// `PHONE_COUNTRIES` has exactly these keys.
export const COUNTRIES = Object.keys(PHONE_COUNTRIES) as PhoneCountry[]

const MASKS = {
  ru: new Mask({ mask: PHONE_COUNTRIES.ru.mask }),
  kz: new Mask({ mask: PHONE_COUNTRIES.kz.mask }),
  by: new Mask({ mask: PHONE_COUNTRIES.by.mask }),
} as const satisfies Record<PhoneCountry, Mask>

/** Trunk prefixes: dialled within the country instead of the international prefix. */
const TRUNKS: Record<PhoneCountry, readonly string[]> = { ru: ['8', '7'], kz: ['8', '7'], by: ['80', '375'] }

/** The characters people write numbers with, after `cleanTyped`. */
const OF_A_NUMBER = /^[ (]*\+?[0-9 ()./-]*$/

/**
 * The field state after `text` was typed or pasted: a whole number with "+", spaces and brackets, or with 8 instead of
 * +7, is understood and may change a guessed country. A text that cannot be a number of the country stays as typed;
 * `phoneProblem` then reports it.
 */
export function typePhone(draft: PhoneDraft, text: string): PhoneDraft {
  const plain = cleanTyped(text)
    .replace(/^tel:/i, '')
    .replace(/^00(?=[1-9])/, '+')
  const asTyped = { ...draft, typed: text }
  const plus = plain.indexOf('+')
  const found = plus < 0 ? typeNational(draft, plain) : typeInternational(draft, plain, plus)
  return found ? { ...draft, ...found } : asTyped
}

/** Applies another chosen country and keeps the typed digits if they fit it. */
export function chooseCountry({ typed }: PhoneDraft, country: PhoneCountry): PhoneDraft {
  return typePhone({ country, typed: '', isChosen: true }, typed)
}

/**
 * The number in E.164 once it is complete and valid for the country; otherwise the typed text with a space after the
 * prefix, so that it cannot pass as a valid number; empty while nothing is typed.
 */
export function phoneValue({ country, typed }: PhoneDraft): string {
  const plain = cleanTyped(typed)
  if (plain === '' || !OF_A_NUMBER.test(plain)) return plain
  if (plain.includes('+')) return plain.replace('+', '+ ')
  const { prefix } = PHONE_COUNTRIES[country]
  const national = withoutTrunk(country, toDigits(plain))
  return isOfCountry(country, national) ? prefix + national : `${prefix} ${national}`
}

/** The problem with the value of a phone field; null if it is a complete number of a supported country. */
export function phoneProblem(value: string): MessageKey | null {
  if (value === '') return 'form.phone.empty'
  if (COUNTRIES.some((country) => isWhole(country, value))) return null
  if (!OF_A_NUMBER.test(value)) return 'form.phone.wrong'
  const digits = toDigits(value)
  if (
    !COUNTRIES.some(
      (country) => getCallingCode(country).startsWith(digits) || digits.startsWith(getCallingCode(country)),
    )
  ) {
    return 'form.phone.foreign'
  }
  const country = COUNTRIES.find((each) => digits.startsWith(getCallingCode(each)))
  if (!country) return 'form.phone.short'
  const missing = PHONE_COUNTRIES[country].digits - getNational(country, digits).length
  if (missing === 0) return 'form.phone.otherCountry'
  return missing > 0 ? 'form.phone.short' : 'form.phone.long'
}

/** Formats a number of a supported country as people write it, "+7 (701) 123 45 67", with no-break spaces. */
export function writePhone(phone: string): string {
  const found = countryOfWhole(toDigits(phone))
  return found ? `${PHONE_COUNTRIES[found.country].prefix} ${found.typed}`.replaceAll(' ', '\u00a0') : phone
}

/** Handles a national number, without "+"; null if the text must stay as typed. */
function typeNational({ country, isChosen = false }: PhoneDraft, plain: string): PhoneDraft | null {
  if (!OF_A_NUMBER.test(plain)) return null
  const digits = toDigits(plain)
  const national = withoutTrunk(country, digits)
  const { digits: length, prefix } = PHONE_COUNTRIES[country]
  if (national.length < length || isOfCountry(country, national)) return masked(country, national)
  // Cutting a number that is too long, or removing a foreign trunk prefix, would turn it into a different number.
  const unsure = digits.length === length ? masked(country, digits) : null
  if (isChosen) return unsure
  // A leading 8 may be the trunk prefix of a number whose last digit is not typed yet.
  const mayHaveTrunk = national.startsWith('8')
  const neighbour = mayHaveTrunk
    ? undefined
    : COUNTRIES.find((each) => PHONE_COUNTRIES[each].prefix === prefix && isOfCountry(each, national))
  return neighbour ? masked(neighbour, national) : (countryOfWhole(digits) ?? unsure)
}

/** Handles a number with "+" at index `plus`; null if the text must stay as typed. */
function typeInternational({ country, isChosen = false }: PhoneDraft, plain: string, plus: number): PhoneDraft | null {
  const digits = toDigits(plain.slice(plus))
  // Words before the "+" may be dropped, but digits must not be dropped silently.
  if (digits !== toDigits(plain)) return null
  const found = countryOfPrefix(digits, country)
  // "+3" may still become +375, but +49 never can.
  if (!found || (isChosen && found !== country)) return null
  const national = getNational(found, digits)
  // Words around a complete number are dropped; a stray letter in an incomplete one is not.
  if (!isOfCountry(found, national) && !OF_A_NUMBER.test(plain)) return null
  return national.length > PHONE_COUNTRIES[found].digits ? null : masked(found, national)
}

function masked(country: PhoneCountry, national: string): PhoneDraft {
  return { country, typed: MASKS[country].masked(national) }
}

/** Russia and Kazakhstan share +7: numbers that continue with 7 or 6 belong to Kazakhstan. */
function countryOfPrefix(digits: string, now: PhoneCountry): PhoneCountry | null {
  if (digits.startsWith('375')) return 'by'
  if (!digits.startsWith('7')) return null
  if (digits.length === 1) return now === 'by' ? 'ru' : now
  return PHONE_COUNTRIES.kz.begins.test(digits.slice(1)) ? 'kz' : 'ru'
}

/** The country and number of a complete number written without "+", with or without trunk digits. */
function countryOfWhole(digits: string): PhoneDraft | null {
  const found = COUNTRIES.find(
    (country) => digits.length > PHONE_COUNTRIES[country].digits && isOfCountry(country, withoutTrunk(country, digits)),
  )
  return found ? masked(found, withoutTrunk(found, digits)) : null
}

function withoutTrunk(country: PhoneCountry, digits: string): string {
  const whole = PHONE_COUNTRIES[country].digits
  const trunk = TRUNKS[country].find((start) => digits.startsWith(start) && digits.length === whole + start.length)
  return trunk ? digits.slice(trunk.length) : digits
}

/** Whether the digits are a complete national number in the country's numbering plan. */
function isOfCountry(country: PhoneCountry, national: string): boolean {
  const { digits, begins } = PHONE_COUNTRIES[country]
  return national.length === digits && begins.test(national)
}

function isWhole(country: PhoneCountry, value: string): boolean {
  return (
    isPhone(value) &&
    value.startsWith(PHONE_COUNTRIES[country].prefix) &&
    isOfCountry(country, getNational(country, value))
  )
}

/** The digits after the country code; `digits` may start with "+". */
function getNational(country: PhoneCountry, digits: string): string {
  return digits.replace('+', '').slice(getCallingCode(country).length)
}

function getCallingCode(country: PhoneCountry): string {
  return PHONE_COUNTRIES[country].prefix.slice(1)
}
