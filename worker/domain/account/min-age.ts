import { minAge } from '../settings/configuration.ts'
import type { MinAges } from '../settings/min-age-setting.ts'

/**
 * The minimum age, years, that satisfies every given country (ISO codes), such as that of the address and that of the
 * phone number. Unknown ones (null) do not count; if none is known, the highest age of the setting.
 */
export function getMinAge(countries: readonly (string | null)[], ages: MinAges = minAge): number {
  const greatest = Math.max(...Object.values(ages))
  const known = countries.filter((country) => country !== null)
  if (known.length === 0) return greatest
  return Math.max(...known.map((country) => ages[country.toUpperCase()] ?? ages['*'] ?? greatest))
}
