import { useMemo } from 'react'
import type { IntentRow, SharedBetRow } from '#db/view.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import { getSwitch } from '#domain/games/game-switch.ts'
import type { PlayMode, SharedPracticeGame } from '#domain/games/practice.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import { useFlag } from '../../../data/flags.ts'
import { useSharedGameTable } from '../../../data/shared-round-queries.ts'
import { useReachable, useViewer } from '../../../data/queries.ts'
import { useViewerCurrency } from '../../../data/use-viewer-country.ts'
import { type Updates, isFollowed, useUpdates } from '../../../data/updates.ts'
import { type PlayProtection, usePlayProtection } from '../../../protection/play-protection.ts'
import type { BetRejections } from '../bet/bet-rejection.ts'
import { useTableMode } from '../practice/play-mode.ts'
import { usePracticeRefresh } from '../practice/use-practice-refresh.ts'
import { getPracticePlayer, getTablePlayer, type TablePlayer } from '../table-player.ts'
import { useGameRefresh } from '../use-game-refresh.ts'
import type { BetDisabledReason } from '../use-table.ts'
import { getLiveDisabledReason } from './live-disabled-reason.ts'

const BETS_READ = 50

export type LiveGameTable<Each extends SharedGame> = TablePlayer & {
  mode: PlayMode
  /** Its page offers practice. */
  hasPractice: boolean
  /** The player's last bets, newest first; null until they are known. */
  bets: readonly SharedBetRow<Each>[] | null
  /** Bets and steps whose outcome is not known. */
  openIntents: readonly IntentRow[]
  /** Whether the operator has reported the bets once. */
  isKnown: boolean
  reachable: boolean
  /** The operator's kill switch of the game is on: open bets can be finished, none is placed. */
  isGameDisabled: boolean
  protection: PlayProtection
  updates: Updates
  /** What is shown follows the operator, at once or every few seconds. */
  isLive: boolean
  problem: ErrorCode | null
  /** Why no action can be sent now, whatever the amount. */
  disabledReason: BetDisabledReason | null
  rejections: BetRejections
  refresh: () => void
}

type GameFacts = {
  /** The reasons that only this game has to reject a bet. */
  rejections: BetRejections
  /** The operator starts its rounds, so the least time between two of them does not apply. */
  isPacedByOperator?: boolean
  hasPractice?: boolean
}

/** The player, balance and bets of a live game. Fetches the bets on mount and after each reconnect. */
export function useLiveGame<Each extends SharedGame>(
  game: Each,
  { rejections, isPacedByOperator = false, hasPractice = false }: GameFacts,
): LiveGameTable<Each> {
  const viewer = useViewer()
  const mode = useTableMode()
  const isPractice = mode === 'practice'
  const isReachable = useReachable()
  const live = useSharedGameTable(game, BETS_READ, mode)
  const openIntents = useMemo(() => getUnconfirmed(live ?? null), [live])
  const currency = useViewerCurrency()
  const player = isPractice
    ? getPracticePlayer(viewer, live?.chips ?? null, currency)
    : getTablePlayer(viewer, currency)
  const fromOperator = useUpdates()
  const updates = isPractice ? 'live' : fromOperator
  const money = useGameRefresh(game, isPractice ? null : player.playerId, isAnswered)
  // Safe: in practice is only a table whose page offers it.
  const practice = usePracticeRefresh(game as SharedPracticeGame, isPractice ? player.playerId : null)
  const state = isPractice ? practice : money
  const protection = usePlayProtection(player.currency, isPacedByOperator)
  const facts = {
    ...player,
    isKnown: isPractice ? player.balance !== null : money.known === true,
    // Practice needs no network.
    reachable: isReachable || isPractice,
    isGameDisabled: useFlag(getSwitch(game)),
    restriction: protection.restriction,
    problem: state.problem,
  }
  return {
    ...facts,
    mode,
    hasPractice,
    bets: live?.bets ?? null,
    openIntents,
    // The player's limits are of money.
    protection: isPractice ? { ...protection, getLimit: () => null } : protection,
    updates,
    isLive: isFollowed(updates),
    disabledReason: getLiveDisabledReason(facts),
    rejections,
    refresh: state.refresh,
  }
}

/**
 * A bet that the socket has reported is accepted even if its reply is still pending, so the next action can be sent.
 */
function getUnconfirmed(live: { bets: readonly { key: string | null }[]; openIntents: readonly IntentRow[] } | null) {
  if (live === null) return []
  const taken = new Set(live.bets.map(({ key }) => key))
  return live.openIntents.filter(({ key }) => !taken.has(key))
}

/** Nothing is read: that the operator has answered once is enough. */
const isAnswered = () => Promise.resolve(true)
