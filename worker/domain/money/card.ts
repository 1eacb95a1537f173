import { cleanTyped } from '../player/typed-text.ts'

export type CardProblem = 'empty' | 'wrongForm' | 'wrongChecksum'

/** Removes spaces and dashes from a typed card number. */
export function cardDigits(typed: string): string {
  return cleanTyped(typed).replace(/[ -]/g, '')
}

/**
 * Checks a typed card number: 12 to 19 digits, the first one not zero, with a right Luhn check digit. Returns what is
 * wrong, or null.
 */
export function cardProblem(typed: string): CardProblem | null {
  const digits = cardDigits(typed)
  if (digits === '') return 'empty'
  if (!/^[1-9][0-9]{11,18}$/.test(digits)) return 'wrongForm'
  return luhn(digits) ? null : 'wrongChecksum'
}

/** Luhn: every second digit from the right is doubled and its digits are added up; the sum must be a multiple of 10. */
function luhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const value = Number(digits[digits.length - 1 - at])
    const counted = at % 2 === 0 ? value : value * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
