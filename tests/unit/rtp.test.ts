import { expect, test, afterAll, describe, it } from 'vitest'
import { computeRtp } from '#domain/games/rtp.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { caseReturn } from '#domain/games/cases.ts'
import { COINFLIP_MOST, coinflipMultiplier } from '#domain/games/coinflip.ts'
import { DICE_CHANCE, DICE_OUTCOMES, diceChance, dicePayout, diceTarget, diceWins } from '#domain/games/dice.ts'
import { HILO_CARDS, hiloStepMultiplier, hiloWins } from '#domain/games/hilo.ts'
import { KENO_DRAWS, KENO_RISKS, kenoPays, kenoWays } from '#domain/games/keno.ts'
import { MINER_MINES, MINER_TILES, minerGems, minerMultiplier } from '#domain/games/miner.ts'
import { minor } from '#domain/money/money.ts'
import { PLACES, POCKETS, rouletteBet, roulettePayout } from '#domain/games/roulette.ts'
import { SEGMENTS, WHEEL_RISKS, segmentPays } from '#domain/games/wheel.ts'

test('computes the RTP of every original game from its rules', () => {
  const rtp = computeRtp()
  expect(rtp.dice.min).toBeCloseTo(9_900 / 10_001, 12)
  expect(rtp.roulette).toEqual({ min: 36 / 37, max: 36 / 37 })
  for (const game of ['coinflip', 'hilo', 'miner', 'crash'] as const) expect(rtp[game].min, game).toBeCloseTo(0.99, 12)
  expect(rtp.duel.min).toBeCloseTo(0.98, 12)
  expect(rtp.rooms.min).toBeCloseTo(0.95, 12)
  expect(rtp.wheel.min).toBeCloseTo(0.98, 12)
  expect(rtp.wheel.max).toBeCloseTo(0.98, 12)
  expect(rtp.cases.min).toBeCloseTo(0.97, 3)
  expect(rtp.cases.max).toBeCloseTo(0.98, 3)
  expect(rtp.keno.min).toBeCloseTo(0.9865, 4)
  expect(rtp.keno.max).toBeCloseTo(0.9907, 4)
})

/**
 * The return to player of each game, computed over every outcome of its rules and its payout, as an exact fraction. The
 * results are printed, so that an operator can compare them with the licence.
 */
type Fraction = { numerator: bigint; denominator: bigint }

const printed: string[] = []
afterAll(() => console.log(`Return to player, before rounding to the minor unit\n${printed.join('\n')}`))

const POCKET_LIST = Array.from({ length: POCKETS }, (_, pocket) => pocket)
const SEGMENT_LIST = Array.from({ length: SEGMENTS }, (_, segment) => segment)

