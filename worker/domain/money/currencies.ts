/** The currencies of the product. All five have hundredths as their minor unit. */
export const CURRENCIES = ['RUB', 'USD', 'KZT', 'INR', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'RUB'
export const MINOR_DIGITS = 2
export const MINOR_PER_UNIT = 10 ** MINOR_DIGITS

const SYMBOLS: Record<Currency, string> = { RUB: '₽', USD: '$', KZT: '₸', INR: '₹', EUR: '€' }

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/** The currency offered to a player of a country (ISO code). */
export function getCountryCurrency(country: string | null | undefined): Currency {
  return country?.toUpperCase() === 'KZ' ? 'KZT' : DEFAULT_CURRENCY
}

export function currencySymbol(currency: Currency): string {
  return SYMBOLS[currency]
}
