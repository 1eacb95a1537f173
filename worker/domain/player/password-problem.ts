import { brandName } from '../settings/configuration.ts'
import { isCommonPassword } from './common-passwords.ts'
import { PASSWORD_LENGTH } from './password.ts'

/** What is known of the password's owner. */
export type PasswordOwner = {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

export type PasswordProblem =
  | 'empty'
  | 'short'
  | 'long'
  | 'isEmail'
  | 'isPhone'
  | 'oneLetter'
  | 'common'
  | 'own'
  | 'brand'

/** Keys of the Russian and Kazakh keyboards, and the Latin ones in their places: "йцукен" is "qwerty". */
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю'
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."

/** Shorter words are parts of too many passwords. */
const WORD_MIN = 3
/** The digits of a number after its country code, in all supported countries. */
const NATIONAL_DIGITS = 9

/**
 * The problem with a new password that the client can find; null if none. Rejected are, in any case: the most common
 * passwords, repeated and consecutive characters, and what has nothing but the owner's own words, or the brand's name,
 * with digits and signs.
 */
export function getPasswordProblem(
  password: string,
  owner: PasswordOwner = {},
  brand: string = brandName,
): PasswordProblem | null {
  if (password === '') return 'empty'
  if (password.length < PASSWORD_LENGTH.min) return 'short'
  if (password.length > PASSWORD_LENGTH.max) return 'long'
  const plain = password.toLowerCase()
  const { name, email, phone } = owner
  if (plain === email?.trim().toLowerCase()) return 'isEmail'
  if (phone && isNumber(plain, phone)) return 'isPhone'
  if (new Set(plain).size === 1) return 'oneLetter'
  const brandWords = toWords(brand)
  if (containsOnly(plain, brandWords)) return 'brand'
  const [beforeAt = ''] = (email ?? '').split('@')
  if (containsOnly(plain, [...brandWords, ...toWords(name ?? ''), ...toWords(beforeAt)])) return 'own'
  return isCommonPassword(toLatinKeys(plain)) || isRepeated(plain) || isConsecutive(plain) ? 'common' : null
}

function isNumber(password: string, phone: string): boolean {
  if (!/^[+\d\s()-]+$/.test(password)) return false
  const digits = password.replace(/\D/g, '')
  return phone.endsWith(digits) || digits.endsWith(phone.slice(-NATIONAL_DIGITS))
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => word.length >= WORD_MIN)
}

/** Whether the letters of a password are these words and nothing else. */
function containsOnly(password: string, words: readonly string[]): boolean {
  const letters = password.replace(/\P{L}/gu, '')
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return letters !== '' && longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters) === ''
}

function toLatinKeys(password: string): string {
  return [...password].map((letter) => LATIN_KEYS[CYRILLIC_KEYS.indexOf(letter)] ?? letter).join('')
}

/** "12341234", "abcabcabc". */
function isRepeated(password: string): boolean {
  return /^(.{1,4})\1+$/u.test(password)
}

/** "23456789", "hgfedcba". */
function isConsecutive(password: string): boolean {
  const codes = Array.from(password, (letter) => letter.charCodeAt(0))
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code === (codes[at - 1] ?? 0) + step))
}
