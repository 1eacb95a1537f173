import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedInTime } from '#sw/in-time.ts'

const request = new Request('https://casino.example/games/dice')
const never = new Promise<Response>(() => undefined)
const network = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  network.mockReset().mockImplementation(async () => new Response('network'))
  vi.stubGlobal('fetch', network)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a cache that does not answer is not waited for, and the log says so', async () => {
  const answer = cachedInTime(request, never)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await (await answer).text()).toBe('network')
  expect(console.info).toHaveBeenCalledWith(expect.stringContaining('no answer'), '/games/dice')
})

test('a cache that answers costs no request, also late when there is no network', async () => {
  expect(await (await cachedInTime(request, Promise.resolve(new Response('cache')))).text()).toBe('cache')
  expect(network).not.toHaveBeenCalled()

  network.mockRejectedValue(new TypeError('offline'))
  const late = new Promise<Response>((resolve) => setTimeout(resolve, 20_000, new Response('cache')))
  const answer = cachedInTime(request, late)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await (await answer).text()).toBe('cache')
})
