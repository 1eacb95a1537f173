import type { OriginalGame } from '#db/view.ts'
import { type BetFacts, useBet } from './bet/use-bet.ts'
import { type StakeState, useStake } from './bet/use-stake.ts'
import type { Played } from './round/played.ts'
import { roundVersion } from './round/round-version.ts'
import type { RoundMotion } from './use-motion.ts'
import { type TablePlay, usePlay } from './use-play.ts'
import { type RoundView, useRoundView } from './use-round-view.ts'
import { type Table, useTable } from './use-table.ts'

/** An original's page by subject: who plays at which limits, the round, the amount, and what can be done. */
export type Original<Game extends OriginalGame> = {
  game: Game
  table: Omit<Table<Game>, 'rounds'> & {
    /** The last rounds, newest first, without one whose outcome must not be shown yet. */
    rounds: readonly Played<Game>[] | null
  } & BetFacts
  round: RoundView<Game>
  /** While a round is open, its amount is fixed and `change` does nothing. */
  stake: StakeState
  play: TablePlay<Game>
}

const AT_ONCE = () => 0

/**
 * The state of an original's page. An outcome may be shown after the duration given by `getMotionMs`. `areSeveralShown`:
 * rounds are animated beside each other.
 */
export function useOriginal<Game extends OriginalGame>(
  game: Game,
  getMotionMs: RoundMotion<Played<Game>> = AT_ONCE,
  { areSeveralShown = false, ...facts }: BetFacts & { areSeveralShown?: boolean } = {},
): Original<Game> {
  const table = { ...useTable(game), ...facts }
  // The rounds are of this game only, which TypeScript cannot infer for a generic game.
  const rounds = table.rounds as unknown as readonly Played<Game>[] | null
  const bet = useBet(`${game}.round`, table, table.rounds, roundVersion(table.rounds?.[0] ?? null))
  const { revealed, ...round } = useRoundView(rounds, bet.key, getMotionMs, areSeveralShown)
  const isBalanceHidden = bet.isInFlight || round.isAnimating || table.isBalanceBehind
  const { readStake, ...stake } = useStake(game, table, bet, isBalanceHidden)
  const play = usePlay({ game, table, round, isBalanceHidden }, bet, { readStake })
  return {
    game,
    table: { ...table, rounds: revealed },
    round,
    stake: {
      ...stake,
      change: (change) => {
        if (round.open === null) stake.change(change)
      },
    },
    play,
  }
}
