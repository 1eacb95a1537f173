import { isCountry } from './country-codes.ts'

/** A number by country code; "*" is for every country that is not listed. */
export type ByCountry = Readonly<Record<string, number>>

const ENTRY = /^(\*|[A-Z]{2}):(\d{1,4})$/

/**
 * Parses "*:18,KZ:21"; null if an entry is wrong or repeated, if a number is not from `least` to `most`, or if "*" is
 * missing.
 */
export function readByCountry(text: string, least: number, most: number): ByCountry | null {
  const found = new Map<string, number>()
  for (const entry of text.split(',')) {
    const [, country, digits] = ENTRY.exec(entry.trim().toUpperCase()) ?? []
    const value = Number(digits)
    if (country === undefined || found.has(country) || value < least || value > most) return null
    if (country !== '*' && !isCountry(country)) return null
    found.set(country, value)
  }
  return found.has('*') ? Object.fromEntries(found) : null
}

/** The numbers of the countries that are known (ISO codes; null is unknown); all of the setting if none is. */
export function numbersFor(countries: readonly (string | null)[], numbers: ByCountry): number[] {
  const all = Object.values(numbers)
  const known = countries.filter((country) => country !== null)
  const [general = Math.max(...all)] = numbers['*'] === undefined ? [] : [numbers['*']]
  return known.length === 0 ? all : known.map((country) => numbers[country.toUpperCase()] ?? general)
}
