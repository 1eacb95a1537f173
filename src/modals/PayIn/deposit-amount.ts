import type { PaymentMethod } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { rangeProblem } from '#domain/money/limits.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { parseTyped, type TypedAmountProblem } from '#domain/money/typed-amount.ts'

type DepositAmountProblem = TypedAmountProblem | 'below' | 'above'
type DepositAmount = { ok: true; value: Minor } | { ok: false; problem: DepositAmountProblem }

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
