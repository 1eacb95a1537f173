import type { BillingRow, HistoryExtentRow, HistoryRow, InvoiceRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { PLAYER_ID } from './signed-in.ts'

const HOUR_MS = 3_600_000

/** A deposit that waits for its payment. */
export function waitingInvoice(id: string, change: Partial<InvoiceRow> = {}): InvoiceRow {
  const now = Date.now()
  return {
    id,
    playerId: PLAYER_ID,
    methodHash: `hash-${id}`,
    methodName: 'Mobile payment',
    type: 'redirect',
    status: 'waiting',
    amount: minor(30_000),
    currency: 'RUB',
    shopAmount: null,
    commission: null,
    cardNumber: null,
    phoneNumber: null,
    crypto: null,
    sumWasChanged: false,
    url: null,
    createdAt: now,
    expiresAt: now + HOUR_MS,
    ...change,
  }
}

/** One deposit method, named in English and Russian. */
export const BILLING: BillingRow = {
  playerId: PLAYER_ID,
  currency: 'RUB',
  methods: [
    {
      hash: 'transfer',
      name: 'Bank transfer',
      kind: 'redirect',
      min: minor(10_000),
      max: minor(1_000_000),
      standard: minor(50_000),
      exchangeCurrency: null,
      exchangeRate: null,
      network: null,
      confirmations: null,
    },
  ],
  payouts: [],
  bonus: null,
  texts: { en: { transfer: 'Bank transfer' }, ru: { transfer: 'Банковский перевод' } },
  fetchedAt: 0,
}

type Line<Kind extends HistoryRow['kind']> = Extract<HistoryRow, { kind: Kind }>

/** A finished bet in dice. */
export function betLine(at: number): Line<'bets'> {
  const [id, amount] = [`bet-${at}`, minor(750)]
  const key = `${PLAYER_ID}:bets:${id}`
  return { key, playerId: PLAYER_ID, id, at, kind: 'bets', game: 'dice', amount, currency: 'RUB', payout: minor(0) }
}

/** A paid deposit, whose method is named in English and Russian. */
export function depositLine(at: number): Line<'deposits'> {
  const id = `deposit-${at}`
  return {
    key: `${PLAYER_ID}:deposits:${id}`,
    playerId: PLAYER_ID,
    id,
    at,
    kind: 'deposits',
    amount: minor(30_000),
    currency: 'RUB',
    method: 'Mobile payment',
    status: 'paid',
    texts: { en: { method: 'Mobile payment' }, ru: { method: 'Мобильный платёж' } },
  }
}

/** A history that is stored to its end. */
export function wholeHistory(kind: HistoryExtentRow['kind'], oldestAt: number): HistoryExtentRow {
  return { key: `${PLAYER_ID}:${kind}`, playerId: PLAYER_ID, kind, next: null, oldestAt, marks: [], fetchedAt: 0 }
}
