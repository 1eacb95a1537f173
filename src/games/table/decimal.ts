import { cleanTyped } from '#domain/player/typed-text.ts'

export type HundredthsRange = { min: number; max: number }

/**
 * Parses a typed decimal (with comma, point or Arabic separator) into an integer of its last digit's unit: "50.5" with
 * two digits is 5050; null if invalid.
 */
export function readDecimal(text: string, digits: number): number | null {
  const compact = cleanTyped(text)
    .replace(/[ ×%]/g, '')
    .replace(/[,\u066b]/, '.')
  const match = /^(\d{1,7})(?:\.(\d*))?$/.exec(compact)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > digits) return null
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'))
}

/** Number format for inputs, with the locale's decimal separator: without grouping, which readDecimal rejects. */
export function decimalFormat(digits: number) {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
}

export function within(value: number, { min, max }: HundredthsRange): number {
  return Math.max(min, Math.min(value, max))
}
