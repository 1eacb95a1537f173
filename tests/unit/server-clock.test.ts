import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppStateRows } from '#db/rows.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { createServerClock } from '#domain/time/server-clock.ts'
import { createClock } from '#worker/realtime/clock.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR_MS = 3_600_000

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

/** Sets the device's clock: elapsed time goes on as it was. */
const setDevice = (byMs: number) => vi.setSystemTime(Date.now() + byMs)

/**
 * A clock whose server time is that of the device at first, and the rows that it writes for the page; with the row of the
 * last visit, nothing is measured.
 */
function makeClock(stored?: AppStateRows['clock']) {
  const rows: AppStateRows['clock'][] = []
  const facts = {
    get: () => Promise.resolve(stored),
    put: (row: AppStateRows['clock']) => Promise.resolve(rows.push(row)),
  }
  // Only the table of app state is used.
  const clock = createClock({ facts } as unknown as MyDatabase)
  /** An exact measurement: the server's time is `server` now. */
  const measure = (server: number) => clock.syncExactly(server, performance.now(), performance.now())
  if (!stored) measure(NOW)
  return { clock, rows, measure }
}

describe('server time', () => {
  it.each([3, 24, -48])('goes on as before when the device’s clock is set by %d h, and knows that it was', (hours) => {
    const { clock } = makeClock()
    const page = createServerClock(0)
    setDevice(hours * HOUR_MS)
    vi.advanceTimersByTime(5_000)
    expect([clock.now(), page.now()]).toEqual([NOW + 5_000, NOW + 5_000])
    expect([clock.isSure(), page.isSure()]).toEqual([false, false])
  })

  it('is measured again after a jump, and the page gets the offset from the clock as it is now', () => {
    const { clock, rows, measure } = makeClock()
    setDevice(3 * HOUR_MS)
    measure(NOW)
    expect(clock.isSure()).toBe(true)
    expect(clock.now()).toBe(NOW)
    expect(rows.at(-1)?.offset).toBe(-3 * HOUR_MS)
    const page = createServerClock(rows.at(-1)?.offset ?? 0)
    expect([page.now(), page.toDevice(NOW)]).toEqual([NOW, Date.now()])
    setDevice(HOUR_MS)
    expect([page.now(), page.toDevice(NOW)]).toEqual([NOW, Date.now()])
  })

  it('is right again after a device has slept, in which elapsed time stood still', () => {
    const { clock, rows, measure } = makeClock()
    setDevice(20 * 60_000)
    measure(NOW + 20 * 60_000)
    expect(clock.now()).toBe(NOW + 20 * 60_000)
    // The offset is the same, and the page starts again from it.
    expect(rows.map(({ offset }) => offset)).toEqual([0, 0])
  })

  it('believes a device clock that is ahead if nothing can be measured, and not one that was set back', () => {
    const slept = makeClock()
    setDevice(20 * 60_000)
    slept.clock.acceptJump()
    expect(slept.clock.now()).toBe(NOW + 20 * 60_000)
    expect(slept.clock.isSure()).toBe(true)
    const back = makeClock()
    back.measure(Date.now())
    const before = back.clock.now()
    setDevice(-HOUR_MS)
    back.clock.acceptJump()
    expect(back.clock.now()).toBe(before)
    expect(back.clock.isSure()).toBe(true)
  })

  it('ignores a measurement that is no time', () => {
    const { clock } = makeClock()
    for (const server of [Number.NaN, Infinity, -Infinity, 1e17]) clock.syncExactly(server, 0, 0)
    for (const date of ['', 'soon', null]) clock.syncByHeader(date, 0, 0)
    expect(clock.now()).toBe(NOW)
  })

  it('has reached what was measured last, wherever the device’s clock is set, until the next measurement', async () => {
    const { clock, rows, measure } = makeClock()
    const [row] = rows
    expect(row?.reached).toBe(NOW)
    setDevice(72 * HOUR_MS)
    clock.acceptJump()
    expect([clock.now(), clock.reached()]).toEqual([NOW + 72 * HOUR_MS, NOW])
    const reloaded = makeClock(row)
    await vi.advanceTimersByTimeAsync(5_000)
    expect([reloaded.clock.now(), reloaded.clock.reached()]).toEqual([NOW + 72 * HOUR_MS + 5_000, NOW + 5_000])
    const page = createServerClock(0, row?.reached)
    vi.advanceTimersByTime(1_000)
    expect(page.reached(performance.now())).toBe(NOW + 1_000)
    measure(NOW + HOUR_MS)
    reloaded.measure(NOW + HOUR_MS)
    expect([clock.reached(), reloaded.clock.reached()]).toEqual([NOW + HOUR_MS, NOW + HOUR_MS])
  })

  it('reports to the page each minute what it has reached', () => {
    const { clock, rows, measure } = makeClock()
    vi.advanceTimersByTime(59_000)
    measure(clock.now())
    expect(rows).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    measure(clock.now())
    expect(rows.at(-1)).toEqual({ id: 'clock', offset: 0, reached: NOW + 61_000 })
  })
})
