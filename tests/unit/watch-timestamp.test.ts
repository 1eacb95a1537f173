import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTimestamp } from '#src/games/table/shared/watch-timestamp.ts'

const DAY_MS = 86_400_000

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

/** Watches timestamps by a clock that can be set back; records at each update which of them have passed. */
function watch(...moments: number[]) {
  const clock = { behind: 0 }
  const now = () => Date.now() - clock.behind
  const seen: number[][] = []
  const { stop } = watchTimestamp(
    () => moments.find((moment) => moment > now()) ?? null,
    now,
    () => seen.push(moments.filter((moment) => moment <= now())),
  )
  return { clock, seen, stop }
}

test('each timestamp is noticed when it passes', () => {
  const { seen, stop } = watch(1_000, 2_000)
  vi.advanceTimersByTime(1_500)
  expect(seen).toEqual([[1_000]])
  vi.advanceTimersByTime(1_500)
  expect(seen).toEqual([[1_000], [1_000, 2_000]])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a timestamp is noticed after the clock was set back, and beyond the longest timer', () => {
  const back = watch(1_000)
  back.clock.behind = 300
  vi.advanceTimersByTime(1_400)
  expect(back.seen.at(-1)).toEqual([1_000])
  const far = watch(40 * DAY_MS)
  vi.advanceTimersByTime(41 * DAY_MS)
  expect(far.seen.at(-1)).toEqual([40 * DAY_MS])
})
