import { describe, expect, test } from 'vitest'
import type { PastRoom, RoomState } from '#db/rows.ts'
import { saveSeenRounds } from '#worker/games/rooms/save-seen-rounds.ts'
import { minor } from '#domain/money/money.ts'

/** What this device has seen of a round is compared with later reports about it. */

const SEED = '3'.repeat(64)

describe('rounds of a room', () => {
  const past: PastRoom = {
    id: '7',
    at: 0,
    serverSeedHash: 'h',
    serverSeed: SEED,
    entriesText: 'aaaaaaaa:100\nbbbbbbbb:250',
    pot: minor(350),
    players: 2,
    ticket: 5,
    winnerEntryId: 'aaaaaaaa',
    winner: null,
    payout: minor(333),
    isAsSeen: true,
  }
  const state = (drawn: PastRoom): RoomState => ({
    round: {
      id: '8',
      phase: 'waiting',
      serverSeedHash: 'i',
      entries: [],
      drawsAt: null,
      closesAt: null,
      isAsSeen: true,
    },
    previous: null,
    past: [drawn],
  })

  test('a room round that is reported again unchanged stays as seen', () => {
    expect(saveSeenRounds(state(past), state(past)).past).toEqual([past])
  })

  test.each([
    { pot: minor(351) },
    { payout: minor(1) },
    { ticket: 6 },
    { winnerEntryId: 'bbbbbbbb' },
    { serverSeed: '4'.repeat(64) },
    { entriesText: `${past.entriesText}\ncccccccc:1` },
    { entriesText: 'aaaaaaaa:101\nbbbbbbbb:250' },
  ] satisfies Partial<PastRoom>[])('a room round that changes after its draw is marked: %o', (change) => {
    expect(saveSeenRounds(state(past), state({ ...past, ...change })).past[0]?.isAsSeen).toBe(false)
  })
})
