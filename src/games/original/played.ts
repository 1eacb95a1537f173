import type { RoundAction, RoundBet } from '../../../worker/api/originals/shapes.ts'
import type { DiceRound, OriginalGame, OriginalRound } from '../../../worker/db/view.ts'
import type { Broken } from '../../../worker/rules/commitment.ts'
import type { DiceDirection, Hundredths } from '../../../worker/rules/dice.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import type { Stepped } from './newest.ts'

type Forms = { [Each in RoundGame]: { round: OriginalRound<Each>; bet: RoundBet<Each>; action: RoundAction<Each> } } & {
  /** Drawn and over in one, in a form of its own. */
  dice: { round: DiceRound; bet: { target: Hundredths; direction: DiceDirection }; action: never }
}

/** What a round of whatever game tells of how it stands, and of its money. */
export type AnyPlayed = Stepped & { amount: Minor; payout: Minor; broken?: Broken }

/** A round of a game as a table knows it. */
export type Played<Game extends OriginalGame> = Forms[Game]['round']
/** What is bet on beside the amount. */
export type Order<Game extends OriginalGame> = Forms[Game]['bet']
/** A step in an open round. */
export type Step<Game extends OriginalGame> = Forms[Game]['action']
