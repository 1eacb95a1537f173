import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Context } from '#worker/core/context.ts'
import { getMirrorsToCheck } from '#endpoints/mirror-check.ts'
import { checkMirrors, checkOnce } from '#worker/connection/mirror-check/index.ts'

const HERE = 'casino.example'
const MIRROR = 'mirror.example'
const request = vi.fn<typeof fetch>()
const probeImage = vi.fn<(address: string, timeoutMs: number) => Promise<number | null>>()

/** Checks both hosts once and returns the results that are sent. */
async function check(): Promise<unknown> {
  const sent: unknown[] = []
  const context = {
    page: {
      facts: { protocol: 'https:', host: HERE },
      bridge: { probeImage },
      address: (candidate: string) => candidate,
    },
    call: async (endpoint: unknown, options: { body: { results: unknown } }) => {
      if (endpoint === getMirrorsToCheck) return { domains: [HERE, MIRROR] }
      sent.push(options.body.results)
      return {}
    },
  }
  // The part of a context that is used here.
  await checkOnce(context as unknown as Context)
  return sent[0]
}

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  request.mockResolvedValue(new Response())
  probeImage.mockResolvedValue(70)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetAllMocks()
  vi.restoreAllMocks()
})

test('asks the own host whether the pixel has changed, without cookies', async () => {
  expect(await check()).toEqual({ [HERE]: expect.any(Number) as number, [MIRROR]: 70 })
  expect(request.mock.calls).toEqual([
    [
      'https://casino.example/pixel.png',
      expect.objectContaining({ cache: 'no-cache', credentials: 'omit', referrerPolicy: 'no-referrer' }),
    ],
  ])
})

test.each([
  ['an error page', () => Promise.resolve(new Response('', { status: 502 }))],
  ['no answer', () => Promise.reject(new TypeError('no network'))],
])('reports no time for an own host with %s', async (_, reply) => {
  request.mockImplementation(reply)
  expect(await check()).toEqual({ [HERE]: null, [MIRROR]: 70 })
})

test('measures another host by an image whose address is new each time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  await check()
  vi.setSystemTime(2_000)
  await check()
  expect(probeImage.mock.calls.map(([address]) => address)).toEqual([
    'https://mirror.example/pixel.png?1000',
    'https://mirror.example/pixel.png?2000',
  ])
})

test('gives up a mirror that does not answer after 4 s, and sends that it has no time', async () => {
  probeImage.mockResolvedValue(null)
  expect(await check()).toMatchObject({ [MIRROR]: null })
  expect(probeImage.mock.calls.map(([, timeout]) => timeout)).toEqual([4_000])
})

describe('while a player is logged in', () => {
  /** Runs the checks for `ms` and returns when each of them was made, ms after the start. */
  async function checkFor(ms: number, { random = 0, storedNextAt = 0 } = {}): Promise<number[]> {
    vi.useFakeTimers({ now: 0 })
    vi.spyOn(Math, 'random').mockReturnValue(random)
    let row = { id: 'mirrorCheck', nextAt: storedNextAt }
    const times: number[] = []
    const context = {
      db: {
        facts: { get: () => Promise.resolve(row), put: (next: typeof row) => Promise.resolve(void (row = next)) },
      },
      call: () => {
        times.push(Date.now())
        return Promise.resolve({ domains: [] })
      },
    }
    const stopped = new AbortController()
    // The part of a context that is used here.
    const checks = checkMirrors(context as unknown as Context, stopped.signal)
    await vi.advanceTimersByTimeAsync(ms)
    stopped.abort()
    await checks
    return times
  }

  test.each([
    [0, 10_000],
    [0.5, 32_500],
    [1, 55_000],
  ])('mirrors are checked 10 to 55 s after the log-in and then every 5 minutes (%d)', async (random, first) => {
    expect(await checkFor(700_000, { random })).toEqual([first, first + 300_000, first + 600_000])
  })

  test('a stored time is kept, so that a reload does not check again, and one nearer than 10 s is replaced', async () => {
    expect(await checkFor(100_000, { storedNextAt: 60_000 })).toEqual([60_000])
    expect(await checkFor(100_000, { storedNextAt: 9_999, random: 0.5 })).toEqual([32_500])
  })
})
