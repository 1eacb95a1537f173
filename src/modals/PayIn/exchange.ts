import { MINOR_DIGITS } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'

const RATE = /^(\d{1,18})(?:\.(\d{1,18}))?$/
/** Digits shown after the point. This is only an estimate: the exact amount comes from the operator. */
const SHOWN_DIGITS = 8n
/** Far above the price of any coin, and far below the largest safe amount. */
const MOST_PRICE = 10n ** 14n

/**
 * The approximate amount in another currency as a decimal string. `rate` is the price of one unit in that currency, a
 * decimal. Rounded up for amounts to send and down for amounts to receive; null if the rate is invalid. Uses BigInt to
 * avoid floating-point errors.
 */
export function exchanged(amount: Minor, rate: string, rounded: 'up' | 'down'): string | null {
  const match = RATE.exec(rate)
  if (!match || amount < 0) return null
  const [, whole = '0', fraction = ''] = match
  const factor = BigInt(whole + fraction)
  if (factor === 0n) return null
  const scale = 10n ** BigInt(fraction.length + MINOR_DIGITS)
  const shown = 10n ** SHOWN_DIGITS
  const value = (BigInt(amount) * factor * shown + (rounded === 'up' ? scale - 1n : 0n)) / scale
  const rest = String(value % shown)
    .padStart(Number(SHOWN_DIGITS), '0')
    .replace(/0+$/, '')
  return rest === '' ? String(value / shown) : `${value / shown}.${rest}`
}

/**
 * The approximate price of one unit of the other currency in minor units: easier to read than a rate with many zeros.
 * null if the rate is invalid, or the price is too large for an amount of money.
 */
export function priceOfOne(rate: string): Minor | null {
  const match = RATE.exec(rate)
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  const factor = BigInt(whole + fraction)
  if (factor === 0n) return null
  const price = (10n ** BigInt(fraction.length + MINOR_DIGITS) + factor / 2n) / factor
  return price < MOST_PRICE ? minor(Number(price)) : null
}
