import { describe, expect, test } from 'vitest'
import { checkDuel, getDuelOfBet, getDuelOfFlip } from '../../src/games/duels/check-duel.ts'
import { isSameBet, type CrashBetLine } from '../../src/games/crash/merge-bets.ts'
import type { DuelFlip, DuelsState, LiveBetRow, OpenDuel, PastRoom, RoomState } from '../../worker/db/rows.ts'
import { saveSeenFlips as keepSeenDuels } from '../../worker/duels/index.ts'
import { saveSeenRounds as keepSeenRooms } from '../../worker/rooms/save-seen-rounds.ts'
import { drawDuel, duelClientSeed, duelPayout } from '../../worker/domain/games/duels.ts'
import { hashServerSeed } from '../../worker/domain/fairness/draws.ts'
import { minor } from '../../worker/domain/money/money.ts'

/** What this device has seen of a round is compared with later reports about it. */

const SEED = '3'.repeat(64)
const OPEN: OpenDuel = {
  id: 'd1',
  player: null,
  side: 'heads',
  amount: minor(1_000),
  serverSeedHash: hashServerSeed(SEED),
  at: 0,
  closesAt: 9,
}
const FLIP: DuelFlip = {
  ...OPEN,
  joinedBy: 'joiner-1',
  opponent: null,
  serverSeed: SEED,
  result: drawDuel(SEED, duelClientSeed('d1', 'joiner-1')).side,
  payout: duelPayout(minor(1_000)),
  flipsAt: 5,
  isAsSeen: true,
}

describe('coinflips between players', () => {
  const state = (own: Partial<DuelsState>): DuelsState => ({ open: [], flips: [], ...own })

  test('a flip that is reported again unchanged stays as seen', () => {
    expect(keepSeenDuels(state({ flips: [FLIP] }), state({ flips: [FLIP] })).flips).toEqual([FLIP])
  })

  test.each([
    { amount: minor(2_000) },
    { joinedBy: 'joiner-2' },
    { result: FLIP.result === 'heads' ? 'tails' : 'heads' },
    { payout: minor(1_000) },
    { serverSeed: '4'.repeat(64) },
    { flipsAt: 6 },
  ] satisfies Partial<DuelFlip>[])('a flip that changes afterwards is marked for good: %o', (change) => {
    const changed = keepSeenDuels(state({ flips: [FLIP] }), state({ flips: [{ ...FLIP, ...change }] }))
    expect(changed.flips[0]?.isAsSeen).toBe(false)
    expect(keepSeenDuels(changed, state({ flips: [{ ...FLIP, ...change }] })).flips[0]?.isAsSeen).toBe(false)
  })

  test('a flip whose stake changes while it waits is marked when it is decided', () => {
    const other = { amount: minor(2_000) }
    const waits = keepSeenDuels(state({ open: [OPEN] }), state({ open: [{ ...OPEN, ...other }] }))
    const fell = keepSeenDuels(waits, state({ flips: [{ ...FLIP, ...other }] }))
    expect(fell.flips[0]?.isAsSeen).toBe(false)
  })

  test('a payout that differs from the rules fails the check, for a flip and for the player’s own bet', () => {
    const bet = (payout: number): LiveBetRow<'duel'> => ({
      id: 'own',
      playerId: '1',
      game: 'duel',
      at: 0,
      key: null,
      lastKey: null,
      amount: FLIP.amount,
      currency: 'RUB',
      payout: minor(payout),
      status: 'settled',
      roundId: 'd1',
      bet: { kind: 'create', side: FLIP.result },
      state: {
        duel: 'd1',
        side: FLIP.result,
        server_seed_hash: FLIP.serverSeedHash,
        draw: {
          result: FLIP.result,
          server_seed: SEED,
          client_seed: duelClientSeed('d1', 'joiner-1'),
          flips_at: FLIP.flipsAt,
        },
      },
    })
    const rounds = [
      getDuelOfFlip(FLIP),
      getDuelOfFlip({ ...FLIP, payout: minor(FLIP.payout - 1) }),
      getDuelOfBet(bet(FLIP.payout)),
      getDuelOfBet(bet(FLIP.payout - 1)),
    ]
    expect(rounds.map((round) => round && checkDuel(round).matches)).toEqual([true, false, true, false])
  })
})

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
    expect(keepSeenRooms(state(past), state(past)).past).toEqual([past])
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
    expect(keepSeenRooms(state(past), state({ ...past, ...change })).past[0]?.isAsSeen).toBe(false)
  })
})

test.each([
  { amount: minor(2) },
  { payout: minor(2) },
  { multiplier: 200 },
  { currency: 'USD' },
  { player: 'Bo••' },
  { isOwn: true },
] satisfies Partial<CrashBetLine>[])('a crash bet is rendered again after a change: %o', (change) => {
  const bet: CrashBetLine = {
    id: 'a',
    player: 'Ai••',
    amount: minor(1),
    currency: 'RUB',
    multiplier: null,
    payout: minor(0),
    isOwn: false,
  }
  expect([isSameBet(bet, { ...bet }), isSameBet(bet, { ...bet, ...change })]).toEqual([true, false])
})
