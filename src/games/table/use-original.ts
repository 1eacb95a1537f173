import { useMemo, useState } from 'react'
import type { IntentRow, OriginalGame, SeedPairRow } from '../../../worker/db/view.ts'
import type { AppError, ErrorCode, Result } from '../../../worker/core/result.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Range } from '#domain/money/limits.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { commands } from '../../data/commands.ts'
import { useIsAutoPlaying } from './auto/auto-state.ts'
import type { BetAmount, Change } from './bet/bet-amount.ts'
import type { PlayProtection } from '../../protection/play-protection.ts'
import type { Order, Played, RoundStep } from './round/played.ts'
import { isRoundOpen, roundVersion } from './round/round-version.ts'
import type { BetRejections } from './bet/bet-rejection.ts'
import { type BetFacts, useBet } from './bet/use-bet.ts'
import { useGameAction } from './bet/use-game-action.ts'
import { useShownBalance } from './bet/use-shown-balance.ts'
import { type RoundMotion, useMotion } from './use-motion.ts'
import { type BetDisabledReason, useTable, getBetDisabledReason } from './use-table.ts'
import type { Shown } from '#domain/money/shown.ts'

export type { BetDisabledReason } from './use-table.ts'

export type Original<Game extends OriginalGame> = {
  game: Game
  table: {
    loggedIn: boolean | null
    playerId: string | null
    currency: Currency
    balance: Minor | null
    limits: Range
    reachable: boolean
    /** The last rounds, newest first, without one whose outcome must not be shown yet. */
    rounds: readonly Played<Game>[] | null
    pair: SeedPairRow | null
    protection: PlayProtection
    /** Bets and steps without an outcome yet, also those of other tabs. */
    openIntents: readonly Pick<IntentRow, 'state'>[]
    /** Timestamp of the newest round in the operator's first reply on this page; null before it. */
    knownUntil: number | null
    problem: ErrorCode | null
    refresh(): void
    rejections?: BetRejections
  }
  /** The newest round, open or settled; null before any. */
  round: Played<Game> | null
  /** The open round; null if there is none. */
  open: Played<Game> | null
  /** Whether this page made the newest round or step: only those are animated; a stored one is drawn at once. */
  own: boolean
  /** The round or step is being animated: only the drawing may show its outcome. */
  moving: boolean
  /** The newest round whose outcome may be shown: during the animation, the state before it. */
  told: Played<Game> | null
  /** Ends the animation at once. */
  finish(): void
  /** Why no bet can be placed; null if one can. */
  off: BetDisabledReason | null
  /** As typed; the minimum bet before any input. */
  amountText: string
  amount: BetAmount
  setAmountText(text: string): void
  /** Halves, doubles or maximizes the amount. Does nothing while a round is open, because its amount is fixed. */
  change(change: Change): void
  /** A bet or step is in flight. */
  busy: boolean
  failure: AppError | null
  /**
   * Places one bet, of the typed amount unless `amount` is given. Returns 'amount' if the typed one is invalid. Opens
   * the login for a guest.
   */
  bet(bet: Order<Game>, amount?: Minor): 'amount' | null
  /** Makes one step in the open round; does nothing without one. */
  act(step: RoundStep<Game>): void
  /** Requests the outcome of bets that have none yet. */
  settle(): void
  settling: boolean
}

const AT_ONCE = () => 0

/**
 * The state of an original's page: what can be bet, what blocks a bet, the one bet or step in flight, and when its
 * outcome may be shown, which is after the duration given by `motionOf`.
 */
export function useOriginal<Game extends OriginalGame>(
  game: Game,
  motionOf: RoundMotion<Played<Game>> = AT_ONCE,
  facts: BetFacts = {},
): Original<Game> {
  const table = { ...useTable(game), ...facts }
  const [settling, setSettling] = useState(false)
  // The rounds are of this game only, which TypeScript cannot infer for a generic game.
  const rounds = table.rounds as unknown as readonly Played<Game>[] | null
  const action = useGameAction(`${game}.round`, table.rounds, roundVersion(table.rounds?.[0] ?? null))
  const round = rounds?.[0] ?? null
  const open = round && isRoundOpen(round) ? round : null
  const isLocal = round !== null && action.key !== null && round.lastKey === action.key
  const { moving, told, finish } = useMotion(round, isLocal, motionOf)
  const busy = action.isInFlight
  const hasPendingReveal = busy || moving
  const isBalanceHidden = hasPendingReveal || table.isBalanceBehind
  const holdBalance = useShownBalance(isBalanceHidden)
  const isAutoPlaying = useIsAutoPlaying()
  const { run, readAmount, getShown, mayBegin, ...typed } = useBet(game, table, action, isBalanceHidden)
  // An open round is finished, whatever forbids another one.
  const conditions = {
    ...table,
    isSwitchedOff: table.isSwitchedOff && open === null,
    restriction: open === null ? table.protection.restriction : null,
  }
  const disabledReason = getBetDisabledReason(conditions, busy ? action.key : null)
  useBlockReload(`${game}.checking`, disabledReason === 'checking')

  /** Sends a bet or a step; the live query shows its outcome. */
  function send(stake: number, ...order: Parameters<typeof run>): void {
    finish()
    // The stake is subtracted at once; winnings are added once the outcome is shown.
    if (table.balance !== null) holdBalance(minor(table.balance - stake))
    void run(...order)
  }

  function bet(order: Order<Game>, given?: Minor): 'amount' | null {
    if (busy || disabledReason !== null || open !== null) return null
    if (!mayBegin()) return null
    const now = readAmount()
    const value = given ?? (now.ok ? now.value : null)
    if (value === null) {
      finish()
      return 'amount'
    }
    // No press belongs to a bet of auto-play; it stops by itself when the currency changes.
    const shown = isAutoPlaying ? { currency: table.currency, balance: null } : getShown()
    send(value, (key) => gameCommands(game).bet({ key, amount: value, shown, bet: order }), 'bet')
    return null
  }

  function act(step: RoundStep<Game>): void {
    if (busy || disabledReason !== null || open === null) return
    send(0, (key) => gameCommands(game).step({ key, roundId: open.id, step: open.step, action: step }))
  }

  function settle(): void {
    setSettling(true)
    void commands.games[game].settle().finally(() => setSettling(false))
  }

  return {
    game,
    table: { ...table, rounds: useRevealedRounds(rounds, moving ? round : null) },
    round,
    open,
    own: isLocal,
    moving,
    told,
    finish,
    off: disabledReason,
    ...typed,
    change: (change) => {
      if (open === null) typed.change(change)
    },
    busy,
    failure: action.error,
    bet,
    act,
    settle,
    settling,
  }
}

/** The rounds without the one being animated. */
function useRevealedRounds<Round extends { id: string }>(rounds: readonly Round[] | null, pendingRound: Round | null) {
  const id = pendingRound?.id
  return useMemo(() => (id === undefined ? rounds : (rounds?.filter((round) => round.id !== id) ?? null)), [rounds, id])
}

/** The commands of a game that move money, typed with its own bets and steps. */
type GameCommands<Game extends OriginalGame> = {
  bet(order: { key: string; amount: Minor; shown: Shown; bet: Order<Game> }): Promise<Result<void>>
  step(step: { key: string; roundId: string; step: number; action: RoundStep<Game> }): Promise<Result<void>>
}

function gameCommands<Game extends OriginalGame>(game: Game): GameCommands<Game> {
  // The commands have this type for every game, but TypeScript only sees the union of all games.
  return commands.games[game] as unknown as GameCommands<Game>
}
