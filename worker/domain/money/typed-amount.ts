import { type Currency, MINOR_DIGITS } from './currencies.ts'
import { currencySymbol } from './currency-symbol.ts'
import type { Locale } from '../languages/locales.ts'
import { SPEAKERS } from '../languages/speakers.ts'
import { fromDecimal, type Minor, toDecimal } from './money.ts'
import { cleanTyped } from '../player/typed-text.ts'

export type TypedAmountProblem = 'empty' | 'notANumber' | 'tooPrecise' | 'tooLarge' | 'doubtful'
export type TypedAmount = { ok: true; value: Minor } | { ok: false; problem: TypedAmountProblem }

/** Digits with separators between them; one may be last, when the player is about to type a fraction. */
const FORM = /^\d+(?:[., '’]\d+)*[.,]?$/
const SIGN = /[., '’]/
/** Arabic decimal and group separators. */
const ARABIC_POINT = /\u066b/g
const ARABIC_GROUP = /\u066c/g

/**
 * Parses an amount that a player typed, in the interface language. Returns minor units or the problem. A comma or a
 * point starts the fraction in every language; spaces and apostrophes separate groups of three digits, in English
 * commas as well. Input with two meanings ("1,000" outside of English, "1.000", "10 00") is `doubtful`, never guessed.
 * Plus and minus signs, letters and exponents are `notANumber`. If `currency` is given, its sign or code may be before
 * or after the number, as the app formats amounts; that of another currency is `notANumber`.
 */
export function parseTyped(text: string, locale: Locale, currency: Currency | null = null): TypedAmount {
  const typed = cleanTyped(text).replace(ARABIC_POINT, '.').replace(ARABIC_GROUP, '’')
  const plain = withoutSign(typed, currency)
  if (plain === '') return { ok: false, problem: 'empty' }
  if (!FORM.test(plain)) return { ok: false, problem: 'notANumber' }
  const read = readParts(plain, locale)
  if (typeof read === 'string') return { ok: false, problem: read }
  const { whole, fraction } = read
  if (fraction.length > MINOR_DIGITS) return { ok: false, problem: 'tooPrecise' }
  const value = fromDecimal(`${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(MINOR_DIGITS, '0')}`)
  return value === null ? { ok: false, problem: 'tooLarge' } : { ok: true, value }
}

/** An amount for an input field: no digit groups, no ".00", and the decimal sign of the language. In: minor units. */
export function toTyped(amount: Minor, locale: Locale): string {
  return toDecimal(amount).replace('.00', '').replace('.', SPEAKERS[locale].decimalMark)
}

function withoutSign(text: string, currency: Currency | null): string {
  if (currency === null) return text
  for (const sign of [currencySymbol(currency), currency]) {
    if (startsWith(text, sign)) return text.slice(sign.length).trim()
    if (startsWith(text.slice(-sign.length), sign)) return text.slice(0, -sign.length).trim()
  }
  return text
}

function startsWith(text: string, sign: string): boolean {
  return text.slice(0, sign.length).toUpperCase() === sign
}

type Parts = { whole: string; fraction: string }

function readParts(text: string, locale: Locale): Parts | 'doubtful' | 'notANumber' {
  const groups = text.split(SIGN)
  const signs = [...text].filter((char) => SIGN.test(char))
  if (areWhole(groups, signs)) {
    return parts(signs, locale) ? { whole: groups.join(''), fraction: '' } : 'doubtful'
  }
  const last = signs.pop()
  const fraction = groups.pop() ?? ''
  if (last === undefined) return { whole: fraction, fraction: '' }
  if (!isFractionSign(last)) return 'doubtful'
  if (signs.length > 0) {
    if (!areWhole(groups, signs)) return signs.every(isFractionSign) ? 'notANumber' : 'doubtful'
    if (signs[0] === last) return 'notANumber'
    if (!parts(signs, locale)) return 'doubtful'
  }
  return { whole: groups.join(''), fraction }
}

/** Whether it is a first group of 1 to 3 digits, then groups of 3, all with the same separator. */
function areWhole([first = '', ...rest]: readonly string[], signs: readonly string[]): boolean {
  if (rest.length === 0 || signs.some((sign) => sign !== signs[0])) return false
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3)
}

/** Whether this language reads the sign, before groups of three digits, as a group separator. */
function parts([sign = '']: readonly string[], locale: Locale): boolean {
  return !isFractionSign(sign) || (sign === ',' && SPEAKERS[locale].decimalMark === '.')
}

function isFractionSign(sign: string): boolean {
  return sign === '.' || sign === ','
}
