import type { CoinSide } from './coinflip.ts'
import { draws, pick } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'

/**
 * A duel is a coinflip between two players: one opens it with a stake and a side, another joins with the same stake and
 * gets the other side. The winner gets both stakes less the fee.
 */

export const DUEL_FEE_PERCENT = 2
/** A duel without a second player closes after this time, and the stake is returned. */
export const DUEL_LIFE_MS = 3_600_000
/** Delay from the join to the coin animation, so that all pages can start it at the same time. */
export const DUEL_LEAD_MS = 1_500
/** The most duels that a player may have open at once. */
export const DUEL_MOST_OPEN = 5
/** How many open duels, and how many past flips, are shown. */
export const DUELS_SHOWN = 100
export const DUEL_PAST_FLIPS = 20

export function otherSide(side: CoinSide): CoinSide {
  return side === 'heads' ? 'tails' : 'heads'
}

/** The fee on both stakes together, rounded down in the winner's favour. All in minor units. */
export function duelFee(stake: Minor): Minor {
  return minor(Number((BigInt(stake) * 2n * BigInt(DUEL_FEE_PERCENT)) / 100n))
}

/** What the winner gets, own stake included: both stakes less the fee, in minor units. */
export function duelPayout(stake: Minor): Minor {
  return minor(stake * 2 - duelFee(stake))
}

/**
 * The client seed of a duel: its id, and the id of the joining bet, a key that was created on the joining player's
 * device.
 */
export function duelClientSeed(duelId: string, joinedBy: string): string {
  return `${duelId}:${joinedBy}`
}

/** The winning side: one draw at nonce 0; floor(2f) is 1 for heads and 0 for tails. */
export function drawDuel(serverSeed: string, clientSeed: string): { draw: number; side: CoinSide } {
  const [draw = 0] = draws({ serverSeed, clientSeed }, 0, 1)
  return { draw, side: pick(draw, 2) === 1 ? 'heads' : 'tails' }
}
