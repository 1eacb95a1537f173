import { describe, expect, it, test } from 'vitest'
import { getFrame } from '#src/games/crash/curve.ts'
import { placeFlags } from '#src/games/crash/draw-flight.ts'
import { getAltitude, getDots, getFlightStep, getPlayerCashOuts } from '#src/games/crash/flight.ts'
import type { CrashBetLine } from '#src/games/crash/merge-bets.ts'
import { getRiderBox } from '#src/games/crash/rider.ts'
import { crashTime } from '#domain/games/crash.ts'
import { minor } from '#domain/money/money.ts'

function bet(id: string, multiplier: number | null, slot: 1 | 2 | null = null): CrashBetLine {
  const money = { amount: minor(100), currency: 'RUB', payout: minor(0) } as const
  return { id, player: 'Ai••', multiplier, slot, isCurrentPlayer: slot !== null, ...money }
}

test.each([
  [100, 0],
  [199, 0],
  [200, 1],
  [499, 1],
  [500, 2],
  [999, 2],
  [1_000, 3],
  [4_999, 3],
  [5_000, 4],
  [100_000_000, 4],
])('a multiplier of %d hundredths has colour %d', (hundredths, step) => {
  expect(getFlightStep(hundredths)).toBe(step)
})

test('the sky moves by the logarithm of the multiplier, and rests at the start', () => {
  expect(getAltitude(100)).toBe(0)
  expect(getAltitude(90)).toBe(0)
  expect(getAltitude(400)).toBeCloseTo(2 * getAltitude(200))
})

describe('cash-outs on the curve', () => {
  it('are the newest twelve of other players, each where the curve reached its multiplier', () => {
    const out = Array.from({ length: 15 }, (_, at) => bet(`o${at}`, 400 - at * 10))
    const dots = getDots([bet('mine', 900, 1), bet('in play', null), ...out])
    expect(dots).toHaveLength(12)
    expect(dots[0]).toEqual({ ms: crashTime(290) })
    expect(dots.at(-1)).toEqual({ ms: crashTime(400) })
  })

  it('of the player are flags instead, one for each bet', () => {
    const cashOuts = getPlayerCashOuts([bet('one', 150, 1), bet('two', null, 2), bet('other', 170)])
    expect(cashOuts.map(({ bet: { id }, slot, multiplier, ms }) => [id, slot, multiplier, ms])).toEqual([
      ['one', 1, 150, crashTime(150)],
    ])
  })
})

describe('flags', () => {
  const size = { width: 360, height: 320 }
  const place = (now: number, ms: readonly number[], width = 110) => {
    const frame = getFrame(size, now, 12)
    if (!frame) throw new Error('no room')
    const flags = ms.map((at) => ({ ms: at }))
    const widths = ms.map(() => width)
    return { frame, boxes: placeFlags(size, frame, flags, widths, 12) }
  }

  it('hang under the curve, inside the stage and above the ground', () => {
    for (const ms of [crashTime(101), crashTime(150), crashTime(1_200)]) {
      const { frame, boxes } = place(ms, [ms])
      const [box] = boxes
      if (!box) throw new Error('no flag')
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width)
      expect(box.y + box.height).toBeLessThanOrEqual(frame.ground)
    }
  })

  it.each([101, 110, 122, 135, 160, 300])('of a cash-out at %d hundredths is never on the rider', (out) => {
    for (const now of [0, 500, 1_500, 4_000, 9_000, 40_000]) {
      const ms = crashTime(out)
      const { frame, boxes } = place(ms + now, [ms, ms])
      const rider = getRiderBox(frame.at(frame.ms), size.height)
      for (const { x, y, width, height } of boxes) {
        const isBeside = x >= rider.x + rider.width || x + width <= rider.x
        expect(isBeside || y >= rider.y + rider.height || y + height <= rider.y, `${now} ms later`).toBe(true)
        expect(y).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('of two bets are never on one another', () => {
    for (const [one, other] of [
      [150, 150],
      [101, 102],
      [150, 160],
    ] as const) {
      const { boxes } = place(crashTime(300), [crashTime(one), crashTime(other)])
      const [first, second] = boxes
      if (!first || !second) throw new Error('no flags')
      const isApart = Math.abs(first.y - second.y) >= first.height || Math.abs(first.x - second.x) >= first.width
      expect(isApart).toBe(true)
    }
  })
})
