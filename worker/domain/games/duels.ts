import type { CoinSide } from './coinflip.ts'
import { draws, pick } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'

/**
 * The coinflip between players, a duel: one opens it with a stake and a side, another joins with the same stake and gets
 * the other side. The winner gets both stakes less the fee.
 */

export const DUEL_FEE_PERCENT = 2
/** A duel that nobody joins closes by itself after this time, and the stake comes back. */
export const DUEL_LIFE_MS = 3_600_000
/** The coin flies this long after the join, so that all pages can let it fly at one moment. */
export const DUEL_LEAD_MS = 1_500
/** The most duels that a player has open at once. */
export const DUEL_MOST_OPEN = 5
/** How many open duels, and how many past flips, are shown. */
export const DUELS_SHOWN = 100
export const DUEL_PAST_FLIPS = 20

export function otherSide(side: CoinSide): CoinSide {
  return side === 'heads' ? 'tails' : 'heads'
}

/** The fee on both stakes together, in minor units; rounded down, in the winner's favour. */
export function duelFee(stake: Minor): Minor {
  return minor(Number((BigInt(stake) * 2n * BigInt(DUEL_FEE_PERCENT)) / 100n))
}

/** What the winner gets, the own stake included: both stakes less the fee. */
export function duelPayout(stake: Minor): Minor {
  return minor(stake * 2 - duelFee(stake))
}

/** Its client seed: the duel's id, and that of the bet that joined it, which is a key that the joiner's device made. */
export function duelClientSeed(duelId: string, joinedBy: string): string {
  return `${duelId}:${joinedBy}`
}

/** The side that falls: one draw at nonce 0, floor(2f), 1 is heads and 0 is tails. */
export function drawDuel(serverSeed: string, clientSeed: string): { draw: number; side: CoinSide } {
  const [draw = 0] = draws({ serverSeed, clientSeed }, 0, 1)
  return { draw, side: pick(draw, 2) === 1 ? 'heads' : 'tails' }
}
