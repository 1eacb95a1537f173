import { isCountry } from './country-codes.ts'

/** Minimum age to play, years, by country code; "*" is for every country that is not listed. */
export type MinAges = Readonly<Record<string, number>>

const ENTRY = /^(\*|[A-Z]{2}):(1[89]|[2-9]\d)$/

/** Parses "*:18,KZ:21"; null if an entry is wrong or repeated, or "*" is missing. */
export function readMinAges(text: string): MinAges | null {
  const ages = new Map<string, number>()
  for (const entry of text.split(',')) {
    const [, country, age] = ENTRY.exec(entry.trim().toUpperCase()) ?? []
    if (country === undefined || ages.has(country)) return null
    if (country !== '*' && !isCountry(country)) return null
    ages.set(country, Number(age))
  }
  return ages.has('*') ? Object.fromEntries(ages) : null
}
