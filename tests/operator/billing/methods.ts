import type { Currency } from '#domain/money/currencies.ts'
import { DEPOSIT_LIMITS, type Range } from '#domain/money/limits.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { PaymentMeans } from '#domain/money/payment.ts'
import type { getBilling } from '#endpoints/billing.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { type CryptoCoin, coinRate, currencyRate } from './exchange.ts'
import { brand, type Names } from '../names.ts'
import { roubles } from './scale.ts'

type BillingWire = EndpointWire<typeof getBilling>
type MethodWire = NonNullable<BillingWire['payments']['methods']>[number]
type CryptoWire = NonNullable<BillingWire['crypto-payments']>[number]

/** A blockchain: its displayed network name, and the confirmations needed for a payment. */
export type Blockchain = { id: 'bitcoin' | 'ethereum' | 'tron'; network: string; confirmations: number }

/** A deposit method. `limits` are roubles; without them the contract's defaults apply. */
export type PayInMethod = {
  hash: string
  name: Names
  kind: 'redirect' | 'card' | 'phone' | 'crypto'
  means?: PaymentMeans
  limits: { min: number; max: number; standard: number } | null
  /** The payment system's commission. */
  commissionPercent: number
  /** The longest time until it is credited; 0 is at once. */
  minutes: number
  /** The currency it accepts, if not the player's own. */
  paidIn?: Currency
  /** Where the player sends the money, for methods that show it. */
  card?: { card_number: string | null; phone_number: string | null }
  crypto?: { coin: CryptoCoin; digits: number; chain: Blockchain }
}

export const CHAINS = {
  bitcoin: { id: 'bitcoin', network: 'Bitcoin', confirmations: 2 },
  tron: { id: 'tron', network: 'TRC-20', confirmations: 19 },
  ethereum: { id: 'ethereum', network: 'ERC-20', confirmations: 12 },
} as const satisfies Record<string, Blockchain>

const METHODS: readonly PayInMethod[] = [
  {
    hash: 'bank-card',
    name: { en: 'Bank card', ru: 'Банковская карта', kz: 'Банк картасы' },
    kind: 'redirect',
    means: 'card',
    limits: { min: 100, max: 100_000, standard: 500 },
    commissionPercent: 0,
    minutes: 0,
  },
  {
    hash: 'mobile-payment',
    name: { en: 'Mobile payment', ru: 'Мобильный платёж', kz: 'Мобильді төлем' },
    kind: 'phone',
    limits: { min: 50, max: 15_000, standard: 300 },
    commissionPercent: 0,
    minutes: 5,
    card: { card_number: null, phone_number: '+7 700 000 00 00' },
  },
  {
    hash: 'bank-transfer',
    name: { en: 'Bank transfer', ru: 'Банковский перевод', kz: 'Банк аударымы' },
    kind: 'card',
    limits: { min: 1_000, max: 300_000, standard: 5_000 },
    commissionPercent: 0,
    minutes: 60,
    card: { card_number: '0000 0000 0000 0000', phone_number: null },
  },
  {
    hash: 'play-wallet',
    name: { en: 'E-wallet', ru: 'Электронный кошелёк', kz: 'Электрондық әмиян' },
    kind: 'redirect',
    means: 'wallet',
    limits: null,
    commissionPercent: 0,
    minutes: 0,
  },
  {
    hash: 'payment-kiosk',
    name: { en: 'Payment kiosk', ru: 'Платёжный терминал', kz: 'Төлем терминалы' },
    kind: 'redirect',
    means: 'terminal',
    limits: { min: 100, max: 15_000, standard: 500 },
    commissionPercent: 3,
    minutes: 30,
    paidIn: 'RUB',
  },
  {
    hash: 'bitcoin',
    name: brand('Bitcoin'),
    kind: 'crypto',
    limits: { min: 1_000, max: 1_000_000, standard: 10_000 },
    commissionPercent: 0,
    minutes: 30,
    crypto: { coin: 'BTC', digits: 8, chain: CHAINS.bitcoin },
  },
  {
    hash: 'usdt-trc20',
    name: brand('Tether TRC-20'),
    kind: 'crypto',
    limits: { min: 500, max: 1_000_000, standard: 5_000 },
    commissionPercent: 1,
    minutes: 5,
    crypto: { coin: 'USDT', digits: 6, chain: CHAINS.tron },
  },
  {
    hash: 'usdt-erc20',
    name: brand('Tether ERC-20'),
    kind: 'crypto',
    limits: { min: 2_000, max: 1_000_000, standard: 5_000 },
    commissionPercent: 1,
    minutes: 10,
    crypto: { coin: 'USDT', digits: 6, chain: CHAINS.ethereum },
  },
]

export function methodByHash(hash: string): PayInMethod | null {
  return METHODS.find((method) => method.hash === hash) ?? null
}

/** The deposit limits of a method, in minor units of the currency. */
export function depositRange({ limits }: PayInMethod, currency: Currency): Range {
  if (!limits) return DEPOSIT_LIMITS
  return { min: roubles(limits.min, currency), max: roubles(limits.max, currency) }
}

/** The methods for players of a currency, in the wire format. */
export function methodsFor(currency: Currency): MethodWire[] {
  return METHODS.flatMap((method) => {
    const { kind, means = null, paidIn } = method
    if (kind === 'crypto') return []
    const isExchanged = paidIn !== undefined && paidIn !== currency
    const exchange = isExchanged && { exchange_currency: paidIn, exchange_rate: currencyRate(paidIn, currency) }
    return [{ ...shared(method, currency), kind, means, exchange_currency: null, ...exchange }]
  })
}

/** The methods that are paid with coins. */
export function cryptoMethodsFor(currency: Currency): CryptoWire[] {
  return METHODS.flatMap((method) => {
    if (!method.crypto) return []
    const { coin, chain } = method.crypto
    return [
      {
        ...shared(method, currency),
        network: chain.network,
        confirmations: chain.confirmations,
        exchange_currency: coin,
        exchange_rate: coinRate(coin, currency),
      },
    ]
  })
}

function shared({ hash, name, limits, commissionPercent, minutes }: PayInMethod, currency: Currency) {
  const decimal = (units: number): string => toDecimal(roubles(units, currency))
  return {
    hash,
    name,
    commission_percent: String(commissionPercent),
    minutes,
    ...(limits && {
      min_amount: decimal(limits.min),
      max_amount: decimal(limits.max),
      default_amount: decimal(limits.standard),
    }),
  }
}
