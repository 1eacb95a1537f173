import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RoundAction, RoundState } from '#domain/games/round-shapes.ts'
import { draws } from '#domain/fairness/draws.ts'
import {
  minerGems,
  minerHundredths,
  minerMines,
  minerMultiplier,
  minerPayout,
  minerRules,
} from '#domain/games/miner.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { Draw, Drawn } from '#domain/fairness/round-rules.ts'

/** Published multipliers in hundredths, rounded down: TABLE[mines - 1][gems - 1]. */
const TABLE = [
  [
    103, 107, 112, 117, 123, 130, 137, 145, 154, 165, 176, 190, 206, 225, 247, 275, 309, 353, 412, 495, 618, 825, 1237,
    2475,
  ],
  [
    107, 117, 128, 141, 156, 173, 194, 218, 247, 282, 326, 380, 450, 540, 660, 825, 1060, 1414, 1980, 2970, 4950, 9900,
    29700,
  ],
  [
    112, 128, 147, 171, 199, 234, 279, 334, 406, 500, 625, 796, 1035, 1380, 1897, 2710, 4066, 6505, 11385, 22770, 56925,
    227700,
  ],
  [
    117, 141, 171, 209, 258, 323, 409, 526, 688, 917, 1251, 1751, 2530, 3795, 5963, 9939, 17890, 35781, 83490, 250470,
    1252350,
  ],
  [
    123, 156, 199, 258, 339, 452, 613, 850, 1204, 1751, 2627, 4086, 6641, 11385, 20872, 41745, 93926, 250470, 876645,
    5259870,
  ],
  [
    130, 173, 234, 323, 452, 646, 944, 1416, 2189, 3503, 5838, 10217, 18975, 37950, 83490, 208725, 626175, 2504700,
    17532900,
  ],
  [
    137, 194, 279, 409, 613, 944, 1495, 2447, 4159, 7395, 13866, 27732, 60087, 144210, 396577, 1321925, 5948662,
    47589300,
  ],
  [145, 218, 334, 526, 850, 1416, 2447, 4404, 8319, 16639, 35656, 83198, 216315, 648945, 2379465, 11897325, 107075925],
  [154, 247, 406, 688, 1204, 2189, 4159, 8319, 17679, 40410, 101026, 282873, 919338, 3677355, 20225452, 202254525],
  [165, 282, 500, 917, 1751, 3503, 7395, 16639, 40410, 107761, 323283, 1131493, 4903140, 29418840, 323607240],
  [176, 326, 625, 1251, 2627, 5838, 13866, 35656, 101026, 323283, 1212314, 5657469, 36773550, 441282600],
  [190, 380, 796, 1751, 4086, 10217, 27732, 83198, 282873, 1131493, 5657469, 39602284, 514829700],
  [206, 450, 1035, 2530, 6641, 18975, 60087, 216315, 919338, 4903140, 36773550, 514829700],
  [225, 540, 1380, 3795, 11385, 37950, 144210, 648945, 3677355, 29418840, 441282600],
  [247, 660, 1897, 5963, 20872, 83490, 396577, 2379465, 20225452, 323607240],
  [275, 825, 2710, 9939, 41745, 208725, 1321925, 11897325, 202254525],
  [309, 1060, 4066, 17890, 93926, 626175, 5948662, 107075925],
  [353, 1414, 6505, 35781, 250470, 2504700, 47589300],
  [412, 1980, 11385, 83490, 876645, 17532900],
  [495, 2970, 22770, 250470, 5259870],
  [618, 4950, 56925, 1252350],
  [825, 9900, 227700],
  [1237, 29700],
  [2475],
]

/** Published for these seeds: the nonce and the positions of the mines. */
const SEEDS = { clientSeed: '854581b6f52eaa86503f1dc6433655f9', serverSeed: '5ff5c610e633b2a91c46d1be1f74286b' }
const DRAWN: [nonce: number, mines: number[]][] = [
  [0, [6]],
  [2, [13, 16, 22]],
  [4, [0, 6, 16, 18, 22]],
  [6, [4, 8, 14, 15, 18, 20, 22]],
  [8, [1, 5, 6, 8, 13, 16, 18, 20, 21]],
  [10, [0, 1, 2, 4, 6, 9, 10, 14, 17, 22, 24]],
  [12, [1, 2, 3, 5, 8, 9, 12, 13, 15, 16, 17, 19, 20]],
  [14, [1, 2, 4, 5, 7, 8, 9, 10, 11, 12, 15, 20, 21, 22, 23]],
  [16, [0, 1, 2, 5, 6, 7, 8, 9, 11, 14, 17, 18, 19, 20, 22, 23, 24]],
  [18, [0, 1, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 22, 23]],
  [20, [1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24]],
  [22, [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24]],
]

