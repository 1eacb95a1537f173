/** The currencies of the product. All five have hundredths as their minor unit. */
export const CURRENCIES = ['RUB', 'USD', 'KZT', 'INR', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'RUB'
export const MINOR_DIGITS = 2
export const MINOR_PER_UNIT = 10 ** MINOR_DIGITS

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}
