import { useState } from 'react'
import type { OriginalGame } from '#db/view.ts'
import type { AppError, Result } from '#domain/calls/result.ts'
import { type Minor, ZERO } from '#domain/money/money.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { commands } from '../../data/commands.ts'
import type { BetAction } from './bet/use-bet.ts'
import { useAnimatedBalance } from './bet/use-animated-balance.ts'
import type { StakeOrder, useStake } from './bet/use-stake.ts'
import { getCommands } from './practice/play-mode.ts'
import type { Order, RoundStep } from './round/played.ts'
import type { RoundView } from './use-round-view.ts'
import { type BetDisabledReason, type Table, getBetDisabledReason } from './use-table.ts'

/** What can be done at an original's table, and what of it is in flight. */
export type TablePlay<Game extends OriginalGame> = {
  /** Why no bet can be placed; null if one can. */
  disabledReason: BetDisabledReason | null
  /** A bet or step is in flight. */
  isInFlight: boolean
  error: AppError | null
  /**
   * Places one bet, of the typed amount unless `amount` is given. Returns 'amount' if the typed one is invalid. Opens
   * the login for a guest.
   */
  bet: (bet: Order<Game>, amount?: Minor) => 'amount' | null
  /** Makes one step in the open round; does nothing without one. */
  act: (step: RoundStep<Game>) => void
  /** Requests the outcome of bets that have none yet. */
  settle: () => void
  isSettling: boolean
}

type PlayedTable<Game extends OriginalGame> = {
  game: Game
  table: Omit<Table<Game>, 'rounds'>
  round: RoundView<Game>
  /** The balance would reveal an outcome that is not shown yet. */
  isBalanceHidden: boolean
}

/** Turns presses into orders: a bet, or a step in the open round; one at a time. */
export function usePlay<Game extends OriginalGame>(
  { game, table, round, isBalanceHidden }: PlayedTable<Game>,
  bet: BetAction,
  { readStake }: Pick<ReturnType<typeof useStake>, 'readStake'>,
): TablePlay<Game> {
  const [isSettling, setSettling] = useState(false)
  // The header shows money: chips are shown at the table.
  const inHeader = table.mode === 'money' ? table.balance : null
  const takeStake = useAnimatedBalance(
    { ...table, balance: inHeader, isHidden: isBalanceHidden, isInFlight: bet.isInFlight },
    round.animated,
  )
  const { open, skipAnimation } = round
  // An open round is finished, whatever forbids another one.
  const conditions = {
    ...table,
    isGameDisabled: table.isGameDisabled && open === null,
    restriction: open === null ? table.protection.restriction : null,
  }
  const disabledReason = getBetDisabledReason(conditions, bet.isInFlight ? bet.key : null)
  useBlockReload(`${game}.checking`, disabledReason === 'checking')

  /** Before an order is sent: the stake is subtracted at once; winnings are added once the outcome is shown. */
  function begin(stake: Minor): void {
    const isCovered = takeStake(stake)
    // Rounds that are still animated have not paid yet: they do so at once for a stake that the header does not cover.
    if (!round.areSeveralShown || !isCovered) skipAnimation()
  }

  function placeBet(order: Order<Game>, given?: Minor): 'amount' | null {
    if (bet.isInFlight || disabledReason !== null || open !== null) return null
    if (!bet.mayBegin()) return null
    const stake = readStake(given)
    if (stake === null) {
      skipAnimation()
      return 'amount'
    }
    begin(stake.amount)
    void bet.send('bet', gameCommands(game, table.mode).bet, { ...stake, bet: order })
    return null
  }

  function act(action: RoundStep<Game>): void {
    if (bet.isInFlight || disabledReason !== null || open === null) return
    begin(ZERO)
    void bet.send('step', gameCommands(game, table.mode).step, { roundId: open.id, step: open.step, action })
  }

  function settle(): void {
    setSettling(true)
    void commands.games[game].settle().finally(() => setSettling(false))
  }

  return {
    disabledReason,
    isInFlight: bet.isInFlight,
    error: bet.error,
    bet: placeBet,
    act,
    settle,
    isSettling,
  }
}

/** The commands of a game that move money, typed with its own bets and steps. */
type GameCommands<Game extends OriginalGame> = {
  bet: (order: StakeOrder & { key: string; bet: Order<Game> }) => Promise<Result<void>>
  step: (step: { key: string; roundId: string; step: number; action: RoundStep<Game> }) => Promise<Result<void>>
}

function gameCommands<Game extends OriginalGame>(game: Game, mode: PlayMode): GameCommands<Game> {
  // The commands have this type for every game, but TypeScript only sees the union of all games.
  return getCommands(mode)[game] as unknown as GameCommands<Game>
}