describe('return to player', () => {
  it('dice has its RTP at every playable target, in both directions', () => {
    const returns = (['over', 'under'] as const).flatMap((direction) =>
      chances().map((chance) => {
        const target = diceTarget(chance, direction)
        const winning = countWinning(target, direction)
        // A stake that every chance divides, so that nothing is rounded.
        const stake = diceChance(target, direction)
        return fraction(winning * BigInt(dicePayout(minor(stake), target, direction)), BigInt(stake * DICE_OUTCOMES))
      }),
    )
    expectAll('dice', returns, { numerator: 9_900n, denominator: 10_001n })
  })

  it('coinflip has its RTP at every number of flips', () => {
    const lengths = Array.from({ length: COINFLIP_MOST }, (_, index) => index + 1)
    const returns = lengths.map((wins) => fraction(BigInt(coinflipMultiplier(wins)), 100n * 2n ** BigInt(wins)))
    expectAll('coinflip', returns, { numerator: 99n, denominator: 100n })
  })

  it('hilo has its RTP for every guess at every card', () => {
    const cards = Array.from({ length: HILO_CARDS }, (_, card) => card)
    const returns = cards.flatMap((card) =>
      (['higher', 'lower'] as const).map((guess) => {
        const winning = cards.filter((next) => hiloWins(card, next, guess)).length
        const { numerator, denominator } = hiloStepMultiplier(card, guess)
        return fraction(BigInt(winning) * numerator, BigInt(HILO_CARDS) * denominator)
      }),
    )
    expectAll('hilo, a step', returns, { numerator: 99n, denominator: 100n })
  })

  it('miner has its RTP for every number of mines and gems', () => {
    const returns = mines().flatMap((count) =>
      Array.from({ length: minerGems(count) }, (_, index) => {
        const gems = index + 1
        const { numerator, denominator } = minerMultiplier(count, gems)
        return fraction(ways(minerGems(count), gems) * numerator, ways(MINER_TILES, gems) * denominator)
      }),
    )
    expect(returns).toHaveLength(300)
    expectAll('miner', returns, { numerator: 99n, denominator: 100n })
  })

  it('roulette has its RTP at every place of the table', () => {
    const returns = [...PLACES.keys()].map((place) => {
      const bet = rouletteBet(new Map([[place, minor(1)]]))
      const paid = POCKET_LIST.reduce((sum, pocket) => sum + roulettePayout(bet, pocket), 0)
      return fraction(BigInt(paid), BigInt(POCKETS))
    })
    expectAll('roulette', returns, { numerator: 36n, denominator: 37n })
  })

  it('the wheel of fortune has its RTP for every risk', () => {
    const returns = WHEEL_RISKS.map((risk) => {
      const paid = SEGMENT_LIST.reduce((sum, segment) => sum + segmentPays(risk, segment), 0)
      return fraction(BigInt(paid), BigInt(SEGMENTS))
    })
    expectAll('wheel of fortune', returns, { numerator: 49n, denominator: 50n })
  })

  it('keno has its RTP in all 40 rows', () => {
    for (const risk of KENO_RISKS) {
      const rows = Array.from({ length: 10 }, (_, index) => {
        const picks = index + 1
        const pays = kenoPays(risk, picks)
        const paid = pays.reduce(
          (sum, multiplier, hits) => sum + BigInt(multiplier) * BigInt(kenoWays(picks, hits)),
          0n,
        )
        return fraction(paid, BigInt(KENO_DRAWS) * 100n)
      })
      for (const row of rows) expect(asPercent(row)).toMatch(/^(98\.6[5-9]|98\.[7-9]\d|99\.0[0-7])/)
      printed.push(`keno, ${risk}, 1 to 10 picks: ${rows.map(asPercent).join(' ')}`)
    }
  })

  it('every case has its RTP', () => {
    for (const { slug, items } of CASE_TABLES) {
      const { paid, of } = caseReturn(items)
      const exact = fraction(BigInt(paid), BigInt(of))
      expect(exact.numerator).toBeLessThan(exact.denominator)
      printed.push(line(`case ${slug}`, exact))
    }
  })
})

/** Checks that all bets of a game have exactly this return. */
function expectAll(game: string, returns: readonly Fraction[], expected: Fraction): void {
  expect(new Set(returns.map(asFraction))).toEqual(new Set([asFraction(expected)]))
  printed.push(`${line(game, expected)}, ${returns.length} bets counted out`)
}

function line(game: string, exact: Fraction): string {
  return `${game}: ${asFraction(exact)} = ${asPercent(exact)} %`
}

function asFraction({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`
}

/** Four decimals of a percent, rounded down. */
function asPercent({ numerator, denominator }: Fraction): string {
  return (Number((numerator * 1_000_000n) / denominator) / 10_000).toFixed(4)
}

function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommonDivisor(other, one % other)
}

function ways(of: number, taken: number): bigint {
  let result = 1n
  for (let step = 1n; step <= taken; step += 1n) result = (result * (BigInt(of) - BigInt(taken) + step)) / step
  return result
}

function mines(): number[] {
  return Array.from({ length: MINER_MINES.max }, (_, index) => MINER_MINES.min + index)
}

/** A sample of the allowed chances, to limit the run time: dice.test.ts covers all of them. */
function chances(): number[] {
  return [DICE_CHANCE.min, 2, 7, 99, 100, 1_234, 3_333, 4_950, 5_000, 9_799, DICE_CHANCE.max]
}

function countWinning(target: number, direction: 'over' | 'under'): bigint {
  let winning = 0n
  for (let roll = 0; roll < DICE_OUTCOMES; roll += 1) if (diceWins(roll, target, direction)) winning += 1n
  return winning
}
