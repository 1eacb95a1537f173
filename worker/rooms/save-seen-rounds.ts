import type { PastRoom, RoomRound, RoomState } from '../db/rows.ts'
import { entriesText } from '../domain/games/rooms-draw.ts'

/** What this device has seen of a round; `draw` is null before the draw. */
type Seen = { serverSeedHash: string; entries: string; draw: string | null; isAsSeen: boolean }

/**
 * Compares a room's rounds with what this device saw of them before: the server seed's hash must not change, entries
 * may only be appended until the draw, and nothing changes after it. A round that violates this once stays marked
 * (`isAsSeen` false).
 */
export function saveSeenRounds(before: RoomState | null, now: RoomState): RoomState {
  if (!before) return now
  const seen = new Map<string, Seen>()
  for (const round of before.past) seen.set(round.id, seenOfPast(round))
  if (before.previous?.drawn) seen.set(before.previous.id, seenOfPast(before.previous.drawn))
  seen.set(before.round.id, seenOfOpen(before.round))

  function keep<Round extends RoomRound | PastRoom>(round: Round, told: Seen): Round {
    const known = seen.get(round.id)
    const isAsSeen = round.isAsSeen && (!known || (known.isAsSeen && goesOnFrom(known, told)))
    return isAsSeen === round.isAsSeen ? round : { ...round, isAsSeen }
  }
  const keepPast = (round: PastRoom): PastRoom => keep(round, seenOfPast(round))

  const { previous } = now
  return {
    round: keep(now.round, seenOfOpen(now.round)),
    previous: previous?.drawn ? { ...previous, drawn: keepPast(previous.drawn) } : previous,
    past: now.past.map(keepPast),
  }
}

function seenOfOpen({ serverSeedHash, entries, isAsSeen }: RoomRound): Seen {
  return { serverSeedHash, entries: entriesText(entries), draw: null, isAsSeen }
}

function seenOfPast({ serverSeedHash, entriesText: entries, isAsSeen, ...round }: PastRoom): Seen {
  const { serverSeed, pot, ticket, winnerEntryId, payout } = round
  return { serverSeedHash, entries, draw: [serverSeed, pot, ticket, winnerEntryId, payout].join(), isAsSeen }
}

function goesOnFrom(known: Seen, told: Seen): boolean {
  if (told.serverSeedHash !== known.serverSeedHash) return false
  if (known.draw !== null) return told.draw === known.draw && told.entries === known.entries
  return known.entries === '' || told.entries === known.entries || told.entries.startsWith(`${known.entries}\n`)
}
