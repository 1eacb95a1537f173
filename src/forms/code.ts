import { cleanTyped, toDigits } from '../../worker/domain/account/typed-text.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** Digits of a code. */
const LENGTH = 6
const NUMBER = /[0-9]+/g
/** Numbers that are one with what stands between them: a time, a date, a sum. */
const JOINED = /[0-9]+(?:[:.,/][0-9]+)+/g
/** Numbers with a dash between them, or a space. */
const GROUPS = [/[0-9]+(?:-[0-9]+)+/g, /[0-9]+(?: [0-9]+)+/g]
const BETWEEN_GROUPS = /[ -]/
/** A text of digits alone, however they are grouped. */
const DIGITS_ALONE = /^[0-9 -]*$/

/**
 * The codes that a text may hold, as it was typed or as a whole message was pasted: six digits that stand together; where
 * there are none, six in groups as long as each other, such as 123-456. A time, a sum or a telephone number beside it is
 * none. The same code twice is one.
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

/** The code of a text that has more in it, to be shown beside; null where the text is the code itself or holds none. */
export function foundCode(text: string): string | null {
  const isMore = !DIGITS_ALONE.test(cleanTyped(text))
  return isMore && codeProblem(text) === null ? readCode(text) : null
}

/** The code of a text that holds one; else what was typed, without what nobody sees. */
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
