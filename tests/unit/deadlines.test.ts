import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDeadlines } from '../operator/deadlines.ts'

const DAY_MS = 86_400_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a deadline of the stand-in', () => {
  test('is reached at its time, also 40 days later', async () => {
    const reached: number[] = []
    const start = Date.now()
    const deadlines = createDeadlines('item', Date.now, async () => reached.push(Date.now() - start))
    deadlines.watch(1, start + 40 * DAY_MS)
    await vi.advanceTimersByTimeAsync(39 * DAY_MS)
    expect(reached).toEqual([])
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(reached).toEqual([40 * DAY_MS])
  })

  test('is reached within a minute after the computer slept through it', async () => {
    const reach = vi.fn(async () => undefined)
    const deadlines = createDeadlines('item', Date.now, reach)
    deadlines.watch(1, Date.now() + DAY_MS)
    // The clock goes on, the timers do not.
    vi.setSystemTime(Date.now() + DAY_MS)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reach).toHaveBeenCalledOnce()
  })

  test('is not reached after it was forgotten', async () => {
    const reach = vi.fn(async () => undefined)
    const deadlines = createDeadlines('item', Date.now, reach)
    deadlines.watch(1, Date.now() + 40 * DAY_MS)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    deadlines.forget(1)
    await vi.advanceTimersByTimeAsync(60 * DAY_MS)
    expect(reach).not.toHaveBeenCalled()
  })
})
