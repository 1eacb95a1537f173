import { describe, expect, it } from 'vitest'
import { axesAt, getFrame, computeAxisLines, roundStep, sampleCurve, slopeAt } from '#src/games/crash/curve.ts'
import { getRiderBox } from '#src/games/crash/rider.ts'
import { crashMultiplier, crashTime } from '#domain/games/crash.ts'

function frameAt(ms: number, letterPx = 12) {
  const frame = getFrame({ width: 400, height: 300 }, ms, letterPx)
  if (!frame) throw new Error('no room')
  return frame
}

describe('the axes of the curve', () => {
  it('show 10 s and 2.8× at first, and grow so that the end of the curve stays inside', () => {
    expect(axesAt(0)).toEqual({ spanMs: 10_000, top: 2.8 })
    for (const point of [150, 300, 1_000, 100_000, 100_000_000]) {
      const ms = crashTime(point)
      const { spanMs, top } = axesAt(ms)
      expect(spanMs).toBeGreaterThan(ms)
      expect(top).toBeGreaterThan(crashMultiplier(ms) / 100)
    }
  })

  it('have few lines and finite places for a time that cannot be', () => {
    for (const ms of [24 * 3_600_000, 1e300, Infinity, Number.NaN, -1]) {
      const frame = frameAt(ms)
      const { multipliers, seconds } = computeAxisLines(frame, 12)
      expect(multipliers.length + seconds.length).toBeGreaterThan(2)
      expect(multipliers.length + seconds.length).toBeLessThan(20)
      const { x, y } = frame.at(frame.ms)
      expect([x, y, slopeAt(frame, frame.ms), ...multipliers.map(frame.toY)].every(Number.isFinite)).toBe(true)
    }
  })

  it('leave room for labels of any size, and none is drawn where there is no room', () => {
    expect([frameAt(5_000, 12).right, frameAt(5_000, 24).right]).toEqual([400 - 44, 400 - 88])
    expect(getFrame({ width: 40, height: 40 }, 5_000, 12)).toBeNull()
  })

  it.each([
    [1, 0.2],
    [4, 1],
    [9, 2],
    [99, 20],
    [999_999, 200_000],
  ])('with a span of %d have a line every %d', (span, step) => {
    expect(roundStep(span, 5)).toBeCloseTo(step)
  })
})

it.each([240, 261, 290, 480])('on a phone the rider stays below the number of a stage %d px high', (height) => {
  for (let ms = 0; ms < crashTime(100_000); ms += 500) {
    const frame = getFrame({ width: 313, height }, ms, 12)
    if (!frame) throw new Error('no room')
    // The number ends above this part of the stage: `phone-layout.spec.ts` measures it.
    expect(getRiderBox(frame.at(ms), height).y, `${ms} ms`).toBeGreaterThan(0.44 * height)
  }
})

it.each([820, 900, 1_100])('on a stage %d px wide the rider is below the number or beside it', (width) => {
  for (let ms = 0; ms < crashTime(100_000); ms += 500) {
    const frame = getFrame({ width, height: 480 }, ms, 12)
    if (!frame) throw new Error('no room')
    const rider = getRiderBox(frame.at(ms), 480)
    const isBeside = rider.x > width / 2 + 130 || rider.x + rider.width < width / 2 - 130
    expect(isBeside || rider.y > 0.48 * 480, `${ms} ms`).toBe(true)
  }
})

describe('the slope at the head of the curve', () => {
  it('is that of a line through its neighbouring points on the canvas', () => {
    for (const ms of [1, 3_000, crashTime(200), crashTime(1_200), crashTime(100_000)]) {
      const frame = frameAt(ms)
      const [before, end] = [frame.at(ms - 1), frame.at(ms)]
      expect(slopeAt(frame, ms)).toBeCloseTo(Math.atan2(before.y - end.y, end.x - before.x), 3)
    }
  })

  it('climbs steeper the longer the flight, and never straight up', () => {
    const slopes = [0, 3_000, 20_000, 60_000].map((ms) => slopeAt(frameAt(ms), ms))
    expect(slopes).toEqual(slopes.toSorted((one, other) => one - other))
    expect(slopes.every((slope) => slope > 0 && slope < Math.PI / 2)).toBe(true)
  })

  it('belongs to a curve from the lower left that ends at the head', () => {
    const frame = frameAt(20_000)
    const points = sampleCurve(frame, 0, frame.ms)
    expect(points[0]).toEqual({ x: frame.left, y: frame.ground })
    expect(points.at(-1)).toEqual(frame.at(20_000))
  })
})
