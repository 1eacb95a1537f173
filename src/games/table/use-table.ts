import type { IntentRow, OriginalGame, GameRound, SeedPairRow } from '#db/view.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import { betLimits, type Range } from '#domain/money/limits.ts'
import { newestRound } from '../../data/newest-round.ts'
import { useFlag } from '../../data/flags.ts'
import { useGameTable } from '../../data/account-queries.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { useViewerCurrency } from '../../data/use-viewer-country.ts'
import { type PlayProtection, type PlayRestriction, usePlayProtection } from '../../protection/play-protection.ts'
import { ROUNDS_SHOWN } from './round/rounds-shown.ts'
import { getPracticePlayer, getTablePlayer, type TablePlayer } from './table-player.ts'
import { useTableMode } from './practice/play-mode.ts'
import { usePracticeRefresh } from './practice/use-practice-refresh.ts'
import { useGameRefresh } from './use-game-refresh.ts'

type OpenIntent = Pick<IntentRow, 'key' | 'state'>
const NONE: readonly OpenIntent[] = []

/** Why no bet can be placed now; but for `limit` whatever the amount. */
export type BetDisabledReason =
  | PlayRestriction
  | 'limit'
  | 'loading'
  | 'offline'
  | 'noBalance'
  | 'checking'
  | 'noProfile'
  | 'noState'
  | 'switchedOff'

export type Table<Game extends OriginalGame> = TablePlayer & {
  mode: PlayMode
  limits: Range
  /** The balance shown is older than the rounds: two live queries read them, one after the other. */
  isBalanceBehind: boolean
  rounds: readonly GameRound<Game>[] | null
  pair: SeedPairRow | null
  /** Bets and steps whose outcome is not known. */
  openIntents: readonly OpenIntent[]
  reachable: boolean
  /** The operator's kill switch of the game is on: an open round can be finished, no other one starts. */
  isGameDisabled: boolean
  protection: PlayProtection
  /** Timestamp of the newest round in the operator's first reply on this page; null before it. */
  knownUntil: number | null
  /** Why the game's state, or the player's profile that it needs, could not be loaded. */
  problem: ErrorCode | null
  refresh: () => void
}

/** All data of a table: player, balance, limits, seeds and the last rounds. Refreshes the game's state on mount. */
export function useTable<Game extends OriginalGame>(game: Game): Table<Game> {
  const viewer = useViewer()
  const currency = useViewerCurrency()
  const mode = useTableMode()
  const isPractice = mode === 'practice'
  const isReachable = useReachable()
  const live = useGameTable(game, ROUNDS_SHOWN, mode)
  const player = isPractice
    ? getPracticePlayer(viewer, live?.wallet ?? null, currency)
    : getTablePlayer(viewer, currency)
  const money = useGameRefresh(game, isPractice ? null : player.playerId, newestRoundAt)
  const practice = usePracticeRefresh(game, isPractice ? player.playerId : null)
  const state = isPractice ? practice : money
  const protection = usePlayProtection(player.currency)
  return {
    ...player,
    mode,
    // Chips come with the rounds.
    isBalanceBehind: !isPractice && (viewer?.wallet?.version ?? 0) < (live?.balanceVersion ?? 0),
    limits: betLimits(game, player.currency),
    rounds: live?.rounds ?? null,
    pair: live?.pair ?? null,
    openIntents: live?.openIntents ?? NONE,
    // Practice needs no network.
    reachable: isReachable || isPractice,
    isGameDisabled: useFlag(`disable-${game}`),
    // The player's limits are of money.
    protection: isPractice ? { ...protection, getLimit: () => null } : protection,
    knownUntil: state.known,
    problem: state.problem,
    refresh: state.refresh,
  }
}

/** Timestamp of the newest stored round, 0 when there is none. */
async function newestRoundAt(game: OriginalGame): Promise<number> {
  return (await newestRound(game, 'money'))?.at ?? 0
}

const BLOCKS_NEW_BETS_ONLY = new Set<BetDisabledReason>([
  'noBalance',
  'switchedOff',
  'blocked',
  'elsewhere',
  'pace',
  'limit',
])

/** Whether a reason also blocks actions on bets that are open, such as a cash-out. */
export function blocksOpenBets(disabledReason: BetDisabledReason | null): boolean {
  return disabledReason !== null && !BLOCKS_NEW_BETS_ONLY.has(disabledReason)
}

type BetConditions = Pick<
  Table<OriginalGame>,
  'loggedIn' | 'reachable' | 'isGameDisabled' | 'playerId' | 'problem' | 'pair' | 'balance' | 'openIntents'
> & { restriction: PlayRestriction | null }

/**
 * Why betting is disabled for a player; null if it is enabled. The intent with `inFlightKey` is being sent by this page
 * and does not count, unless its reply was lost; any other open intent is being checked.
 */
export function getBetDisabledReason(table: BetConditions, inFlightKey: string | null): BetDisabledReason | null {
  if (table.loggedIn === null) return 'loading'
  if (!table.loggedIn) return table.isGameDisabled ? 'switchedOff' : null
  if (!table.reachable) return 'offline'
  if (table.openIntents.some(({ key, state }) => key !== inFlightKey || state === 'unknown')) return 'checking'
  if (table.isGameDisabled) return 'switchedOff'
  if (table.restriction) return table.restriction
  if (table.playerId === null) return table.problem === null ? 'loading' : 'noProfile'
  if (table.pair === null) return table.problem === null ? 'loading' : 'noState'
  return table.balance === null ? 'noBalance' : null
}
