export type Range = { min: number; max: number }

/** A decimal as a whole number of its last digits: "50.5" with two digits is 5050; null where it is none. */
export function readDecimal(text: string, digits: number): number | null {
  const compact = text.replace(/[\s×%]/g, '').replace(',', '.')
  const match = /^(\d{1,7})(?:\.(\d*))?$/.exec(compact)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > digits) return null
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'))
}

/** The inverse, as it stands in a field: 5050 with two digits is "50.50". */
export function writeDecimal(value: number, digits: number): string {
  const text = String(value).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export function within(value: number, { min, max }: Range): number {
  return Math.max(min, Math.min(value, max))
}
