import type { SharedBetRow, PastRoom } from '#db/view.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import type { Minor } from '#domain/money/money.ts'
import { roomPayout } from '#domain/games/rooms.ts'
import { drawRoom, parseEntries } from '#domain/games/rooms-draw.ts'

/** A drawn round with all that its check needs. */
export type DrawnRoom = {
  id: string
  serverSeed: string
  serverSeedHash: string
  entriesText: string
  pot: Minor
  ticket: number
  /** What the winner was paid, in minor units; null if unknown, as for an own bet that lost. */
  payout: Minor | null
  /** Whether this entry is the one that was paid. */
  wasPaid: (entryId: string) => boolean
  /** Whether the round matches what this device saw before the draw. */
  isAsSeen: boolean
}

export function getRoomOfPastRound({ winnerEntryId, ...round }: PastRoom): DrawnRoom {
  return { ...round, wasPaid: (id) => id === winnerEntryId }
}

/** The drawn round of an own bet, which named the hash before the draw; null if the round has not been drawn. */
export function getRoomOfBet({
  id: betId,
  roundId,
  bet,
  amount,
  state: { draw },
  payout,
}: SharedBetRow<'rooms'>): DrawnRoom | null {
  if (!draw || roundId === null) return null
  return {
    id: roundId,
    serverSeed: draw.server_seed,
    serverSeedHash: bet.server_seed_hash,
    entriesText: draw.entries,
    pot: draw.pot,
    ticket: draw.ticket,
    payout: payout > 0 ? payout : null,
    // About other entries only one thing is known: one of them was paid if this one was not.
    wasPaid: (id) => (id === betId) === payout > 0,
    isAsSeen: parseEntries(draw.entries)?.some((entry) => entry.id === betId && entry.amount === amount) ?? false,
  }
}

/** Recomputes a draw on this device; null if the entries cannot be parsed. */
export function checkRoom(round: DrawnRoom) {
  const entries = parseEntries(round.entriesText)
  if (!entries) return null
  const hash = hashServerSeed(round.serverSeed)
  const draw = drawRoom(round.serverSeed, entries)
  const steps = {
    hash: hash === round.serverSeedHash,
    seen: round.isAsSeen,
    ticket: draw.ticket === round.ticket && draw.total === round.pot,
    winner: draw.winner !== null && round.wasPaid(draw.winner.id) && isDue(round),
  }
  return { hash, draw, steps, matches: Object.values(steps).every(Boolean) }
}

/** Whether the winner was paid the pot minus the fee; true if the payout is unknown. */
function isDue({ pot, payout }: DrawnRoom): boolean {
  return payout === null || payout === roomPayout(pot)
}
