import { type ByCountry, numbersFor } from '../settings/by-country.ts'
import { minAge } from '../settings/configuration.ts'

/**
 * The minimum age, years, that satisfies every given country (ISO codes), such as that of the address and that of the
 * phone number. Unknown ones (null) do not count; if none is known, the highest age of the setting.
 */
export function getMinAge(countries: readonly (string | null)[], ages: ByCountry = minAge): number {
  return Math.max(...numbersFor(countries, ages))
}
