import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as module from '#src/browser/fingerprint.ts'

const library = vi.hoisted(() => ({ load: (): Promise<object> => Promise.resolve({}) }))
vi.mock('@fingerprintjs/fingerprintjs', () => ({
  sources: {},
  loadSources: () => () => library.load(),
  hashComponents: () => 'hash',
}))

let made: (value: object) => void
let fingerprint: (typeof module)['fingerprint']
const stored = new Map<string, string>()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  library.load = vi.fn(() => new Promise<object>((resolve) => (made = resolve)))
  ;({ fingerprint } = await import('#src/browser/fingerprint.ts'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The computation has begun: its chunk has loaded, which takes seconds on a busy machine. Moves the clock by 1 ms a try. */
const begun = (times: number) =>
  vi.waitFor(() => expect(library.load).toHaveBeenCalledTimes(times), { timeout: 50_000, interval: 1 })

test('a call waits as long as its caller says, and a late result is kept for the next one', async () => {
  const registration = fingerprint(4_000)
  const report = fingerprint(60_000)
  await begun(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await registration).toBeNull()
  await vi.advanceTimersByTimeAsync(6_000)
  made({})
  expect(await report).toBe('hash')
  expect(stored.get('fingerprint')).toBe('hash')
  expect(await fingerprint(0)).toBe('hash')
  expect(library.load).toHaveBeenCalledTimes(1)
})

test('a result that comes after the last caller has gone is kept as well', async () => {
  const registration = fingerprint(4_000)
  await begun(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await registration).toBeNull()
  made({})
  await vi.advanceTimersByTimeAsync(0)
  expect(await fingerprint(0)).toBe('hash')
  expect(library.load).toHaveBeenCalledTimes(1)
})

test('a blocked library is tried again by the next call', async () => {
  library.load = vi.fn(() => Promise.reject(new Error('blocked')))
  for (const calls of [1, 2]) {
    const found = fingerprint(4_000)
    await begun(calls)
    expect(await found).toBeNull()
  }
})
