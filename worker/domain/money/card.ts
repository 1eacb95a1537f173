import { cleanTyped } from '../account/typed-text.ts'

export type CardProblem = 'empty' | 'wrongForm' | 'wrongChecksum'

/** The digits of a card's number as it was typed, with spaces or dashes between its groups. */
export function cardDigits(typed: string): string {
  return cleanTyped(typed).replace(/[ -]/g, '')
}

/** What is wrong with a card's number; null where it is 12 to 19 digits, the first no nought, and its last one checks the others (Luhn). */
export function cardProblem(typed: string): CardProblem | null {
  const digits = cardDigits(typed)
  if (digits === '') return 'empty'
  if (!/^[1-9][0-9]{11,18}$/.test(digits)) return 'wrongForm'
  return luhn(digits) ? null : 'wrongChecksum'
}

/** Every second digit from the right counts double, its own digits added up; the sum is a multiple of ten. */
function luhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const value = Number(digits[digits.length - 1 - at])
    const counted = at % 2 === 0 ? value : value * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
