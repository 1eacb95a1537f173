import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../../worker/core/context.ts'
import { getMirrorsToCheck } from '#endpoints/mirror-check.ts'
import { checkOnce } from '../../worker/mirror-check/index.ts'

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
