import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { angleAt, flicks, STEP } from '#src/games/wheel/wheel-spin.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { draws } from '#domain/fairness/draws.ts'
import { betLimits } from '#domain/money/limits.ts'
import { minor } from '#domain/money/money.ts'
import {
  SEGMENTS,
  segmentPays,
  WHEEL_RISKS,
  wheelPayout,
  wheelPays,
  wheelReturn,
  wheelRules,
  WHEELS,
} from '#domain/games/wheel.ts'

/** A draw in the middle of a segment's range of numbers. */
const onSegment = (segment: number) => () => [Math.floor(((segment + 0.5) / 50) * 2 ** 32)]
/**
 * HMAC-SHA256 of "tulpar:nonce:0", its first four bytes as a fraction, times 50: computed with another implementation.
 */
const VECTORS = [
  { nonce: 0, segment: 49 },
  { nonce: 1, segment: 41 },
  { nonce: 2, segment: 35 },
  { nonce: 3, segment: 4 },
  { nonce: 4, segment: 10 },
  { nonce: 5, segment: 13 },
]
const EVERY_SEGMENT = Array.from({ length: 50 }, (_, segment) => segment)

/** The number of segments with each payout, by hand. */
const KINDS = {
  low: [
    [5, 1],
    [2, 10],
    [1, 24],
    [0, 15],
  ],
  medium: [
    [10, 1],
    [3, 5],
    [2, 12],
    [0, 32],
  ],
  high: [
    [30, 1],
    [10, 1],
    [3, 3],
    [0, 45],
  ],
} as const

describe('the draw of the wheel', () => {
  it.each(VECTORS)('the segment at nonce $nonce is $segment', ({ nonce, segment }) => {
    const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'tulpar' }
    const round = wheelRules.start((count) => draws(seeds, nonce, count), { risk: 'high' }, minor(100), 'RUB')
    expect(round.state).toEqual({ segment })
  })

  it('each of the fifty segments has the same range, and a draw takes one number', () => {
    const asked: number[] = []
    const drawn = EVERY_SEGMENT.map((segment) => {
      const draw = (count: number) => (asked.push(count), onSegment(segment)())
      return wheelRules.start(draw, { risk: 'low' }, minor(100), 'RUB').state.segment
    })
    expect(drawn).toEqual(EVERY_SEGMENT)
    expect(new Set(asked)).toEqual(new Set([1]))
  })

  it('the smallest and largest draws give the first and the last segment', () => {
    const at = (value: number) => wheelRules.start(() => [value], { risk: 'low' }, minor(100), 'RUB').state.segment
    expect([at(0), at(2 ** 32 - 1)]).toEqual([0, 49])
    // 2^32 / 50 is 85,899,345.92: the first number of the second segment is the next integer.
    expect([at(85_899_345), at(85_899_346)]).toEqual([0, 1])
  })
})

describe.each(WHEEL_RISKS)('the wheel of %s risk', (risk) => {
  it('has fifty segments, with the right number of each payout', () => {
    expect(WHEELS[risk]).toHaveLength(50)
    expect(SEGMENTS).toBe(50)
    expect(wheelPays(risk)).toEqual(KINDS[risk].map(([pays, segments]) => ({ pays, segments })))
  })

  it('pays whole multiples of the stake, and its first segment pays most', () => {
    expect(WHEELS[risk].every((pays) => Number.isInteger(pays) && pays >= 0)).toBe(true)
    expect(WHEELS[risk][0]).toBe(KINDS[risk][0][0])
  })

  it('has an RTP of exactly 49 of 50', () => {
    // Of the 2^32 numbers each segment has 85,899,345 or one more, so its chance is 1/50 to nine decimals.
    const returned = KINDS[risk].reduce((sum, [pays, segments]) => sum + pays * segments, 0)
    expect(wheelReturn(risk)).toEqual({ paid: returned, of: 50 })
    expect(returned).toBe(49)
    const paid = EVERY_SEGMENT.map((segment) => wheelRules.start(onSegment(segment), { risk }, minor(1), 'USD').payout)
    expect(
      paid.reduce((sum, payout) => sum + payout, 0),
      'at the least bet there is, too',
    ).toBe(49)
  })
})

describe('the payout of the wheel', () => {
  it("the payout is the amount times the segment's multiplier, exact to the minor unit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES).chain((currency) => {
          const { min, max } = betLimits('wheel', currency)
          return fc.record({ currency: fc.constant(currency), amount: fc.integer({ min, max }) })
        }),
        fc.constantFrom(...WHEEL_RISKS),
        fc.constantFrom(...EVERY_SEGMENT),
        ({ currency, amount }, risk, segment) => {
          const round = wheelRules.start(onSegment(segment), { risk }, minor(amount), currency)
          expect(BigInt(round.payout)).toBe(BigInt(amount) * BigInt(WHEELS[risk][segment] ?? -1))
        },
      ),
    )
    expect(wheelPayout(minor(500), 30)).toBe(15_000)
    expect(segmentPays('high', 50)).toBe(0)
  })
})

describe('a round of the wheel', () => {
  const draw = onSegment(30)

  it('is settled at once, and its replay draws the same, whatever result was reported', () => {
    const round = wheelRules.start(draw, { risk: 'high' }, minor(100), 'RUB')
    expect(round).toEqual({ status: 'settled', state: { segment: 30 }, payout: 1_000, cashOut: null })
    const again = wheelRules.replay(draw, { risk: 'high' }, minor(100), { segment: 0 }, 'RUB')
    expect(again).toMatchObject({ state: { segment: 30 }, payout: 1_000 })
  })

  it('accepts no step', () => {
    // The type allows no action for this game; one that arrives anyway is rejected.
    const step = { kind: 'cashOut' } as never
    expect(wheelRules.act(draw, { risk: 'low' }, minor(100), { segment: 30 }, step)).toBe('round.over')
  })

  it('is rejected for an unknown risk', () => {
    const problem = (risk: string) => wheelRules.betProblem({ risk: risk as never }, minor(100), 'RUB')
    expect([...WHEEL_RISKS, 'classic', 'toString', ''].map(problem)).toEqual([
      null,
      null,
      null,
      'risk.unknown',
      'risk.unknown',
      'risk.unknown',
    ])
  })
})

/** The segment under the pointer of a wheel at an angle. */
function segmentAt(angle: number): number {
  return ((Math.round(-angle / 7.2) % 50) + 50) % 50
}

describe('the turning of the wheel', () => {
  it('ends with the middle of the segment under the pointer, after two turns or more', () => {
    const startAngle = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(startAngle, fc.constantFrom(...EVERY_SEGMENT), (from, segment) => {
        const angle = angleAt(segment, from)
        expect(segmentAt(angle)).toBe(segment)
        expect(Math.abs(Math.sin(((angle + segment * STEP) * Math.PI) / 180))).toBeCloseTo(0, 3)
        expect(angle - from).toBeGreaterThan(719.999)
        expect(angle - from).toBeLessThan(1_080.001)
      }),
    )
  })

  it('without full turns leaves the wheel where it is', () => {
    for (const segment of EVERY_SEGMENT) {
      const angle = angleAt(segment, 0)
      expect(angleAt(segment, angle, 0)).toBeCloseTo(angle, 6)
    }
  })

  it('flicks the pointer as its pegs pass, in order, and leaves it at rest', () => {
    const frames = flicks(12.5, angleAt(17, 12.5))
    const offsets = frames.map(({ offset }) => offset)
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
    expect(frames.at(-1)?.transform).toBe('rotate(0deg)')
    expect(frames.length).toBeGreaterThan(40)
  })
})
