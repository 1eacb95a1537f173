import type { IntentRow, OriginalGame, RoundOf, SeedPairRow } from '#db/view.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { betLimits } from '#domain/money/limits.ts'
import { commands } from '../../data/commands.ts'
import { newestRound } from '../../data/newest-round.ts'
import { useFlag } from '../../data/flags.ts'
import { useGameTable } from '../../data/account-queries.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { type PlayProtection, type PlayRestriction, usePlayProtection } from '../../protection/play-protection.ts'
import type { Bounds } from './bet/bet-amount.ts'
import { ROUNDS_SHOWN } from './round/rounds-shown.ts'
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

export type Table<Game extends OriginalGame> = Bounds & {
  /** null until the auth state is known. */
  loggedIn: boolean | null
  playerId: string | null
  currency: Currency
  /** The balance shown is older than the rounds: two live queries read them, one after the other. */
  isBalanceBehind: boolean
  rounds: readonly RoundOf<Game>[] | null
  pair: SeedPairRow | null
  /** Bets and steps whose outcome is not known. */
  openIntents: readonly OpenIntent[]
  reachable: boolean
  /** The operator's kill switch of the game is on: an open round can be finished, no other one starts. */
  isSwitchedOff: boolean
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
  const reachable = useReachable()
  const live = useGameTable(game, ROUNDS_SHOWN)
  const playerId = viewer?.player?.id ?? null
  const profileProblem = useAppState('problems')?.parts.profile ?? null
  const state = useGameRefresh(game, playerId, reachable, newestRoundAt)
  const currency = viewer?.wallet?.currency ?? null
  return {
    loggedIn: viewer?.loggedIn ?? null,
    playerId,
    currency: currency ?? DEFAULT_CURRENCY,
    // A balance is meaningless without its currency.
    balance: currency === null ? null : (viewer?.wallet?.balance ?? null),
    isBalanceBehind: (viewer?.wallet?.version ?? 0) < (live?.balanceVersion ?? 0),
    limits: betLimits(game, currency ?? DEFAULT_CURRENCY),
    rounds: live?.rounds ?? null,
    pair: live?.pair ?? null,
    openIntents: live?.openIntents ?? NONE,
    reachable,
    isSwitchedOff: useFlag(`disable-${game}`),
    protection: usePlayProtection(currency ?? DEFAULT_CURRENCY),
    knownUntil: state.known,
    problem: playerId === null ? profileProblem : state.problem,
    refresh: playerId === null ? refreshProfile : state.refresh,
  }
}

function refreshProfile(): void {
  void commands.profile.refresh()
}

/** Timestamp of the newest stored round, 0 when there is none. */
async function newestRoundAt(game: OriginalGame): Promise<number> {
  return (await newestRound(game))?.at ?? 0
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
  'loggedIn' | 'reachable' | 'isSwitchedOff' | 'playerId' | 'problem' | 'pair' | 'balance' | 'openIntents'
> & { restriction: PlayRestriction | null }

/**
 * Why betting is disabled for a player; null if it is enabled. The intent with `inFlightKey` is being sent by this page
 * and does not count, unless its reply was lost; any other open intent is being checked.
 */
export function getBetDisabledReason(table: BetConditions, inFlightKey: string | null): BetDisabledReason | null {
  if (table.loggedIn === null) return 'loading'
  if (!table.loggedIn) return table.isSwitchedOff ? 'switchedOff' : null
  if (!table.reachable) return 'offline'
  if (table.openIntents.some(({ key, state }) => key !== inFlightKey || state === 'unknown')) return 'checking'
  if (table.isSwitchedOff) return 'switchedOff'
  if (table.restriction) return table.restriction
  if (table.playerId === null) return table.problem === null ? 'loading' : 'noProfile'
  if (table.pair === null) return table.problem === null ? 'loading' : 'noState'
  return table.balance === null ? 'noBalance' : null
}
