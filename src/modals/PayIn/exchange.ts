import { MINOR_DIGITS } from '../../../worker/domain/money/currencies.ts'
import { type Minor, minor } from '../../../worker/domain/money/money.ts'

const RATE = /^(\d{1,18})(?:\.(\d{1,18}))?$/
/** So many digits after the point are worth reading; what is asked for in the end comes from the operator, digit for digit. */
const SHOWN_DIGITS = 8n
/** Far more than any coin costs, and far less than what money may be. */
const MOST_PRICE = 10n ** 14n

/**
 * About how much of another currency an amount is: `rate` is how much of it one unit costs, a decimal. A decimal,
 * rounded up where it is to be sent and down where it is to come; null where the rate is none. Counted in whole numbers.
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
 * About what one of the other currency costs, in minor units: tells more than a rate with many noughts. null where the
 * rate is none, or the price is beyond what money is counted in.
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
