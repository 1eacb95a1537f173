import type { DuelFlip, SharedBetRow } from '#db/view.ts'
import type { CoinSide } from '#domain/games/coinflip.ts'
import { drawDuel, duelClientSeed, duelPayout } from '#domain/games/duels.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'

/** A flip with all that its check needs. */
export type DrawnDuel = {
  id: string
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  result: CoinSide
  /** Whether the flip matches what this device saw before it, and was paid by its result. */
  isAsSeen: boolean
}

export function getDuelOfFlip({ joinedBy, ...flip }: DuelFlip): DrawnDuel {
  const isAsSeen = flip.isAsSeen && flip.payout === duelPayout(flip.amount)
  return { ...flip, clientSeed: duelClientSeed(flip.id, joinedBy), isAsSeen }
}

/** The flip of an own bet; null if no one has joined it. */
export function getDuelOfBet({ id, bet, amount, state, payout }: SharedBetRow<'duel'>): DrawnDuel | null {
  const { draw, duel, server_seed_hash: serverSeedHash, side } = state
  if (!draw) return null
  // The client seed contains the id of the joining bet, a key that the joining player's own device made.
  const isPlayerSeed = bet.kind === 'create' || draw.client_seed === duelClientSeed(duel, id)
  const isAsSeen = isPlayerSeed && payout === (side === draw.result ? duelPayout(amount) : 0)
  return {
    id: duel,
    serverSeed: draw.server_seed,
    serverSeedHash,
    clientSeed: draw.client_seed,
    result: draw.result,
    isAsSeen,
  }
}

/** Recomputes a flip on this device. */
export function checkDuel({ serverSeed, serverSeedHash, clientSeed, result, isAsSeen }: DrawnDuel) {
  const hash = hashServerSeed(serverSeed)
  const { draw, side } = drawDuel(serverSeed, clientSeed)
  const steps = { hash: hash === serverSeedHash, seen: isAsSeen, side: side === result }
  return { hash, draw, side, steps, matches: Object.values(steps).every(Boolean) }
}
