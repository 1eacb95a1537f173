import { describe, expect, test } from 'vitest'
import { checkDuel, getDuelOfBet, getDuelOfFlip } from '#src/games/duels/check-duel.ts'
import type { DuelFlip, DuelsState, SharedBetRow, OpenDuel } from '#db/rows.ts'
import { saveSeenFlips } from '#worker/games/duels/reader.ts'
import { drawDuel, duelClientSeed, duelFee, duelPayout, otherSide } from '#domain/games/duels.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { minor } from '#domain/money/money.ts'

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
  const state = (overrides: Partial<DuelsState>): DuelsState => ({ open: [], flips: [], ...overrides })

  test('a flip that is reported again unchanged stays as seen', () => {
    expect(saveSeenFlips(state({ flips: [FLIP] }), state({ flips: [FLIP] })).flips).toEqual([FLIP])
  })

  test.each([
    { amount: minor(2_000) },
    { joinedBy: 'joiner-2' },
    { result: FLIP.result === 'heads' ? 'tails' : 'heads' },
    { payout: minor(1_000) },
    { serverSeed: '4'.repeat(64) },
    { flipsAt: 6 },
  ] satisfies Partial<DuelFlip>[])('a flip that changes afterwards is marked for good: %o', (change) => {
    const changed = saveSeenFlips(state({ flips: [FLIP] }), state({ flips: [{ ...FLIP, ...change }] }))
    expect(changed.flips[0]?.isAsSeen).toBe(false)
    expect(saveSeenFlips(changed, state({ flips: [{ ...FLIP, ...change }] })).flips[0]?.isAsSeen).toBe(false)
  })

  test('a flip whose stake changes while it waits is marked when it is decided', () => {
    const other = { amount: minor(2_000) }
    const waits = saveSeenFlips(state({ open: [OPEN] }), state({ open: [{ ...OPEN, ...other }] }))
    const fell = saveSeenFlips(waits, state({ flips: [{ ...FLIP, ...other }] }))
    expect(fell.flips[0]?.isAsSeen).toBe(false)
  })

  test('a payout that differs from the rules fails the check, for a flip and for the player’s own bet', () => {
    const bet = (payout: number): SharedBetRow<'duel'> => ({
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

describe('the draw of a duel', () => {
  test('gives the published results of coinflip, from the first draw at nonce 0', () => {
    const seeds = ['8b9c7cf18c001dfb7ea6f6fe52f3df95', '247e90a65d07b3c4d629ada402918f03'] as const
    expect(drawDuel(...seeds).side).toBe('heads')
  })

  test('pays both stakes less the fee, rounded in the winner’s favour', () => {
    expect([duelFee(minor(1)), duelPayout(minor(1))]).toEqual([0, 2])
    expect(duelPayout(minor(1_000))).toBe(1_960)
  })

  test('has two sides', () => {
    expect([otherSide('heads'), otherSide('tails')]).toEqual(['tails', 'heads'])
  })
})
