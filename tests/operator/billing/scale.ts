import { type Currency, MINOR_PER_UNIT } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'

/**
 * Factors that scale a rouble amount to another currency: multiply, then divide. Chosen for round figures; they are not
 * exchange rates.
 */
const SCALE: Record<Currency, { times: number; over: number }> = {
  RUB: { times: 1, over: 1 },
  INR: { times: 1, over: 1 },
  KZT: { times: 5, over: 1 },
  USD: { times: 1, over: 100 },
  EUR: { times: 1, over: 100 },
}

/** Converts roubles to minor units of a currency, rounded down. */
export function roubles(units: number, currency: Currency): Minor {
  return fromKopecks(minor(Math.round(units * MINOR_PER_UNIT)), currency)
}

/** Converts kopecks to minor units of a currency, rounded down. */
export function fromKopecks(kopecks: Minor, currency: Currency): Minor {
  const { times, over } = SCALE[currency]
  return minor(Math.floor((kopecks * times) / over))
}

/** Converts an amount to kopecks, rounded down, to compare the amounts of several currencies. */
export function toKopecks(amount: Minor, currency: Currency): Minor {
  const { times, over } = SCALE[currency]
  return minor(Math.floor((amount * over) / times))
}

/** Converts an amount to whole roubles, to count all currencies in one unit. */
export function wholeRoubles(amount: Minor, currency: Currency): number {
  return Math.floor(toKopecks(amount, currency) / MINOR_PER_UNIT)
}
