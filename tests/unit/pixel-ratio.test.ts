import { afterEach, expect, test, vi } from 'vitest'
import { watchPixelRatio } from '#src/browser/pixel-ratio.ts'

afterEach(() => vi.unstubAllGlobals())

/** A screen: each query matches its own ratio, and reports once that it does not any more. */
function makeScreen(ratio: number) {
  const queries = new Map<string, EventTarget>()
  vi.stubGlobal('devicePixelRatio', ratio)
  vi.stubGlobal('matchMedia', (query: string) => {
    const made = new EventTarget()
    queries.set(query, made)
    return made
  })
  return (next: number) => {
    const before = queries.get(`(resolution: ${devicePixelRatio}dppx)`)
    vi.stubGlobal('devicePixelRatio', next)
    before?.dispatchEvent(new Event('change'))
  }
}

test('each change of the pixel ratio is reported, and none after the end', () => {
  const moveTo = makeScreen(1)
  const seen: number[] = []
  const stop = watchPixelRatio(() => seen.push(devicePixelRatio))
  moveTo(2)
  moveTo(1.5)
  moveTo(1)
  expect(seen).toEqual([2, 1.5, 1])
  stop()
  moveTo(3)
  expect(seen).toEqual([2, 1.5, 1])
})