const cells = TABLE.flatMap((row, index) =>
  row.map((hundredths, gem) => ({ mines: index + 1, gems: gem + 1, hundredths })),
)
const getDraw =
  (nonce: number): Draw =>
  (count) =>
    draws(SEEDS, nonce, count)

/** Mines at 13, 16 and 22. */
const THREE = { draw: getDraw(2), bet: { mines: 3 } }
const AMOUNT = minor(1_000)

function isDrawn(result: Drawn<'miner'> | string): Drawn<'miner'> {
  if (typeof result === 'string') throw new Error(result)
  return result
}

const act = (state: RoundState<'miner'>, action: RoundAction<'miner'>, { draw, bet } = THREE, amount = AMOUNT) =>
  minerRules.act(draw, bet, amount, state, action)
const open = (tile: number): RoundAction<'miner'> => ({ kind: 'open', tile })
const CASH_OUT: RoundAction<'miner'> = { kind: 'cashOut' }

/** Opens tiles one after the other, directly after the bet. */
function opening(tiles: number[], { draw, bet } = THREE, amount = AMOUNT): Drawn<'miner'> {
  return tiles.reduce(
    (round, tile) => isDrawn(minerRules.act(draw, bet, amount, round.state, open(tile))),
    minerRules.start(draw, bet, amount, 'RUB'),
  )
}

describe('the mines of a board', () => {
  it.each(DRAWN)('the mines at nonce %i are the published ones', (nonce, mines) => {
    expect(minerMines(getDraw(nonce), mines.length)).toEqual(mines)
  })

  it('the mines never share a tile and stay on the board', () => {
    const anyDraws = fc.array(fc.nat(2 ** 32 - 1), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(anyDraws, fc.integer({ min: 1, max: 24 }), (all, count) => {
        const mines = minerMines((wanted) => all.slice(0, wanted), count)
        expect(new Set(mines).size).toBe(count)
        expect(mines.every((tile) => tile >= 0 && tile < 25)).toBe(true)
      }),
    )
  })

  it('a board may have 1 to 24 mines', () => {
    const problem = (mines: number) => minerRules.betProblem({ mines }, AMOUNT, 'RUB')
    for (let mines = 1; mines <= 24; mines += 1) expect(problem(mines)).toBeNull()
    for (const mines of [-1, 0, 0.5, 25, Number.NaN, Infinity]) expect(problem(mines)).toBe('mines.range')
  })
})

describe('the multipliers of miner', () => {
  it('the multipliers are those of the published table, in all 300 cells', () => {
    expect(cells).toHaveLength(300)
    for (const { mines, gems, hundredths } of cells)
      expect([mines, gems, minerHundredths(mines, gems)]).toEqual([mines, gems, hundredths])
  })

  it('the RTP is exactly 99 % before rounding, at any cash-out', () => {
    for (const { mines, gems } of cells) {
      const { numerator, denominator } = minerMultiplier(mines, gems)
      // The share of boards without a mine on these tiles, computed in another way than in the rules.
      const free = choose(25 - gems, mines)
      const boards = choose(25, mines)
      expect(free * numerator * 100n).toBe(99n * boards * denominator)
    }
  })

  it('a payout is exact to the minor unit, rounded down, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(...cells), (amount, { mines, gems }) => {
        const paid = BigInt(minerPayout(minor(amount), mines, gems))
        const owed = 99n * BigInt(amount) * choose(25, mines)
        const unit = 100n * choose(25 - gems, mines)
        expect(paid * unit <= owed && owed < (paid + 1n) * unit).toBe(true)
      }),
    )
  })

  it('the multiplier is 24.75 for 24 mines and one gem, and for one mine and 24 gems', () => {
    expect(minerPayout(minor(100), 1, 24)).toBe(2_475)
    expect(minerPayout(minor(100), 24, 1)).toBe(2_475)
    // Floating point gives 164 here.
    expect(minerPayout(minor(100), 1, 10)).toBe(165)
  })
})

