import { minAge } from '../settings/configuration.ts'
import type { MinAges } from '../settings/min-age-setting.ts'

/** How old a player has to be in a country ("KZ"); where the country is unknown, the greatest age of the setting. */
export function getMinAge(country: string | null, ages: MinAges = minAge): number {
  const greatest = Math.max(...Object.values(ages))
  return country === null ? greatest : (ages[country.toUpperCase()] ?? ages['*'] ?? greatest)
}
