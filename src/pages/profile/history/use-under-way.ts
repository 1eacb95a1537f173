import { useEffect, useRef } from 'react'
import { commands } from '../../../data/commands.ts'
import { useAllUnsettled, useOpenRounds } from '../../../data/account-queries.ts'
import { useSportBets } from '../../../data/betting-queries.ts'
import { useSharedGameTable } from '../../../data/shared-round-queries.ts'
import { useReachable } from '../../../data/queries.ts'
import { listUnderWay, type PendingEntry } from './pending-money.ts'

/** How many of the last bets of each multiplayer game are searched for open ones. */
const LIVE_BETS_READ = 20

/** Bets that have no history line yet; undefined before the first read. When one ends, the history is refetched. */
export function useUnderWay(): readonly PendingEntry[] | undefined {
  const intents = useAllUnsettled()
  const rounds = useOpenRounds()
  const rooms = useSharedGameTable('rooms', LIVE_BETS_READ)
  const duels = useSharedGameTable('duel', LIVE_BETS_READ)
  const crash = useSharedGameTable('crash', LIVE_BETS_READ)
  const sportBets = useSportBets()
  const liveBets = crash && rooms && duels && [...crash.bets, ...rooms.bets, ...duels.bets]
  const bets = intents && rounds && liveBets && sportBets && listUnderWay({ intents, rounds, liveBets, sportBets })
  useRefreshAtEnd(bets?.length ?? 0)
  return bets
}

function useRefreshAtEnd(count: number): void {
  const reachable = useReachable()
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && reachable) void commands.history.refresh({ kind: 'bets' })
    before.current = count
  }, [count, reachable])
}
