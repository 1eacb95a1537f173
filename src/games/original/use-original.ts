import type { RoundAction, RoundBet } from '../../../worker/api/originals/shapes.ts'
import type { OriginalRound, SeedPairRow } from '../../../worker/db/view.ts'
import type { AppError, ErrorCode } from '../../../worker/result.ts'
import type { Currency } from '../../../worker/rules/currencies.ts'
import type { Range } from '../../../worker/rules/limits.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import type { BetAmount, Change } from './bet-amount.ts'

/** Why no bet can be placed now, whatever is typed. */
export type Off = 'loading' | 'offline' | 'noBalance' | 'checking' | 'noProfile' | 'noState'

export type Original<Game extends RoundGame> = {
  game: Game
  table: {
    loggedIn: boolean | null
    playerId: string | null
    currency: Currency
    balance: Minor | null
    limits: Range
    reachable: boolean
    rounds: readonly OriginalRound<Game>[] | null
    pair: SeedPairRow | null
    problem: ErrorCode | null
    refresh(): void
  }
  /** The newest round, open or settled; null before any. */
  round: OriginalRound<Game> | null
  /** The round that goes on; null where none does. */
  open: OriginalRound<Game> | null
  /** Whether the newest round (or step) was made on this page: what is drawn with motion. */
  own: boolean
  off: Off | null
  amountText: string
  amount: BetAmount
  setAmountText(text: string): void
  change(change: Change): void
  /** A bet or step is on its way. */
  busy: boolean
  failure: AppError | null
  /** Places one bet; the amount is the typed one unless given. 'amount' when that field is wrong. */
  bet(bet: RoundBet<Game>, amount?: Minor): 'amount' | null
  act(action: RoundAction<Game>): void
  settle(): void
  settling: boolean
}

export function useOriginal<Game extends RoundGame>(game: Game): Original<Game> {
  throw new Error(game)
}
