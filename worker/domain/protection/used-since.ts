import type { Currency } from '../money/currencies.ts'
import type { IntentState } from '../money/intent-state.ts'
import { isUnsettled } from '../money/intent-transitions.ts'
import { type Minor, minor } from '../money/money.ts'
import { parseIntentKind } from '../money/intent-kinds.ts'

type Intent = {
  key: string
  kind: string
  state: IntentState
  amount: Minor | null
  currency: Currency | null
  createdAt: number
}

type Since = {
  currency: Currency
  /** When the operator's figures were requested, and the intents that had no outcome then; null for never. */
  known: { fetchedAt: number; unsettled?: readonly string[] } | null
  /** Whether a kind of intent counts. */
  counts: (kind: string) => boolean
}

/**
 * What was ordered in a currency after the operator's figures were fetched or is under way, minor units: the figures may
 * not have it yet.
 */
export function getUsedSince(intents: readonly Intent[], { currency, known, counts }: Since): Minor {
  const since = intents.filter(
    (intent) =>
      intent.currency === currency &&
      intent.state !== 'refused' &&
      counts(intent.kind) &&
      (isUnsettled(intent) || (known !== null && isSince(intent, known))),
  )
  return minor(since.reduce((sum, { amount }) => sum + (amount ?? 0), 0))
}

/** Whether an intent may be missing in the operator's figures. */
export function isSince(intent: Pick<Intent, 'key' | 'createdAt'>, known: NonNullable<Since['known']>): boolean {
  return intent.createdAt >= known.fetchedAt || known.unsettled?.includes(intent.key) === true
}

/** Whether an intent of this kind stakes money. */
export function isStake(kind: string): boolean {
  return parseIntentKind(kind)?.purpose === 'bet'
}
