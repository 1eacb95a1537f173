import type { BillingRow, DepositBonus, InvoiceRow, PaymentMethod, PayoutMethod } from '#db/rows.ts'
import { DEPOSIT_LIMITS } from '#domain/money/limits.ts'
import { type Minor, ZERO, minor } from '#domain/money/money.ts'

/** An amount in minor units from one in units. */
const units = (amount: number): Minor => minor(amount * 100)

const method = (name: string, given: Partial<PaymentMethod>): PaymentMethod => ({
  ...DEPOSIT_LIMITS,
  hash: name.toLowerCase().replace(' ', '-'),
  name,
  kind: 'redirect',
  exchangeCurrency: null,
  exchangeRate: null,
  network: null,
  confirmations: null,
  ...given,
})

const METHODS: PaymentMethod[] = [
  method('Bank card', { min: units(100), max: units(100_000), standard: units(500) }),
  method('Mobile payment', { kind: 'phone', min: units(50), max: units(15_000), standard: units(300) }),
  method('Bank transfer', { kind: 'card', min: units(1_000), max: units(300_000), standard: units(5_000) }),
  method('E-wallet', {}),
  method('Tether TRC-20', {
    kind: 'crypto',
    min: units(500),
    max: units(1_000_000),
    standard: units(5_000),
    exchangeCurrency: 'USDT',
    exchangeRate: '0.0125',
    network: 'TRC-20',
    confirmations: 19,
  }),
]

const PAYOUTS: PayoutMethod[] = [
  {
    hash: 'card-payout',
    name: 'Bank card',
    kind: 'card',
    network: null,
    min: units(100),
    max: units(100_000),
    commission: { percent: 200, fixed: ZERO },
    exchangeCurrency: null,
    exchangeRate: null,
    hours: 72,
  },
  {
    hash: 'usdt-trc20-payout',
    name: 'Tether TRC-20',
    kind: 'crypto',
    network: 'TRC-20',
    min: units(500),
    max: null,
    commission: { percent: 0, fixed: units(100) },
    exchangeCurrency: 'USDT',
    exchangeRate: '0.0125',
    hours: 24,
  },
]

/** The bonus of a first deposit of at least 500. */
export const DEPOSIT_BONUS: DepositBonus = {
  id: 'first-deposit',
  name: 'First deposit +100%',
  rules: {
    percent: 100,
    maxAmount: units(10_000),
    minAmount: units(500),
    wager: 10,
    maxBet: units(500),
    expiresIn: 7 * 86_400,
  },
}

/** The ways to deposit and to withdraw. */
export function billingRow(playerId: string, given: Partial<BillingRow> = {}): BillingRow {
  const fetchedAt = Date.now()
  return { playerId, currency: 'RUB', methods: METHODS, payouts: PAYOUTS, bonus: null, fetchedAt, ...given }
}

/** A deposit by bank card of 500 that waits for its payment. */
export function invoiceRow(playerId: string, given: Partial<InvoiceRow> = {}): InvoiceRow {
  const now = Date.now()
  return {
    id: crypto.randomUUID(),
    playerId,
    methodHash: 'bank-card',
    methodName: 'Bank card',
    type: 'redirect',
    status: 'waiting',
    amount: units(500),
    currency: 'RUB',
    shopAmount: null,
    commission: null,
    cardNumber: null,
    phoneNumber: null,
    crypto: null,
    sumWasChanged: false,
    url: null,
    createdAt: now,
    expiresAt: now + 3_600_000,
    ...given,
  }
}
