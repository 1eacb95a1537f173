import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { MINOR_DIGITS } from '../../../worker/domain/money/currencies.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'

const DIGITS = 18
const ONE = 10n ** BigInt(DIGITS)

/** What one unit of a currency is worth in dollars, in millionths. */
const DOLLAR_MILLIONTHS: Record<Currency, bigint> = {
  RUB: 12_500n,
  INR: 11_800n,
  KZT: 2_100n,
  USD: 1_000_000n,
  EUR: 1_080_000n,
}
/** What one coin is worth in dollars. */
const COIN_DOLLARS = { BTC: 90_000n, USDT: 1n } as const
export type Coin = keyof typeof COIN_DOLLARS

/** How much of a coin one unit of a currency is: decimal text of up to 18 digits. */
export function coinRate(coin: Coin, currency: Currency): string {
  return written((DOLLAR_MILLIONTHS[currency] * ONE) / 1_000_000n / COIN_DOLLARS[coin])
}

/** How much of one currency one unit of another is. */
export function currencyRate(to: Currency, from: Currency): string {
  return written((DOLLAR_MILLIONTHS[from] * ONE) / DOLLAR_MILLIONTHS[to])
}

/** An amount at a rate, rounded up to as many digits as the coin has: what is to be sent for it. */
export function atRate(amount: Minor, rate: string, digits: number): string {
  const exact = (BigInt(amount) * units(rate)) / 10n ** BigInt(MINOR_DIGITS)
  const cut = 10n ** BigInt(DIGITS - digits)
  return written(((exact + cut - 1n) / cut) * cut)
}

function units(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * ONE + BigInt(fraction.padEnd(DIGITS, '0'))
}

function written(value: bigint): string {
  const text = value.toString().padStart(DIGITS + 1, '0')
  const fraction = text.slice(-DIGITS).replace(/0+$/, '')
  return text.slice(0, -DIGITS) + (fraction === '' ? '' : `.${fraction}`)
}
