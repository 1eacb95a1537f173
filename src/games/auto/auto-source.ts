import type { OriginalGame } from '../../../worker/db/view.ts'
import type { AppError } from '../../../worker/core/result.ts'
import { type Stake, sumOfStake } from '../../../worker/domain/games/auto-play.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import type { Bounds } from '../original/bet/bet-amount.ts'
import type { Played, AnyPlayed } from '../original/round/played.ts'
import type { Original } from '../original/table/use-original.ts'
import type { BetDisabledReason } from '../original/table/use-table.ts'

/** The table that plays by itself: what is bet, what stands in the way, and the newest round. */
export type AutoSource = {
  table: Bounds & { loggedIn: boolean | null; playerId: string | null }
  /** What is set now; null while no bet can be placed with it. */
  stake: Stake | null
  round: AnyPlayed | null
  /** Whether that round, or its last step, was made on this page. */
  own: boolean
  /** A bet or step is on its way, or what came of it is being drawn: the next one waits. */
  busy: boolean
  off: BetDisabledReason | null
  failure: AppError | null
  place: (stake: Stake) => void
  /** Makes the next step of the round that is open, to cash out after so many. */
  step: (count: number) => void
}

/** The setting of a game with steps: after how many a round is cashed out. */
type AutoSteps<Game extends OriginalGame> = {
  label: MessageKey
  hint: MessageKey
  /** So many can be made at most. */
  most: number
  /** Makes the next step of this open round. */
  take: (round: Played<Game>, count: number) => void
}

/** How an original plays by itself. */
export type AutoGame<Game extends OriginalGame> = {
  /** Whether all is set that a bet needs beside its amount. */
  ready: boolean
  /** Places the bet as it is set, for this amount; `stake` are its parts. */
  place: (amount: Minor, stake: Stake) => void
  /** The parts of the bet as it is set, where no amount is typed for it. */
  stake?: Stake
  /** The bet has a price that nothing changes. */
  isFixed?: boolean
  steps?: AutoSteps<Game>
  /** What else a player has to know of it. */
  note?: MessageKey
}

/** An original as auto-play sees it; of one that does not play by itself, a table where nothing can be placed. */
export function toAutoSource<Game extends OriginalGame>(
  original: Original<Game>,
  game: AutoGame<Game> | undefined,
): AutoSource {
  const { amount, table, round, open, own, busy, moving, off, failure } = original
  const typed = amount.ok ? [amount.value] : null
  const stake = game?.ready ? (game.stake ?? typed) : null
  return {
    table: game?.isFixed && stake ? { ...table, limits: onlyThis(sumOfStake(stake)) } : table,
    stake,
    round,
    own,
    busy: busy || moving,
    off,
    failure,
    place: (parts) => game?.place(sumOfStake(parts), parts),
    step: (count) => {
      if (open) game?.steps?.take(open, count)
    },
  }
}

/** A price has no limits but itself. */
function onlyThis(price: Minor) {
  return { min: price, max: price }
}
