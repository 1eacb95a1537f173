import type { RoundAction, RoundBet, RoundState } from '../games/round-shapes.ts'
import type { OriginalGame } from '../games/originals.ts'
import type { Bet } from '../money/bet.ts'
import type { Currency } from '../money/currencies.ts'
import type { Minor } from '../money/money.ts'

/**
 * What a bet commits player and operator to; stored on the device before the bet is sent. A round is compared with it,
 * and only a difference that is certainly wrong counts as a mismatch:
 *
 * - Server seed hash, client seed and nonce: the bet names all three, and an operator that cannot draw from them rejects
 *   it with 409 `seed.changed`. If another tab or device has used the nonce or changed the pair meanwhile, the result is
 *   that rejection and no round. So a different hash, client seed or nonce is wrong; a higher nonce as well, because an
 *   operator that knows the server seed could choose one that loses.
 * - The due nonce is the operator's own count, but higher than any nonce that this device has seen drawn from the pair: a
 *   repeated nonce would give a known result.
 * - Amount, currency and bet must be those that were sent. Bets are compared by meaning: keno numbers in another order,
 *   or merged chips of one place, are the same bet.
 * - The round must contain a step that was sent.
 * - A round without a stored commitment (placed elsewhere, or by an older build) must stay as it was first received.
 */
export type Commitment = {
  serverSeedHash: string
  clientSeed: string
  nonce: number
  stake: { amount: Minor; currency: Currency }
  /** In the form of the game (games/round-shapes.ts). */
  bet: unknown
}

/** A sent step: its round, the number of steps before it, and its action. */
export type SentStep = { round: string; step: number; action: RoundAction<OriginalGame> }

type Mismatch<Value> = { due: Value; told: Value }
/** The differences between a round and its commitment: the committed value (`due`) and the reported one (`told`). */
export type CommitmentMismatch = { -readonly [Name in keyof Commitment]?: Mismatch<Commitment[Name]> } & {
  /** `due` is the step that was sent, `told` the state that the round had instead. */
  action?: Mismatch<unknown>
}

type RoundBase = Bet & {
  serverSeedHash: string
  clientSeed: string
  nonce: number
  /** What does not match the bet's commitment; empty if all matches. Missing if this device did not send the bet. */
  broken?: CommitmentMismatch
}
/** A round of an original game; `state` and `cashOut` are as the operator last reported them. */
export type OriginalRound<Game extends OriginalGame = OriginalGame> = {
  [Each in Game]: RoundBase & {
    game: Each
    status: 'open' | 'settled'
    step: number
    cashOut: Minor | null
    bet: RoundBet<Each>
    state: RoundState<Each>
  }
}[Game]
