import type { PaymentMethod, PayoutMethod } from '#db/rows.ts'
import { computeArriving } from '#domain/money/commission.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { SHOWN } from './world.ts'

/** Deposits and withdrawals as the page sends them: with what it shows of the method. */

export const BANK_CARD = { methodHash: 'bank-card', amount: minor(50_000), exchangeRate: null, shown: SHOWN }

/** A deposit of a method's standard amount. */
export function makeDeposit({ hash, standard, exchangeRate }: PaymentMethod) {
  return { methodHash: hash, amount: standard, exchangeRate, shown: SHOWN }
}

type Terms = Pick<PayoutMethod, 'hash' | 'commission' | 'exchangeRate'>

/** A withdrawal of an amount. */
export function makePayout({ hash, commission, exchangeRate }: Terms, amount: Minor, to: string) {
  return { methodHash: hash, amount, arriving: computeArriving(amount, commission), exchangeRate, shown: SHOWN, to }
}
