import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import type { OriginalGame, OriginalRound } from '#db/view.ts'
import type { CommitmentMismatch } from '#domain/fairness/round.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Stepped } from './round-version.ts'

/** Types by game, so that a generic game parameter still resolves to one type each. */
type Forms = {
  [Each in OriginalGame]: { round: OriginalRound<Each>; bet: RoundBet<Each>; action: RoundAction<Each> }
}

/** What rounds of all games have: progress, stake and payout. */
export type AnyPlayed = Stepped & { amount: Minor; payout: Minor; broken?: CommitmentMismatch }

/** A round of a game as its table reads it. */
export type Played<Game extends OriginalGame> = Forms[Game]['round']
/** What is bet on, apart from the amount. */
export type Order<Game extends OriginalGame> = Forms[Game]['bet']
/** A step in an open round. */
export type RoundStep<Game extends OriginalGame> = Forms[Game]['action']
