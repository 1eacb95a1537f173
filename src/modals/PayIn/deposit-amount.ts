import type { PaymentMethod } from '../../../worker/db/view.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { rangeProblem } from '../../../worker/domain/money/limits.ts'
import type { Locale } from '../../../worker/domain/account/locales.ts'
import { type Minor, minor } from '../../../worker/domain/money/money.ts'
import { parseTyped, type TypedAmountProblem } from '../../../worker/domain/money/typed-amount.ts'

export type DepositAmountProblem = TypedAmountProblem | 'below' | 'above'
export type DepositAmount = { ok: true; value: Minor } | { ok: false; problem: DepositAmountProblem }

const QUICK_TIMES = [1, 2, 5, 10]

/** Parses an amount typed in a locale and checks it against the limits of a method. */
export function readDeposit(
  text: string,
  method: PaymentMethod,
  { locale, currency }: { locale: Locale; currency: Currency | null },
): DepositAmount {
  const typed = parseTyped(text, locale, currency)
  if (!typed.ok) return typed
  const problem = rangeProblem(typed.value, method)
  return problem === null ? typed : { ok: false, problem }
}

/** Quick amounts: the method's standard amount and multiples of it, within its limits. */
export function quickAmounts(method: PaymentMethod): Minor[] {
  return QUICK_TIMES.map((times) => method.standard * times)
    .filter((amount) => amount >= method.min && amount <= method.max && amount > 0)
    .map(minor)
}
