import type { Currency } from './currencies.ts'

const SYMBOLS: Record<Currency, string> = { RUB: '₽', USD: '$', KZT: '₸', INR: '₹', EUR: '€' }

export function currencySymbol(currency: Currency): string {
  return SYMBOLS[currency]
}
