import type { Currency } from '../../../worker/rules/currencies.ts'
import { DEPOSIT_LIMITS, type Range } from '../../../worker/rules/limits.ts'
import { type Minor, minor, toDecimal } from '../../../worker/rules/money.ts'
import type { getBilling } from '../../../worker/api/billing.ts'
import type { WireOf } from '../../../worker/api/endpoint.ts'

type MethodWire = NonNullable<WireOf<typeof getBilling>['payments']['methods']>[number]

/** A way to pay in. `limits` are kopecks for a rouble player; without them the contract's defaults hold. */
type PayInMethod = {
  hash: string
  name: string
  limits: (Range & { standard: Minor }) | null
  /** Where the player sends the money, for methods that say so. */
  card?: { card_number: string | null; phone_number: string | null }
}

const roubles = (min: number, max: number, standard: number) => ({
  min: minor(min * 100),
  max: minor(max * 100),
  standard: minor(standard * 100),
})

const METHODS: readonly PayInMethod[] = [
  { hash: 'bank-card', name: 'Bank card', limits: roubles(100, 100_000, 500) },
  {
    hash: 'mobile-payment',
    name: 'Mobile payment',
    limits: roubles(50, 15_000, 300),
    card: { card_number: null, phone_number: '+7 700 000 00 00' },
  },
  {
    hash: 'bank-transfer',
    name: 'Bank transfer',
    limits: roubles(1_000, 300_000, 5_000),
    card: { card_number: '0000 0000 0000 0000', phone_number: null },
  },
  { hash: 'play-wallet', name: 'Play wallet', limits: null },
]

/** What a rouble's limits become in another currency: multiplied, then divided. */
const SCALE: Record<Currency, { times: number; over: number }> = {
  RUB: { times: 1, over: 1 },
  INR: { times: 1, over: 1 },
  KZT: { times: 5, over: 1 },
  USD: { times: 1, over: 100 },
  EUR: { times: 1, over: 100 },
}

export function methodByHash(hash: string): PayInMethod | null {
  return METHODS.find((method) => method.hash === hash) ?? null
}

/** The least and the most that may be paid in by a method, in minor units of the currency. */
export function depositRange(method: PayInMethod, currency: Currency): Range {
  if (!method.limits) return DEPOSIT_LIMITS
  return { min: scaled(method.limits.min, currency), max: scaled(method.limits.max, currency) }
}

/** The methods as they stand on the wire for players of a currency. */
export function methodsFor(currency: Currency): MethodWire[] {
  return METHODS.map(({ hash, name, limits }) => ({
    hash,
    name: { en: name },
    ...(limits && {
      min_amount: toDecimal(scaled(limits.min, currency)),
      max_amount: toDecimal(scaled(limits.max, currency)),
      default_amount: toDecimal(scaled(limits.standard, currency)),
    }),
    exchange_currency: null,
  }))
}

function scaled(amount: Minor, currency: Currency): Minor {
  const { times, over } = SCALE[currency]
  return minor(Math.floor((amount * times) / over))
}
