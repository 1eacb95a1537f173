import type { IntentRow, OriginalGame } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { type Stake, sumOfStake } from '#domain/games/auto-play.ts'
import type { Minor } from '#domain/money/money.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import type { PlayProtection } from '../../../protection/play-protection.ts'
import type { Bounds } from '../bet/bet-amount.ts'
import type { Played, AnyPlayed } from '../round/played.ts'
import type { Original } from '../use-original.ts'
import type { BetDisabledReason } from '../use-table.ts'

/** The table that auto-play plays: its stake, what blocks a bet, and the newest round. */
export type AutoSource = {
  table: Bounds & {
    loggedIn: boolean | null
    playerId: string | null
    protection: PlayProtection
    openIntents: readonly Pick<IntentRow, 'state'>[]
  }
  /** The current stake; null while no bet can be placed with it. */
  stake: Stake | null
  round: AnyPlayed | null
  /** Whether that round, or its last step, was made on this page. */
  isLocal: boolean
  /** A bet or step is in flight. */
  isSending: boolean
  /** The next bet or step waits: one is in flight, its outcome is being animated, or the pace of play delays it. */
  busy: boolean
  disabledReason: BetDisabledReason | null
  failure: AppError | null
  place: (stake: Stake) => void
  /** Makes the next step of the open round, which is cashed out after `count` steps. */
  step: (count: number) => void
}

/** The setting of a game with steps: after how many a round is cashed out. */
type AutoSteps<Game extends OriginalGame> = {
  label: MessageKey
  hint: MessageKey
  /** The maximum number of steps. */
  most: number
  /** Makes the next step of this open round. */
  take: (round: Played<Game>, count: number) => void
}

/** How an original is played by auto-play. */
export type AutoGame<Game extends OriginalGame> = {
  /** Whether everything but the amount is set for a bet. */
  ready: boolean
  /** Places the current bet for this amount; `stake` lists the amounts that it consists of. */
  place: (amount: Minor, stake: Stake) => void
  /** The amounts of the current bet, if they do not come from the amount field. */
  stake?: Stake
  /** The bet has a fixed price. */
  isFixed?: boolean
  steps?: AutoSteps<Game>
  /** An additional note for the player. */
  note?: MessageKey
}

/** Adapts an original for auto-play; without a `game`, no bet can be placed. */
export function toAutoSource<Game extends OriginalGame>(
  original: Original<Game>,
  game: AutoGame<Game> | undefined,
): AutoSource {
  const { stake: typed, table, round, play } = original
  const { disabledReason } = play
  const typedStake = typed.amount.ok ? [typed.amount.value] : null
  const stake = game?.ready ? (game.stake ?? typedStake) : null
  return {
    table: game?.isFixed && stake ? { ...table, limits: onlyThis(sumOfStake(stake)) } : table,
    stake,
    round: round.newest,
    isLocal: round.isLocal,
    isSending: play.isInFlight,
    busy: play.isInFlight || round.isAnimating || disabledReason === 'pace',
    disabledReason: disabledReason === 'pace' ? null : disabledReason,
    failure: play.error,
    place: (parts) => game?.place(sumOfStake(parts), parts),
    step: (count) => {
      if (round.open) game?.steps?.take(round.open, count)
    },
  }
}

/** A fixed price is its own minimum and maximum. */
function onlyThis(price: Minor) {
  return { min: price, max: price }
}