describe('a round of miner', () => {
  it('starts open, with no tile opened and nothing to cash out', () => {
    expect(opening([])).toEqual({ status: 'open', state: { opened: [], mines: null }, payout: 0, cashOut: null })
  })

  it('does not reveal mines while it is open, and shows the value of a cash-out', () => {
    expect(opening([0, 24])).toEqual({
      status: 'open',
      state: { opened: [0, 24], mines: null },
      payout: 0,
      cashOut: minerPayout(AMOUNT, 3, 2),
    })
  })

  it('pays the shown value at a cash-out, and reveals the mines', () => {
    const two = opening([0, 24])
    expect(act(two.state, CASH_OUT)).toEqual({
      status: 'settled',
      state: { opened: [0, 24], mines: [13, 16, 22] },
      payout: two.cashOut,
      cashOut: null,
    })
  })

  it('is lost at a mine, and reveals all mines', () => {
    expect(opening([0, 16])).toEqual({
      status: 'settled',
      state: { opened: [0, 16], mines: [13, 16, 22] },
      payout: 0,
      cashOut: null,
    })
  })

  it.each(DRAWN)('at nonce %i settles by itself with the last gem', (nonce, mines) => {
    const round = { draw: getDraw(nonce), bet: { mines: mines.length } }
    const gems = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mines.includes(tile))
    expect(gems).toHaveLength(minerGems(mines.length))
    expect(opening(gems.slice(0, -1), round).status).toBe('open')
    expect(opening(gems, round)).toEqual({
      status: 'settled',
      state: { opened: gems, mines },
      payout: minerPayout(AMOUNT, mines.length, gems.length),
      cashOut: null,
    })
  })

  it('rejects an open tile', () => {
    expect(act(opening([0, 24]).state, open(24))).toBe('tile.opened')
  })

  it.each([-1, 25, 0.5, Number.NaN])('rejects tile %s', (tile) => {
    expect(act(opening([0]).state, open(tile))).toBe('tile.unknown')
  })

  it('rejects a cash-out before the first gem', () => {
    expect(act(opening([]).state, CASH_OUT)).toBe('gem.none')
  })

  it('rejects every step after its end, however it ended', () => {
    const cashedOut = isDrawn(act(opening([0]).state, CASH_OUT))
    for (const { state } of [opening([16]), cashedOut]) {
      expect(act(state, CASH_OUT)).toBe('round.over')
      expect(act(state, open(1))).toBe('round.over')
    }
  })

  it('does not change its input state', () => {
    const { state } = opening([0])
    act(state, open(1))
    expect(state).toEqual({ opened: [0], mines: null })
  })
})

describe('the replay of a round of miner', () => {
  const again = (state: RoundState<'miner'>, { draw, bet } = THREE, amount: Minor = AMOUNT) =>
    minerRules.replay(draw, bet, amount, state, 'RUB')

  it.each([
    ['lost', opening([0, 1, 22])],
    ['lost at once', opening([13])],
    ['cashed out', isDrawn(act(opening([4, 3]).state, CASH_OUT))],
  ])('is equal to the round: %s', (_, { state, payout }) => {
    expect(again(state)).toEqual({ state, payout })
  })

  it('differs if mines were moved, or if a gem was reported as a loss', () => {
    const { state } = opening([0, 22])
    expect(again({ ...state, mines: [1, 13, 22] }).state).not.toEqual({ ...state, mines: [1, 13, 22] })
    const reported = { opened: [0], mines: [0, 13, 22] }
    expect(again(reported)).toEqual({ state: { opened: [0], mines: [13, 16, 22] }, payout: minerPayout(AMOUNT, 3, 1) })
  })

  it('ends at the first mine, whatever steps are reported after it', () => {
    expect(again({ opened: [0, 13, 1], mines: [13, 16, 22] })).toEqual({
      state: { opened: [0, 13], mines: [13, 16, 22] },
      payout: 0,
    })
  })
})

/** C(from, count), by Pascal's rule instead of products. */
function choose(from: number, count: number): bigint {
  let row = [1n]
  for (let line = 0; line < from; line += 1) row = [...row, 0n].map((each, at) => each + (row[at - 1] ?? 0n))
  return row[count] ?? 0n
}
