import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { roomFee, roomLimits, roomPayout, roomStake } from '#domain/games/rooms.ts'
import {
  drawRoom,
  entriesText,
  getTicketEntry,
  parseEntries,
  ticketsIn,
  winningTicket,
} from '#domain/games/rooms-draw.ts'
import { getRoomOfBet, checkRoom, getRoomOfPastRound } from '#src/games/rooms/check-room.ts'
import { restAngle, getShares } from '#src/games/rooms/shares.ts'

const ENTRIES = [
  { id: 'aaaaaaaa', amount: minor(100) },
  { id: 'bbbbbbbb', amount: minor(250) },
  { id: 'cccccccc', amount: minor(1) },
]
const SEED = '1f'.repeat(32)

describe('the draw of a room', () => {
  test('the draw agrees with a published example: 0.282796734 of 1,000,000 tickets is ticket 282796', () => {
    expect(winningTicket(Math.floor(0.282796734 * 2 ** 32), 1_000_000)).toBe(282_796)
  })

  test('the draw is exact at both ends and for pots beyond exact float multiplication', () => {
    expect(winningTicket(0, 351)).toBe(0)
    expect(winningTicket(2 ** 32 - 1, 351)).toBe(350)
    const total = 9_007_199_254_740_991
    expect(winningTicket(2 ** 32 - 1, total)).toBe(Number((BigInt(2 ** 32 - 1) * BigInt(total)) >> 32n))
  })

  test('tickets are in the order of joining, one per minor unit', () => {
    expect(ticketsIn(ENTRIES)).toBe(351)
    const ids = [0, 99, 100, 349, 350, 351, -1].map((ticket) => getTicketEntry(ENTRIES, ticket)?.id ?? null)
    expect(ids).toEqual(['aaaaaaaa', 'aaaaaaaa', 'bbbbbbbb', 'bbbbbbbb', 'cccccccc', null, null])
  })

  test('the draw depends on every entry and on their order', () => {
    const seeds = [ENTRIES, ENTRIES.toReversed(), ENTRIES.slice(0, 2)].map((each) => drawRoom(SEED, each).clientSeed)
    expect(new Set(seeds).size).toBe(3)
  })

  test('entries are read back from their text, and other texts are rejected', () => {
    expect(parseEntries(entriesText(ENTRIES))).toEqual(ENTRIES)
    for (const text of ['', 'a', 'a:0', 'a:-1', 'a:1\n', 'a b:1', `a:${'9'.repeat(40)}`]) {
      expect(parseEntries(text)).toBeNull()
    }
  })
})

describe('the check of a room', () => {
  const { ticket, winner } = drawRoom(SEED, ENTRIES)
  const past = {
    id: '7',
    at: 0,
    serverSeed: SEED,
    serverSeedHash: '',
    entriesText: entriesText(ENTRIES),
    pot: minor(351),
    players: 3,
    ticket,
    winnerEntryId: winner?.id ?? '',
    winner: null,
    payout: roomPayout(minor(351)),
    isAsSeen: true,
  }
  const good = { ...past, serverSeedHash: checkRoom(getRoomOfPastRound(past))?.hash ?? '' }

  test('accepts a valid round, and names the wrong step of any other', () => {
    expect(checkRoom(getRoomOfPastRound(good))?.matches).toBe(true)
    expect(checkRoom(getRoomOfPastRound(past))?.steps.hash).toBe(false)
    expect(checkRoom(getRoomOfPastRound({ ...good, ticket: ticket + 1 }))?.steps.ticket).toBe(false)
    expect(checkRoom(getRoomOfPastRound({ ...good, winnerEntryId: 'dddddddd' }))?.steps.winner).toBe(false)
    expect(checkRoom(getRoomOfPastRound({ ...good, pot: minor(352) }))?.steps.ticket).toBe(false)
    expect(checkRoom(getRoomOfPastRound({ ...good, payout: minor(333) }))?.steps.winner).toBe(false)
    expect(checkRoom(getRoomOfPastRound({ ...good, isAsSeen: false }))?.matches).toBe(false)
    expect(checkRoom(getRoomOfPastRound({ ...good, entriesText: 'nothing' }))).toBeNull()
  })

  test('rejects an own bet with a paid loss or an unpaid win', () => {
    const bet = (id: string, payout: number) =>
      getRoomOfBet({
        id,
        playerId: '1',
        game: 'rooms',
        at: 0,
        key: id,
        lastKey: id,
        amount: ENTRIES.find((entry) => entry.id === id)?.amount ?? minor(1),
        currency: 'RUB',
        payout: minor(payout),
        status: 'settled',
        roundId: '7',
        bet: { room: 'red', round: '7', server_seed_hash: good.serverSeedHash },
        state: {
          first: 0,
          draw: { server_seed: SEED, entries: good.entriesText, ticket, pot: minor(351) },
        },
      })
    const won = winner?.id ?? ''
    const lost = ENTRIES.find(({ id }) => id !== won)?.id ?? ''
    const matches = [bet(won, 334), bet(lost, 0), bet(won, 0), bet(lost, 334), bet(won, 333)].map(
      (round) => round && checkRoom(round)?.matches,
    )
    expect(matches).toEqual([true, true, false, false, false])
  })
})

describe('the stakes and payouts of a room', () => {
  test('the stakes are fixed in roubles, and proportional in other currencies', () => {
    expect((['red', 'yellow', 'purple'] as const).map((room) => roomStake(room, 'RUB'))).toEqual([100, 1_000, 5_000])
    expect((['red', 'yellow', 'purple'] as const).map((room) => roomStake(room, 'KZT'))).toEqual([500, 5_000, 25_000])
    expect(roomLimits('purple', 'USD').min).toBe(50)
  })

  test('the payout is the pot less the fee, rounded in the winner’s favour', () => {
    expect([roomFee(minor(351)), roomPayout(minor(351))]).toEqual([17, 334])
  })
})

describe('the ring of a room', () => {
  test('stops with the middle of the drawn ticket under the pointer', () => {
    expect(restAngle(0, 4, 6)).toBe(2_160 - 45)
    expect(restAngle(3, 4, 0)).toBe(-315)
  })

  test('merges the stakes of one player, largest share first', () => {
    const entries = [
      { id: 'a', seat: 0, player: 'Ai••', amount: minor(100) },
      { id: 'b', seat: 1, player: null, amount: minor(150) },
      { id: 'c', seat: 0, player: 'Ai••', amount: minor(100) },
    ]
    const shares = getShares(entries, new Set(['c']))
    expect(shares.map(({ seat, amount, isCurrentPlayer }) => [seat, amount, isCurrentPlayer])).toEqual([
      [0, 200, true],
      [1, 150, false],
    ])
  })
})
