import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { type BindingLimit, getLeast, type PlayBlock, STAKE_LIMIT_KINDS } from '#domain/protection/restrictions.ts'
import { getProtectionRules, type ProtectionRules } from '#domain/protection/rules.ts'
import { commands } from '../data/commands.ts'
import { useStakedSince } from '../data/protection-queries.ts'
import { useAppState } from '../data/queries.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { useSeat } from './one-table.ts'
import { type PaceWait, usePaceWait } from './pace.ts'
import { useProtection } from './use-protection.ts'

/** Why no round may begin now, whatever its stake. An open one goes on. */
export type PlayRestriction = 'blocked' | 'elsewhere' | 'pace'

/** The limit that a stake would break, and what it leaves, minor units. */
export type ReachedLimit = { limit: BindingLimit; left: Minor }

/** What player protection says at a table. */
export type PlayProtection = {
  rules: ProtectionRules
  block: PlayBlock | null
  restriction: PlayRestriction | null
  /** The least time from the start of a round to the next one, seconds; 0 for none. */
  paceSeconds: number
  /** The wait for the next round; null for none. */
  wait: PaceWait | null
  /** The limit that a stake of this amount would break; null if none. */
  getLimit: (amount: Minor) => ReachedLimit | null
}

/** The rules where the player is; those of the country until the player's own are read. */
export function useProtectionRules(): ProtectionRules {
  const country = useAppState('geo')?.country ?? null
  return useProtection()?.rules ?? getProtectionRules(country)
}

/** What protection says of bets in a currency. Rounds that all players share keep the operator's pace: `isShared`. */
export function usePlayProtection(currency: Currency, isShared = false): PlayProtection {
  const protection = useProtection()
  const rules = useProtectionRules()
  const staked = useStakedSince(currency) ?? 0
  const seat = useSeat()
  const paceSeconds = isShared ? 0 : rules.minRoundSeconds
  const wait = usePaceWait(paceSeconds)
  const block = protection?.block ?? null
  const known = protection?.known ?? null
  // The operator converts the stakes of another currency than the limits'.
  const limits = known === null || known.currency === currency ? (protection?.limits ?? []) : []

  function getLimit(amount: Minor): ReachedLimit | null {
    const least = getLeast(limits, STAKE_LIMIT_KINDS, staked)
    return least && amount > least.left ? least : null
  }

  return {
    rules,
    block,
    restriction: block ? 'blocked' : seat === 'here' ? wait && 'pace' : 'elsewhere',
    paceSeconds,
    wait,
    getLimit,
  }
}

/**
 * The limit that a stake would break, null without one. What was won since, or has left the period, may have made room:
 * only the operator knows, so its figures are fetched.
 */
export function useReachedLimit({ getLimit }: PlayProtection, amount: Minor | null): ReachedLimit | null {
  const reached = amount === null ? null : getLimit(amount)
  const isReached = reached !== null
  useRefresh(() => commands.protection.refresh(), isReached)
  return reached
}
