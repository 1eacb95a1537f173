import { type Currency, MINOR_PER_UNIT } from './currencies.ts'
import { type Minor, minor } from './money.ts'

/** How much of a currency one unit of the amounts beside it is: decimal text, as sent. For approximate amounts only. */
export type Rates = { [Each in Currency]?: string | undefined }

const RATE = /^(\d{1,18})(?:\.(\d{1,18}))?$/
/** Far above any prize, and far below the largest safe amount. */
const MOST = 10n ** 15n

/**
 * About how much an amount is by a rate, rounded down, to whole units from one on; null if the rate is invalid, or too
 * large or small for an amount of money.
 */
export function convertByRate(amount: Minor, rate: string): Minor | null {
  const [, whole = '', fraction = ''] = RATE.exec(rate) ?? []
  if (whole === '' || amount < 0) return null
  const value = (BigInt(amount) * BigInt(whole + fraction)) / 10n ** BigInt(fraction.length)
  if (value > MOST || (value === 0n && amount > 0)) return null
  const units = BigInt(MINOR_PER_UNIT)
  return minor(Number(value < units ? value : value - (value % units)))
}
