import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logWhenLate, withTimeout } from '#worker/core/late.ts'

const never = new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lines = () => vi.mocked(console.info).mock.calls.map((line) => line.join(' '))

test('what takes longer than 5 s gets one log line, and what is done gets none', async () => {
  expect(await logWhenLate('quick', Promise.resolve(1))).toBe(1)
  void logWhenLate('database', never)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines()).toEqual(['[worker] still waiting database'])
})

test('a limit ends the wait with an error that can be tried again', async () => {
  const given = withTimeout('start', never, 30_000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await given).toMatchObject({ error: { code: 'timeout', reason: 'start', retry: true } })
  expect(lines()).toEqual(['[worker] still waiting start', '[worker] given up start'])
})
