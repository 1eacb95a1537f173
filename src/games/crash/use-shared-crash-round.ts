import { useSyncExternalStore } from 'react'
import type { CrashState } from '../../../worker/db/view.ts'
import { CRASH_EVENT_WITHIN_MS, crashElapsed } from '#domain/games/crash.ts'
import { useAppState, useReachable, useServerClock } from '../../data/queries.ts'
import { useTopic } from '../../data/topics.ts'

/** A state older than this, ms, is stale: two messages of the operator are missing. */
export const STALE_AFTER_MS = 2.5 * CRASH_EVENT_WITHIN_MS
/** How often staleness is checked, ms. */
const LOOK_EVERY_MS = 500
/** From this round-trip time on, ms, the player sees it. */
const SLOW_FROM_MS = 300

type Round = CrashState['round']

export type CrashRoundView = {
  /** null before the operator's first message, and between rounds. */
  round: Round
  state: CrashState | null
  /** When the state was last confirmed, ms of server time. */
  asOf: number
  /** `connecting`: the state shown may be out of date. */
  connection: 'live' | 'connecting' | 'offline'
  /** The round-trip time if it is slow, ms; otherwise null. */
  slowMs: number | null
}

/** The round shared by all players as last reported, and whether that report is still current. */
export function useSharedCrashRound(): CrashRoundView {
  const topic = useTopic('crash')
  const reachable = useReachable()
  const realtime = useAppState('realtime')
  const asOf = topic?.asOf ?? 0
  const round = topic?.state.round ?? null
  const isFresh = useIsFresh(asOf, round)
  const isLive = reachable && isFresh && realtime?.state === 'open'
  const latencyMs = realtime?.latencyMs ?? 0
  return {
    round,
    state: topic?.state ?? null,
    asOf,
    connection: !reachable ? 'offline' : isLive ? 'live' : 'connecting',
    slowMs: latencyMs > SLOW_FROM_MS ? latencyMs : null,
  }
}

/**
 * Whether the server's time is known and the last message is recent enough. Read during render, so that no frame shows a
 * stale round as current.
 */
function useIsFresh(asOf: number, round: Round): boolean {
  const clock = useServerClock()
  return useSyncExternalStore(watchClock, () => {
    const now = clock.now()
    // A message from the future was stamped by a clock that has been corrected since.
    if (!clock.isSure() || Math.abs(now - asOf) >= STALE_AFTER_MS) return false
    return round?.phase !== 'running' || crashElapsed(round.starts_at, now) !== null
  })
}

function watchClock(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
