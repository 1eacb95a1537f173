import { minAge } from '../settings/configuration.ts'
import type { MinAges } from '../settings/min-age-setting.ts'

/** The minimum age, years, in a country (ISO code); if the country is unknown, the highest age of the setting. */
export function getMinAge(country: string | null, ages: MinAges = minAge): number {
  const greatest = Math.max(...Object.values(ages))
  return country === null ? greatest : (ages[country.toUpperCase()] ?? ages['*'] ?? greatest)
}
