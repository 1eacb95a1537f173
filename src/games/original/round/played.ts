import type { RoundAction, RoundBet } from '../../../../worker/endpoints/originals/shapes.ts'
import type { OriginalGame, OriginalRound } from '../../../../worker/db/view.ts'
import type { CommitmentMismatch } from '../../../../worker/domain/fairness/commitment.ts'
import type { Minor } from '../../../../worker/domain/money/money.ts'
import type { Stepped } from './round-version.ts'

/** By game, so that a game named by a type parameter still gives one type each. */
type Forms = {
  [Each in OriginalGame]: { round: OriginalRound<Each>; bet: RoundBet<Each>; action: RoundAction<Each> }
}

/** What a round of whatever game tells of how it stands, and of its money. */
export type AnyPlayed = Stepped & { amount: Minor; payout: Minor; broken?: CommitmentMismatch }

/** A round of a game as a table knows it. */
export type Played<Game extends OriginalGame> = Forms[Game]['round']
/** What is bet on beside the amount. */
export type Order<Game extends OriginalGame> = Forms[Game]['bet']
/** A step in an open round. */
export type RoundStep<Game extends OriginalGame> = Forms[Game]['action']
