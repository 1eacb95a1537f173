import type { getBilling } from '#endpoints/billing.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { Commission } from '#domain/money/commission.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minPayout, type Range } from '#domain/money/limits.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { type CryptoCoin, coinRate } from '../billing/exchange.ts'
import { type Blockchain, CHAINS } from '../billing/methods.ts'
import { roubles } from '../billing/scale.ts'
import { brand, type Names } from '../names.ts'

type MethodWire = NonNullable<EndpointWire<typeof getBilling>['crypto-payouts']>[number]

/** A payout method. Amounts are roubles (billing/scale). */
export type PayOutMethod = {
  hash: string
  name: Names
  min: number
  max: number
  commission: { percent: number; fixed: number }
  /** The longest processing time. */
  hours: number
  /** Without it, the payout goes to a card. */
  crypto?: { coin: CryptoCoin; chain: Blockchain }
}

const METHODS: readonly PayOutMethod[] = [
  {
    hash: 'card-payout',
    name: { en: 'Bank card', ru: 'Банковская карта', kz: 'Банк картасы' },
    min: 0,
    max: 100_000,
    commission: { percent: 2, fixed: 0 },
    hours: 72,
  },
  {
    hash: 'bitcoin-payout',
    name: brand('Bitcoin'),
    min: 2_000,
    max: 1_000_000,
    commission: { percent: 0.5, fixed: 100 },
    hours: 24,
    crypto: { coin: 'BTC', chain: CHAINS.bitcoin },
  },
  {
    hash: 'usdt-trc20-payout',
    name: brand('Tether TRC-20'),
    min: 500,
    max: 1_000_000,
    commission: { percent: 0, fixed: 100 },
    hours: 2,
    crypto: { coin: 'USDT', chain: CHAINS.tron },
  },
  {
    hash: 'usdt-erc20-payout',
    name: brand('Tether ERC-20'),
    min: 2_000,
    max: 1_000_000,
    commission: { percent: 1, fixed: 300 },
    hours: 24,
    crypto: { coin: 'USDT', chain: CHAINS.ethereum },
  },
]

export function payOutMethod(hash: string): PayOutMethod | null {
  return METHODS.find((method) => method.hash === hash) ?? null
}

/** The payout limits in minor units; never below the currency's own minimum. */
export function payoutRange({ min, max }: PayOutMethod, currency: Currency): Range {
  return { min: minor(Math.max(roubles(min, currency), minPayout(currency))), max: roubles(max, currency) }
}

export function payoutCommission({ commission }: PayOutMethod, currency: Currency): Commission {
  // The rule counts hundredths of a percent.
  return { percent: Math.round(commission.percent * 100), fixed: roubles(commission.fixed, currency) }
}

export function payoutsFor(currency: Currency): MethodWire[] {
  return METHODS.filter(({ crypto }) => !crypto).map((method) => shared(method, currency))
}

export function cryptoPayoutsFor(currency: Currency): MethodWire[] {
  return METHODS.flatMap((method) => {
    if (!method.crypto) return []
    const { coin, chain } = method.crypto
    const exchange = { exchange_currency: coin, exchange_rate: coinRate(coin, currency) }
    return [{ ...shared(method, currency), network: chain.network, ...exchange }]
  })
}

function shared(method: PayOutMethod, currency: Currency) {
  const { min, max } = payoutRange(method, currency)
  return {
    hash: method.hash,
    name: method.name,
    min_amount: toDecimal(min),
    max_amount: toDecimal(max),
    commission_percent: String(method.commission.percent),
    commission_fixed: toDecimal(roubles(method.commission.fixed, currency)),
    hours: method.hours,
  }
}
