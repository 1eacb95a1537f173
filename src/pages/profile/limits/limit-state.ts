import type { Locale } from '#domain/languages/locales.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { parseTyped, type TypedAmountProblem } from '#domain/money/typed-amount.ts'
import type { LimitName, PendingLimit } from '#domain/protection/limits.ts'
import type { Protection } from '../../../protection/use-protection.ts'

/** One limit as the page shows it; `used` null while it is unknown. */
export type LimitState = LimitName & {
  amount: Minor | null
  used: Minor | null
  resetsAt: number | null
  pending: PendingLimit | null
  /** It holds on this device, and the operator has not confirmed it yet. */
  isLocal: boolean
  /** The operator has said something about limits: without an amount there is none. */
  isKnown: boolean
}

/** What binds now, with what the operator knows of it. */
export function getLimitState(
  { kind, period }: LimitName,
  { known, limits }: Pick<Protection, 'known' | 'limits'>,
): LimitState {
  const isSame = (one: { kind: string; period: string }) => one.kind === kind && one.period === period
  const binding = limits.find(isSame)
  const listed = known?.limits.find(isSame)
  return {
    kind,
    period,
    amount: binding?.amount ?? null,
    used: listed?.used ?? null,
    resetsAt: listed?.resetsAt ?? null,
    pending: (binding ?? listed)?.pending ?? null,
    isLocal: binding?.isLocal ?? false,
    isKnown: known !== null,
  }
}

/** What the player does with a limit: sets the first one, lowers it, or raises it. */
export type LimitChange = 'set' | 'lower' | 'raise'
export type LimitProblem = TypedAmountProblem | 'notLower' | 'notHigher'
type TypedLimit = { ok: true; value: Minor } | { ok: false; problem: LimitProblem }

/** Parses the new amount of a limit, which has to be lower or higher than the present one. */
export function readLimit(
  text: string,
  change: LimitChange,
  { amount, currency, locale }: { amount: Minor | null; currency: Currency; locale: Locale },
): TypedLimit {
  const typed = parseTyped(text, locale, currency)
  if (!typed.ok || amount === null || change === 'set') return typed
  if (change === 'lower' && typed.value >= amount) return { ok: false, problem: 'notLower' }
  if (change === 'raise' && typed.value <= amount) return { ok: false, problem: 'notHigher' }
  return typed
}
