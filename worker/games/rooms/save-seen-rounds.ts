import type { PastRoom, RoomRound, RoomState } from '#db/rows.ts'
import { entriesText } from '#domain/games/rooms-draw.ts'

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

  function markSeen<Round extends RoomRound | PastRoom>(round: Round, received: Seen): Round {
    const known = seen.get(round.id)
    const isAsSeen = round.isAsSeen && (!known || (known.isAsSeen && goesOnFrom(known, received)))
    return isAsSeen === round.isAsSeen ? round : { ...round, isAsSeen }
  }
  const markSeenPast = (round: PastRoom): PastRoom => markSeen(round, seenOfPast(round))

  const { previous } = now
  return {
    round: markSeen(now.round, seenOfOpen(now.round)),
    previous: previous?.drawn ? { ...previous, drawn: markSeenPast(previous.drawn) } : previous,
    past: now.past.map(markSeenPast),
  }
}

function seenOfOpen({ serverSeedHash, entries, isAsSeen }: RoomRound): Seen {
  return { serverSeedHash, entries: entriesText(entries), draw: null, isAsSeen }
}

function seenOfPast({ serverSeedHash, entriesText: entries, isAsSeen, ...round }: PastRoom): Seen {
  const { serverSeed, pot, ticket, winnerEntryId, payout } = round
  return { serverSeedHash, entries, draw: [serverSeed, pot, ticket, winnerEntryId, payout].join(), isAsSeen }
}

function goesOnFrom(known: Seen, received: Seen): boolean {
  if (received.serverSeedHash !== known.serverSeedHash) return false
  if (known.draw !== null) return received.draw === known.draw && received.entries === known.entries
  return known.entries === '' || received.entries === known.entries || received.entries.startsWith(`${known.entries}\n`)
}
