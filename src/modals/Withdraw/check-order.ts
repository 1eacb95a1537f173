import type { PayoutMethod } from '#db/view.ts'
import { addressProblem } from '#domain/money/address-checksum.ts'
import { cardProblem } from '#domain/money/card.ts'
import { computeArriving } from '#domain/money/commission.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { type TypedAmountProblem, parseTyped } from '#domain/money/typed-amount.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { HOUR_MINUTES } from '../PayIn/use-longest-time.ts'
import { type WalletAddress, readAddress } from '#domain/money/wallet-address.ts'

export type WithdrawAmountProblem = TypedAmountProblem | 'below' | 'above' | 'funds' | 'commission'
export type WithdrawAmount = { ok: true; value: Minor } | { ok: false; problem: WithdrawAmountProblem }

type Purse = { currency: Currency; balance: Minor | null; locale: Locale }

/** The maximum withdrawal: the smaller of the method's limit and the balance; null if both are unknown. */
export function getMostToWithdraw({ max }: PayoutMethod, balance: Minor | null): Minor | null {
  if (max === null || balance === null) return max ?? balance
  return minor(Math.min(max, balance))
}

/** The longest processing time in minutes; null if unknown. The operator counts whole hours: 0 is less than one. */
export function getLongestMinutes({ hours = null }: PayoutMethod): number | null {
  return hours === null ? null : Math.max(hours, 1) * HOUR_MINUTES
}

/** Parses a typed amount and checks it against the method's limits, the balance and the commission. */
export function readAmount(text: string, method: PayoutMethod, { currency, balance, locale }: Purse): WithdrawAmount {
  const typed = parseTyped(text, locale, currency)
  if (!typed.ok) return typed
  const { value } = typed
  if (value < method.min) return { ok: false, problem: 'below' }
  if (balance !== null && value > balance) return { ok: false, problem: 'funds' }
  if (method.max !== null && value > method.max) return { ok: false, problem: 'above' }
  return computeArriving(value, method.commission) > 0 ? typed : { ok: false, problem: 'commission' }
}

/** Parses the typed recipient: a card number, or a wallet address, also from a pasted wallet link. */
export function readRecipient(text: string, { kind, network }: PayoutMethod): WalletAddress {
  if (kind === 'card') return { address: cleanTyped(text), isLink: false, hasAmount: false }
  return readAddress(network, text)
}

/** The message key of the problem with a card number or wallet address; null if there is none. */
export function recipientProblem(text: string, { kind, network }: PayoutMethod) {
  if (kind === 'card') {
    const problem = cardProblem(text)
    return problem && (`withdraw.card.${problem}` as const)
  }
  const problem = addressProblem(network, text)
  return problem && (`withdraw.address.${problem}` as const)
}
