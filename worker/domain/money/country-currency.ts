import { type Currency, DEFAULT_CURRENCY } from './currencies.ts'

/** The currency offered to a player of a country (ISO code). */
export function getCountryCurrency(country: string | null | undefined): Currency {
  return country?.toUpperCase() === 'KZ' ? 'KZT' : DEFAULT_CURRENCY
}
