import { cleanTyped } from '../../../worker/domain/account/typed-text.ts'

export type HundredthsRange = { min: number; max: number }

/** A typed decimal, with a comma, a point or Arabic's own sign, as a whole number of its last digits: "50.5" with two is 5050; null where it is none. */
export function readDecimal(text: string, digits: number): number | null {
  const compact = cleanTyped(text)
    .replace(/[ ×%]/g, '')
    .replace(/[,\u066b]/, '.')
  const match = /^(\d{1,7})(?:\.(\d*))?$/.exec(compact)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > digits) return null
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'))
}

/** How it is written in a field, by a comma or a point as its reader does: without groups, which reading takes for none. */
export function decimalFormat(digits: number) {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
}

export function within(value: number, { min, max }: HundredthsRange): number {
  return Math.max(min, Math.min(value, max))
}
