import { cleanTyped, toDigits } from '#domain/player/typed-text.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** Number of digits in a code. */
const LENGTH = 6
const NUMBER = /[0-9]+/g
/** Digits joined by punctuation are one value: a time, a date or an amount. */
const JOINED = /[0-9]+(?:[:.,/][0-9]+)+/g
/** Groups of digits joined by dashes or by spaces. */
const GROUPS = [/[0-9]+(?:-[0-9]+)+/g, /[0-9]+(?: [0-9]+)+/g]
const BETWEEN_GROUPS = /[ -]/
/** Only digits, in any grouping. */
const DIGITS_ALONE = /^[0-9 -]*$/

/**
 * The possible codes in a typed text or a pasted message: six adjacent digits, or else six digits in groups of equal
 * length, such as 123-456. Times, amounts and phone numbers are ignored; duplicates count once.
 */
function codesIn(text: string): string[] {
  const plain = cleanTyped(text)
  const together = whole(plain.match(NUMBER))
  if (together.length > 0) return [...new Set(together)]
  if (DIGITS_ALONE.test(plain)) return whole([toDigits(plain)])
  const rest = plain.replace(JOINED, ',')
  const groups = GROUPS.flatMap((pattern) => rest.match(pattern) ?? [])
  return [...new Set(whole(groups.filter(isEven).map(toDigits)))]
}

/** The code found in a longer text, to show it as a hint; null if the text is only the code, or has not exactly one. */
export function foundCode(text: string): string | null {
  const isMore = !DIGITS_ALONE.test(cleanTyped(text))
  return isMore && codeProblem(text) === null ? readCode(text) : null
}

/** The code if the text has exactly one; otherwise the typed text without invisible characters. */
export function readCode(text: string): string {
  const [code = cleanTyped(text), another] = codesIn(text)
  return another === undefined ? code : cleanTyped(text)
}

export function codeProblem(text: string): MessageKey | null {
  if (cleanTyped(text) === '') return 'code.empty'
  const codes = codesIn(text)
  if (codes.length > 1) return 'code.several'
  return codes.length === 1 ? null : 'code.short'
}

function isEven(group: string): boolean {
  return new Set(group.split(BETWEEN_GROUPS).map(({ length }) => length)).size === 1
}

function whole(numbers: readonly string[] | null | undefined): string[] {
  return (numbers ?? []).filter((digits) => digits.length === LENGTH)
}
