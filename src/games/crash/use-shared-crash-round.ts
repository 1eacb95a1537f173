import { useCallback, useSyncExternalStore } from 'react'
import type { CrashState } from '#db/view.ts'
import { CRASH_EVENT_WITHIN_MS, crashElapsed, crashMultiplier, crashPayout } from '#domain/games/crash.ts'
import type { Minor } from '#domain/money/money.ts'
import { type CrashTopic, useCrashDealer, useCrashTopic } from './crash-topic.ts'
import { useAppState, useServerClock } from '../../data/queries.ts'
import { type Updates, isFollowed, useUpdates } from '../../data/updates.ts'
import { readTopic, subscribeToTopic, useTopicPart } from '../../data/topic-part.ts'

/** A state older than this, ms, is stale: two messages of the operator are missing. */
export const STALE_AFTER_MS = 2.5 * CRASH_EVENT_WITHIN_MS
/** How often staleness is checked, ms. */
const LOOK_EVERY_MS = 500
/** From this round-trip time on, ms, the player sees it. */
const SLOW_FROM_MS = 300

type Round = CrashState['round']

export type CrashRoundView = {
  topic: CrashTopic
  /** null before the operator's first message, and between rounds. */
  round: Round
  /** The last rounds, newest first; null before the operator's first message. */
  last: CrashState['last'] | null
  /** `connecting`: the state shown may be out of date; `polled`: by some seconds. */
  connection: Updates
  /** The round-trip time if it is slow, ms; otherwise null. */
  slowMs: number | null
}

/**
 * The round shared by all players as last reported, and whether that report is still current. Renders again when the
 * round has another phase, not for the bets of others, of which ten messages a second may come.
 */
export function useSharedCrashRound(): CrashRoundView {
  const topic = useCrashTopic()
  useCrashDealer(topic)
  const state = useTopicPart(topic, isSameRound)
  const isLocal = topic !== 'crash'
  const fromOperator = useUpdates()
  const updates = isLocal ? 'live' : fromOperator
  const realtime = useAppState('realtime')
  const round = state?.round ?? null
  const isFresh = useIsFresh(topic, round)
  const latencyMs = isLocal ? 0 : (realtime?.latencyMs ?? 0)
  return {
    topic,
    round,
    last: state?.last ?? null,
    connection: isFollowed(updates) && !isFresh ? 'connecting' : updates,
    slowMs: latencyMs > SLOW_FROM_MS ? latencyMs : null,
  }
}

/** When the state was last confirmed, ms of server time. */
export function getCrashAsOf(topic: CrashTopic): number {
  return readTopic(topic)?.asOf ?? 0
}

/** What a bet of an amount pays at a timestamp (ms of server time); null while that is not known. */
export function computePayoutAt(
  { topic, round, connection }: CrashRoundView,
  amount: Minor,
  now: number,
): Minor | null {
  if (round?.phase !== 'running' || connection !== 'live') return null
  const elapsed = crashElapsed(round.starts_at, Math.min(now, getCrashAsOf(topic) + STALE_AFTER_MS))
  return elapsed === null ? null : crashPayout(amount, crashMultiplier(elapsed))
}

function isSameRound(one: CrashState, other: CrashState): boolean {
  const isSameLast = one.last.length === other.last.length && one.last[0]?.id === other.last[0]?.id
  return isSameLast && JSON.stringify(one.round) === JSON.stringify(other.round)
}

/**
 * Whether the server's time is known and the last message is recent enough. Read during render, so that no frame shows a
 * stale round as current.
 */
function useIsFresh(topic: CrashTopic, round: Round): boolean {
  const clock = useServerClock()
  const watch = useCallback((changed: () => void) => watchFreshness(topic, changed), [topic])
  return useSyncExternalStore(watch, () => {
    const now = clock.now()
    // A message from the future was stamped by a clock that has been corrected since.
    // Rounds of this device have its time, which needs no server's.
    const isSure = topic !== 'crash' || clock.isSure()
    if (!isSure || Math.abs(now - getCrashAsOf(topic)) >= STALE_AFTER_MS) return false
    return round?.phase !== 'running' || crashElapsed(round.starts_at, now) !== null
  })
}

function watchFreshness(topic: CrashTopic, changed: () => void): () => void {
  const end = subscribeToTopic(topic, changed)
  const timer = setInterval(changed, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', changed)
  return () => {
    end()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
