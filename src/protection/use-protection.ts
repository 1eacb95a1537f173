import type { ProtectionRow } from '#db/view.ts'
import type { SessionLimit } from '#domain/protection/limits.ts'
import {
  type BindingLimit,
  getBindingLimits,
  getChosenInterval,
  getPlayBlock,
  getSessionLimit,
  type PlayBlock,
} from '#domain/protection/restrictions.ts'
import { getProtectionRules, type ProtectionRules } from '#domain/protection/rules.ts'
import { useStoredProtection } from '../data/protection-queries.ts'
import { useAppState, useServerClock } from '../data/queries.ts'
import { useElapsedMs } from '../format/use-server-now.ts'

/** ms. A break begins at once, by its row; only its end is looked for. */
const LOOK_EVERY_MS = 5_000

export type Protection = {
  rules: ProtectionRules
  /** Why the player may neither bet nor deposit now; null if both are allowed. */
  block: PlayBlock | null
  /** The operator itself takes neither bets nor deposits now. */
  isBlockConfirmed: boolean
  /** The break in effect has not reached the operator yet. */
  isBreakUnsent: boolean
  /** The limits that bind, the operator's and the device's. */
  limits: BindingLimit[]
  /** When the last round began in any tab, ms of server time; null for never. */
  roundStartedAt: number | null
  /** Where an excluded player can exclude themselves from all operators; null if not known. */
  registerUrl: string | null
  /** The session's limits that bind; `isLocal`: the operator has not confirmed one of them yet. */
  session: SessionLimit & { isLocal: boolean }
  /** The chosen interval of reality checks that binds, minutes; null for none, undefined for the region's. */
  checks: { minutes: number | null | undefined; isLocal: boolean }
  /** What the operator last replied; null before that. */
  known: ProtectionRow | null
}

/** The protection of the player that is shown, or of a guest on this device; undefined while it is read. */
export function useProtection(): Protection | undefined {
  const stored = useStoredProtection()
  const country = useAppState('geo')?.country ?? null
  const clock = useServerClock()
  const elapsedMs = useElapsedMs(LOOK_EVERY_MS)
  if (!stored) return undefined
  const { known, local } = stored
  return {
    rules: getProtectionRules(country, known?.rules),
    block: getPlayBlock(known, local, clock.at(elapsedMs), clock.reached(elapsedMs)),
    isBlockConfirmed: getPlayBlock(known, null, clock.at(elapsedMs), clock.reached(elapsedMs)) !== null,
    isBreakUnsent: local?.isBreakUnsent ?? false,
    limits: getBindingLimits(known, local),
    roundStartedAt: local?.roundStartedAt ?? null,
    registerUrl: (known?.exclusion ?? local?.exclusion)?.registerUrl ?? null,
    session: { ...getSessionLimit(known, local), isLocal: Boolean(local?.sessionLimit) },
    checks: { minutes: getChosenInterval(known, local), isLocal: typeof local?.realityCheckMinutes === 'number' },
    known,
  }
}
