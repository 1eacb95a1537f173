import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '#worker/connection/connection.ts'
import { watchConnection } from '#worker/connection/watch-connection.ts'

const A_MINUTE = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The number of health checks in a minute while the operator is unreachable. */
async function probesInAMinute(isLively: boolean): Promise<number> {
  const ending = new AbortController()
  const ignoreEvents = () => () => undefined
  // The part of a connection that is used here.
  const connection = {
    reachable: false,
    onFailure: ignoreEvents,
    onOffline: ignoreEvents,
    onOnline: ignoreEvents,
    untilOnline: () => new Promise<void>(() => undefined),
  } as unknown as Connection
  const probe = vi.fn(() => Promise.resolve())
  const catchUp = () => Promise.resolve()
  watchConnection({ connection, probe, catchUp, isLively: () => isLively, stopped: ending.signal })
  await vi.advanceTimersByTimeAsync(A_MINUTE)
  ending.abort()
  return probe.mock.calls.length
}

test('an unreachable operator is checked with pauses of up to 15 s, and 1.5 s while live data is on screen', async () => {
  const [idle, lively] = [await probesInAMinute(false), await probesInAMinute(true)]
  expect(idle).toBeGreaterThanOrEqual(6)
  expect(idle).toBeLessThanOrEqual(14)
  expect(lively).toBeGreaterThanOrEqual(40)
})
