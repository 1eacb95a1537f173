import { useSyncExternalStore } from 'react'
import type { CrashState } from '../../../worker/db/view.ts'
import { CRASH_EVENT_WITHIN_MS } from '../../../worker/domain/games/crash.ts'
import { useClockOffset, useAppState, useReachable } from '../../data/queries.ts'
import { useTopic } from '../../data/topics.ts'

/** What is older than this is not known to stand, ms: two words of the operator are missing. */
export const STALE_AFTER_MS = 2.5 * CRASH_EVENT_WITHIN_MS
/** How often that is looked at, ms. */
const LOOK_EVERY_MS = 500
/** From here on a player is told how long a message takes, ms. */
const SLOW_FROM_MS = 300

type Round = CrashState['round']

export type CrashRoundView = {
  /** null before the first word of the operator, and where no round is on. */
  round: Round
  state: CrashState | null
  /** When this was known to be so, ms of server time. */
  asOf: number
  /** `connecting`: what is shown may have gone on since. */
  connection: 'live' | 'connecting' | 'offline'
  /** The round trip of a message where it is slow, ms; null where it is not. */
  slowMs: number | null
}

/** The round that all players share, as last reported, and whether that still stands. */
export function useSharedCrashRound(): CrashRoundView {
  const topic = useTopic('crash')
  const reachable = useReachable()
  const realtime = useAppState('realtime')
  const asOf = topic?.asOf ?? 0
  const isFresh = useIsFresh(asOf)
  const isLive = reachable && isFresh && realtime?.state === 'open'
  const latencyMs = realtime?.latencyMs ?? 0
  return {
    round: topic?.state.round ?? null,
    state: topic?.state ?? null,
    asOf,
    connection: !reachable ? 'offline' : isLive ? 'live' : 'connecting',
    slowMs: latencyMs > SLOW_FROM_MS ? latencyMs : null,
  }
}

/** Whether a word of the operator is new enough to stand. Read while rendering: no frame shows an old round as current. */
function useIsFresh(asOf: number): boolean {
  const offset = useClockOffset()
  return useSyncExternalStore(watchClock, () => Date.now() + offset < asOf + STALE_AFTER_MS)
}

function watchClock(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
