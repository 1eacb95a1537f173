import { describe, expect, it } from 'vitest'
import { axesAt, drawCurve, roundStep } from '../../src/games/crash/curve.ts'
import { crashMultiplier, crashTime } from '../../worker/domain/games/crash.ts'

describe('the axes of the curve', () => {
  it('show 10 s and 2× at first, and grow so that the end of the curve stays inside', () => {
    expect(axesAt(0)).toEqual({ spanMs: 10_000, top: 2 })
    for (const point of [150, 300, 1_000, 100_000, 100_000_000]) {
      const ms = crashTime(point)
      const { spanMs, top } = axesAt(ms)
      expect(spanMs).toBeGreaterThan(ms)
      expect(top).toBeGreaterThan(crashMultiplier(ms) / 100)
    }
  })

  it('have few lines and finite places for a time that cannot be', () => {
    const places: number[] = []
    let lines = 0
    const keep = (...numbers: number[]) => void places.push(...numbers)
    const lineTo = (x: number, y: number) => keep(x, y)
    const context = { lineTo, moveTo: lineTo, fillText: (_: string, x: number, y: number) => keep(++lines && x, y) }
    const rest = { clearRect() {}, beginPath() {}, stroke() {}, closePath() {}, fill() {}, arc: lineTo }
    const style = { line: '', fill: '', grid: '', text: '', family: '', letterPx: 12 }
    for (const ms of [24 * 3_600_000, 1e300, Infinity, Number.NaN, -1]) {
      lines = 0
      // Only these methods of a canvas are used.
      const canvas = { ...context, ...rest } as unknown as CanvasRenderingContext2D
      drawCurve(canvas, { width: 400, height: 300 }, ms, style, String)
      expect(lines).toBeGreaterThan(2)
      expect(lines).toBeLessThan(20)
    }
    expect(places.every(Number.isFinite)).toBe(true)
  })

  it('leave room for labels of any size', () => {
    const rightOf = (letterPx: number) => {
      let right = 0
      const lineTo = (x: number) => void (right = Math.max(right, x))
      const rest = { clearRect() {}, beginPath() {}, stroke() {}, closePath() {}, fill() {}, arc() {}, fillText() {} }
      // Only these methods of a canvas are used.
      const canvas = { lineTo, moveTo: lineTo, ...rest } as unknown as CanvasRenderingContext2D
      const style = { line: '', fill: '', grid: '', text: '', family: 'Rubik', letterPx }
      drawCurve(canvas, { width: 400, height: 300 }, 5_000, style, String)
      return { right, font: canvas.font }
    }
    expect(rightOf(12)).toEqual({ right: 400 - 44, font: '500 12px Rubik' })
    expect(rightOf(24)).toEqual({ right: 400 - 88, font: '500 24px Rubik' })
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
