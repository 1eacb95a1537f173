import type { DiceRound, SeedPairRow } from '../../../../worker/db/view.ts'
import { type Hundredths, dicePayout, diceWins } from '../../../../worker/rules/dice.ts'
import { diceRoll } from '../../../../worker/rules/dice-roll.ts'
import { draws, hashServerSeed } from '../../../../worker/rules/fairness.ts'
import { type Minor, ZERO } from '../../../../worker/rules/money.ts'

const DRAWS_IN_A_DIGEST = 8
const HEX_OF_A_DRAW = 8

/** A past round drawn again from its revealed seeds: each step with what it gives, and what does not agree. */
export type RoundCheck = {
  serverSeed: string
  /** SHA-256 of the server seed's text, to be the hash shown before the bet. */
  hash: string
  hashMatches: boolean
  message: string
  /** The whole HMAC-SHA256, 64 hex digits; the first eight are the four bytes of the draw. */
  digest: string
  bytes: readonly number[]
  /** The four bytes as one number of 32 bits: the float times 2^32. */
  draw: number
  roll: Hundredths
  rollMatches: boolean
  payout: Minor
  payoutMatches: boolean
  matches: boolean
}

/** Checks a round without any network; null while its server seed is not revealed. */
export function checkRound(round: DiceRound, pair: SeedPairRow | null): RoundCheck | null {
  if (pair === null || pair.serverSeed === null) return null
  const { serverSeed } = pair
  // The client seed and nonce are the round's own: the ones the bet named.
  const seeds = { serverSeed, clientSeed: round.clientSeed }
  const drawn = draws(seeds, round.nonce, DRAWS_IN_A_DIGEST)
  const digest = drawn.map((draw) => draw.toString(16).padStart(HEX_OF_A_DRAW, '0')).join('')
  const [draw = 0] = drawn
  const roll = diceRoll(seeds, round.nonce)
  const won = diceWins(roll, round.target, round.direction)
  const payout = won ? dicePayout(round.amount, round.target, round.direction) : ZERO
  const hash = hashServerSeed(serverSeed)
  const hashMatches = hash === round.serverSeedHash
  const rollMatches = roll === round.roll
  const payoutMatches = payout === round.payout
  return {
    serverSeed,
    hash,
    hashMatches,
    message: `${round.clientSeed}:${round.nonce}:0`,
    digest,
    bytes: [draw >>> 24, (draw >>> 16) & 255, (draw >>> 8) & 255, draw & 255],
    draw,
    roll,
    rollMatches,
    payout,
    payoutMatches,
    matches: hashMatches && rollMatches && payoutMatches,
  }
}
