import { CURRENCIES, type Currency, MINOR_DIGITS } from '#domain/money/currencies.ts'
import type { Rates } from '#domain/money/rates.ts'
import { type Minor, minor } from '#domain/money/money.ts'

const DIGITS = 18
const ONE = 10n ** BigInt(DIGITS)

/** The value of one unit of a currency, in millionths of a dollar. */
const DOLLAR_MILLIONTHS: Record<Currency, bigint> = {
  RUB: 12_500n,
  INR: 11_800n,
  KZT: 2_100n,
  USD: 1_000_000n,
  EUR: 1_080_000n,
}
/** The value of one coin in dollars. */
const COIN_DOLLARS = { BTC: 90_000n, USDT: 1n } as const
export type CryptoCoin = keyof typeof COIN_DOLLARS

/** The coins per unit of a currency: decimal text of up to 18 digits. */
export function coinRate(coin: CryptoCoin, currency: Currency): string {
  return written((DOLLAR_MILLIONTHS[currency] * ONE) / 1_000_000n / COIN_DOLLARS[coin])
}

/** The units of one currency per unit of another. */
export function currencyRate(to: Currency, from: Currency): string {
  return written((DOLLAR_MILLIONTHS[from] * ONE) / DOLLAR_MILLIONTHS[to])
}

/** How much of each other currency one unit of a currency is. */
export function getRates(currency: Currency): Rates {
  return Object.fromEntries(
    CURRENCIES.filter((each) => each !== currency).map((each) => [each, currencyRate(each, currency)]),
  )
}

/** An amount in another currency, rounded to the nearest minor unit. */
export function exchangeAmount(amount: Minor, from: Currency, to: Currency): Minor {
  if (from === to) return amount
  const rate = DOLLAR_MILLIONTHS[to]
  return minor(Number((BigInt(amount) * DOLLAR_MILLIONTHS[from] * 2n + rate) / (rate * 2n)))
}

/** Converts an amount to coins, rounded up to the coin's digits. */
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
