import { Mask } from 'maska'
import { isPhone, PHONE_COUNTRIES, type PhoneCountry } from '../../worker/domain/account/phone.ts'
import { cleanTyped, toDigits } from '../../worker/domain/account/typed-text.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** A number as it stands in its field: the country whose prefix stands before it, and what was typed behind that. */
export type PhoneDraft = {
  country: PhoneCountry
  typed: string
  /** Whether the player chose the country, which then stays; a guessed one follows the number. */
  isChosen?: boolean
}

// The keys of the table are the countries.
export const COUNTRIES = Object.keys(PHONE_COUNTRIES) as PhoneCountry[]

const MASKS = {
  ru: new Mask({ mask: PHONE_COUNTRIES.ru.mask }),
  kz: new Mask({ mask: PHONE_COUNTRIES.kz.mask }),
  by: new Mask({ mask: PHONE_COUNTRIES.by.mask }),
} as const satisfies Record<PhoneCountry, Mask>

/** What is dialled within a country in place of its prefix. */
const TRUNKS: Record<PhoneCountry, readonly string[]> = { ru: ['8', '7'], kz: ['8', '7'], by: ['80', '375'] }

/** The characters that people write a number with, after `cleanTyped`. */
const OF_A_NUMBER = /^[ (]*\+?[0-9 ()./-]*$/

/**
 * What the field holds after `text` was typed or pasted into it: a whole number with "+", spaces and brackets, or with
 * 8 in the place of +7, is understood and may change a guessed country. What can be no number of the country stays as it
 * was typed, to be told by `phoneProblem`.
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

/** Another country was chosen: the digits stay as far as they are its own. */
export function chooseCountry({ typed }: PhoneDraft, country: PhoneCountry): PhoneDraft {
  return typePhone({ country, typed: '', isChosen: true }, typed)
}

/**
 * The number in E.164 once it is whole and can be one of the country; else what was typed, with a space behind its
 * prefix, so that nothing takes it for a number; empty while nothing is typed.
 */
export function phoneValue({ country, typed }: PhoneDraft): string {
  const plain = cleanTyped(typed)
  if (plain === '' || !OF_A_NUMBER.test(plain)) return plain
  if (plain.includes('+')) return plain.replace('+', '+ ')
  const { prefix } = PHONE_COUNTRIES[country]
  const national = withoutTrunk(country, toDigits(plain))
  return isOf(country, national) ? prefix + national : `${prefix} ${national}`
}

/** What is wrong with the value of a phone field; null when it is a whole number of one of our countries. */
export function phoneProblem(value: string): MessageKey | null {
  if (value === '') return 'form.phone.empty'
  if (COUNTRIES.some((country) => isWhole(country, value))) return null
  if (!OF_A_NUMBER.test(value)) return 'form.phone.wrong'
  const digits = toDigits(value)
  if (!COUNTRIES.some((country) => codeOf(country).startsWith(digits) || digits.startsWith(codeOf(country)))) {
    return 'form.phone.foreign'
  }
  const country = COUNTRIES.find((each) => digits.startsWith(codeOf(each)))
  if (!country) return 'form.phone.short'
  const missing = PHONE_COUNTRIES[country].digits - nationalOf(country, digits).length
  if (missing === 0) return 'form.phone.otherCountry'
  return missing > 0 ? 'form.phone.short' : 'form.phone.long'
}

/** A number of one of our countries as people write it: "+7 (701) 123 45 67", never broken over two lines. */
export function writePhone(phone: string): string {
  const found = countryOfWhole(toDigits(phone))
  return found ? `${PHONE_COUNTRIES[found.country].prefix} ${found.typed}`.replaceAll(' ', '\u00a0') : phone
}

/** Digits behind the prefix that stands beside the field; null for what has to stay as it was typed. */
function typeNational({ country, isChosen = false }: PhoneDraft, plain: string): PhoneDraft | null {
  if (!OF_A_NUMBER.test(plain)) return null
  const digits = toDigits(plain)
  const national = withoutTrunk(country, digits)
  const { digits: length, prefix } = PHONE_COUNTRIES[country]
  if (national.length < length || isOf(country, national)) return masked(country, national)
  // To cut a number that is too long, or to take a trunk prefix from one of elsewhere, would make another one of it.
  const unsure = digits.length === length ? masked(country, digits) : null
  if (isChosen) return unsure
  // An 8 may be the trunk prefix of a number whose last digit is still to come.
  const mayHaveTrunk = national.startsWith('8')
  const neighbour = mayHaveTrunk
    ? undefined
    : COUNTRIES.find((each) => PHONE_COUNTRIES[each].prefix === prefix && isOf(each, national))
  return neighbour ? masked(neighbour, national) : (countryOfWhole(digits) ?? unsure)
}

/** A number with its "+" at `plus`; null for what has to stay as it was typed. */
function typeInternational({ country, isChosen = false }: PhoneDraft, plain: string, plus: number): PhoneDraft | null {
  const digits = toDigits(plain.slice(plus))
  // What stands before the "+" may be words, but never digits that nobody would see go.
  if (digits !== toDigits(plain)) return null
  const found = countryOfPrefix(digits, country)
  // "+3" may become +375; +49 never will.
  if (!found || (isChosen && found !== country)) return null
  const national = nationalOf(found, digits)
  // Words beside a whole number are let go; a stray letter in one that is being typed is not.
  if (!isOf(found, national) && !OF_A_NUMBER.test(plain)) return null
  return national.length > PHONE_COUNTRIES[found].digits ? null : masked(found, national)
}

function masked(country: PhoneCountry, national: string): PhoneDraft {
  return { country, typed: MASKS[country].masked(national) }
}

/** Russia and Kazakhstan share +7: what follows tells them apart, 7 and 6 being Kazakhstan's. */
function countryOfPrefix(digits: string, now: PhoneCountry): PhoneCountry | null {
  if (digits.startsWith('375')) return 'by'
  if (!digits.startsWith('7')) return null
  if (digits.length === 1) return now === 'by' ? 'ru' : now
  return PHONE_COUNTRIES.kz.begins.test(digits.slice(1)) ? 'kz' : 'ru'
}

/** The country of a whole number that was written without "+", with its trunk digits or without. */
function countryOfWhole(digits: string): PhoneDraft | null {
  const found = COUNTRIES.find(
    (country) => digits.length > PHONE_COUNTRIES[country].digits && isOf(country, withoutTrunk(country, digits)),
  )
  return found ? masked(found, withoutTrunk(found, digits)) : null
}

function withoutTrunk(country: PhoneCountry, digits: string): string {
  const whole = PHONE_COUNTRIES[country].digits
  const trunk = TRUNKS[country].find((start) => digits.startsWith(start) && digits.length === whole + start.length)
  return trunk ? digits.slice(trunk.length) : digits
}

/** Whether digits are a whole national number that the country's numbering plan has. */
function isOf(country: PhoneCountry, national: string): boolean {
  const { digits, begins } = PHONE_COUNTRIES[country]
  return national.length === digits && begins.test(national)
}

function isWhole(country: PhoneCountry, value: string): boolean {
  return (
    isPhone(value) && value.startsWith(PHONE_COUNTRIES[country].prefix) && isOf(country, nationalOf(country, value))
  )
}

/** What stands behind the country's code, with its "+" or without. */
function nationalOf(country: PhoneCountry, digits: string): string {
  return digits.replace('+', '').slice(codeOf(country).length)
}

function codeOf(country: PhoneCountry): string {
  return PHONE_COUNTRIES[country].prefix.slice(1)
}
