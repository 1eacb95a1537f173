import type { Currency } from '#domain/money/currencies.ts'
import { type Range, rangeProblem } from '#domain/money/limits.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { parseTyped, type TypedAmountProblem } from '#domain/money/typed-amount.ts'

/** The bounds of a bet: the game's limits and the balance (null if unknown), in minor units of the currency. */
export type Bounds = { limits: Range; balance: Minor | null; currency: Currency }
export type BetAmountProblem = Exclude<TypedAmountProblem, 'tooLarge'> | 'below' | 'above' | 'funds'
export type BetAmount = { ok: true; value: Minor } | { ok: false; problem: BetAmountProblem }

/** Parses a typed bet and checks it against its bounds; a limit error comes before a balance error. */
export function readBetAmount(text: string, { limits, balance, currency }: Bounds, locale: Locale): BetAmount {
  const typed = parseTyped(text, locale, currency)
  if (!typed.ok) {
    // No limit is as large as what cannot be counted any more.
    return { ok: false, problem: typed.problem === 'tooLarge' ? 'above' : typed.problem }
  }
  const problem = rangeProblem(typed.value, limits)
  if (problem) return { ok: false, problem }
  return balance !== null && typed.value > balance ? { ok: false, problem: 'funds' } : typed
}

/** The highest possible bet now, in minor units: the limit or the balance, whichever is lower. */
export function getMostToBet({ limits, balance }: Omit<Bounds, 'currency'>): Minor {
  return balance !== null && balance < limits.max ? balance : limits.max
}

export type Change = 'half' | 'double' | 'max'

/** The amount after ½, 2× or Max, within the bounds; the minimum bet where the balance is below it. Text that cannot be parsed counts as the minimum bet. */
export function changeAmount(text: string, change: Change, bounds: Bounds, locale: Locale): Minor {
  const most = minor(Math.max(bounds.limits.min, getMostToBet(bounds)))
  if (change === 'max') return most
  const typed = parseTyped(text, locale, bounds.currency)
  const now = typed.ok ? typed.value : bounds.limits.min
  const wanted = change === 'half' ? Math.floor(now / 2) : now * 2
  return minor(Math.max(bounds.limits.min, Math.min(wanted, most)))
}
