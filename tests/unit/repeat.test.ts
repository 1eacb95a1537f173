import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRate, createRepeated } from '../operator/repeat.ts'

const DAY_MS = 86_400_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('repeated work of the stand-in', () => {
  test('goes on after an error, which is logged once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let runs = 0
    const repeated = createRepeated('work', async () => {
      runs += 1
      if (runs <= 3) throw new Error('broken')
    })
    repeated.setEvery(1_000)
    await vi.advanceTimersByTimeAsync(5_000)
    expect([runs, log.mock.calls.length]).toEqual([5, 1])
    repeated.stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(runs).toBe(5)
  })

  test('never runs twice at once', async () => {
    let [running, most] = [0, 0]
    const repeated = createRepeated('work', async () => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      running -= 1
    })
    repeated.setEvery(1_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(most).toBe(1)
    repeated.stop()
  })

  test('makes no more than one second of events up for after a sleep', async () => {
    let events = 0
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const rate = createRate('work', (count) => {
      events += count
    })
    rate.setRate(5)
    now.mockReturnValue(DAY_MS)
    await vi.advanceTimersByTimeAsync(200)
    expect(events).toBe(5)
    rate.setRate(0)
  })
})
