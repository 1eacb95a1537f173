import type { Currency } from '../../../../worker/domain/money/currencies.ts'
import { type Range, rangeProblem } from '../../../../worker/domain/money/limits.ts'
import type { Locale } from '../../../../worker/domain/account/locales.ts'
import { type Minor, minor } from '../../../../worker/domain/money/money.ts'
import { parseTyped, type TypedAmountProblem } from '../../../../worker/domain/money/typed-amount.ts'

/** What bounds a bet: the game's limits, and the balance where it is known; both in the currency. */
export type Bounds = { limits: Range; balance: Minor | null; currency: Currency }
export type BetAmountProblem = TypedAmountProblem | 'below' | 'above' | 'funds'
export type BetAmount = { ok: true; value: Minor } | { ok: false; problem: BetAmountProblem }

/** Reads a typed bet against its bounds; the limits are named before the balance. */
export function readBetAmount(text: string, { limits, balance, currency }: Bounds, locale: Locale): BetAmount {
  const typed = parseTyped(text, locale, currency)
  if (!typed.ok) return typed
  const problem = rangeProblem(typed.value, limits)
  if (problem) return { ok: false, problem }
  return balance !== null && typed.value > balance ? { ok: false, problem: 'funds' } : typed
}

/** The most that may be bet now: the limit or the balance, whichever is lower, in minor units. */
export function getMostToBet({ limits, balance }: Omit<Bounds, 'currency'>): Minor {
  return balance !== null && balance < limits.max ? balance : limits.max
}

export type Change = 'half' | 'double' | 'max'

/** The amount after ½, 2× or Max; what cannot be read counts as the least bet. Stays inside the bounds. */
export function changeAmount(text: string, change: Change, bounds: Bounds, locale: Locale): Minor {
  const most = getMostToBet(bounds)
  if (change === 'max') return most
  const typed = parseTyped(text, locale, bounds.currency)
  const now = typed.ok ? typed.value : bounds.limits.min
  const wanted = change === 'half' ? Math.floor(now / 2) : now * 2
  return minor(Math.max(bounds.limits.min, Math.min(wanted, most)))
}
