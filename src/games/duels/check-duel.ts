import type { DuelFlip, LiveBetRow } from '../../../worker/db/view.ts'
import type { CoinSide } from '../../../worker/domain/games/coinflip.ts'
import { drawDuel, duelClientSeed, duelPayout } from '../../../worker/domain/games/duels.ts'
import { hashServerSeed } from '../../../worker/domain/fairness/draws.ts'

/** A flip with all that its check takes. */
export type DrawnDuel = {
  id: string
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  result: CoinSide
  /** As this device has seen it before the flip, and paid as it fell. */
  isAsSeen: boolean
}

export function getDuelOfFlip({ joinedBy, ...flip }: DuelFlip): DrawnDuel {
  const isAsSeen = flip.isAsSeen && flip.payout === duelPayout(flip.amount)
  return { ...flip, clientSeed: duelClientSeed(flip.id, joinedBy), isAsSeen }
}

/** Of an own bet. null where nobody has joined. */
export function getDuelOfBet({ id, bet, amount, state, payout }: LiveBetRow<'duel'>): DrawnDuel | null {
  const { draw, duel, server_seed_hash: serverSeedHash, side } = state
  if (!draw) return null
  // The seed of who joined is made of the key that this very device has made.
  const isOwnSeed = bet.kind === 'create' || draw.client_seed === duelClientSeed(duel, id)
  const isAsSeen = isOwnSeed && payout === (side === draw.result ? duelPayout(amount) : 0)
  return {
    id: duel,
    serverSeed: draw.server_seed,
    serverSeedHash,
    clientSeed: draw.client_seed,
    result: draw.result,
    isAsSeen,
  }
}

/** Flips the coin again on this device. */
export function checkDuel({ serverSeed, serverSeedHash, clientSeed, result, isAsSeen }: DrawnDuel) {
  const hash = hashServerSeed(serverSeed)
  const { draw, side } = drawDuel(serverSeed, clientSeed)
  const steps = { hash: hash === serverSeedHash, seen: isAsSeen, side: side === result }
  return { hash, draw, side, steps, matches: Object.values(steps).every(Boolean) }
}
