import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { probeImage } from '../../src/browser/mirrors.ts'

const HERE = 'https://casino.example/pixel.png'
const MIRROR = 'https://mirror.example/pixel.png'
const request = vi.fn<typeof fetch>()
const images: { src: string }[] = []

/** An image that loads at once, from one host. */
class FakeImage extends EventTarget {
  #src = ''
  constructor() {
    super()
    images.push(this)
  }
  get src(): string {
    return this.#src
  }
  set src(address: string) {
    this.#src = address
    const isThere = new URL(address).host === 'mirror.example'
    queueMicrotask(() => this.dispatchEvent(new Event(isThere ? 'load' : 'error')))
  }
  removeAttribute(): void {}
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://casino.example/games/dice'))
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('Image', FakeImage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  request.mockReset()
  images.length = 0
})

test('the own host is asked whether the pixel has changed, without cookies', async () => {
  request.mockResolvedValue(new Response('', { status: 200 }))
  expect(await probeImage(HERE, 1_000)).toEqual(expect.any(Number))
  expect(request.mock.calls).toEqual([
    [HERE, expect.objectContaining({ cache: 'no-cache', credentials: 'omit', referrerPolicy: 'no-referrer' })],
  ])
  expect(images).toEqual([])
})

test('an error page of the own host, and no answer, are no time', async () => {
  request.mockResolvedValueOnce(new Response('', { status: 502 }))
  expect(await probeImage(HERE, 1_000)).toBeNull()
  request.mockRejectedValueOnce(new TypeError('no network'))
  expect(await probeImage(HERE, 1_000)).toBeNull()
})

test('another host is measured by an image whose address is new each time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  expect(await probeImage(MIRROR, 1_000)).toEqual(expect.any(Number))
  vi.setSystemTime(2_000)
  expect(await probeImage(MIRROR, 1_000)).toEqual(expect.any(Number))
  expect(images.map(({ src }) => src)).toEqual([`${MIRROR}?1000`, `${MIRROR}?2000`])
  expect(await probeImage('https://gone.example/pixel.png', 1_000)).toBeNull()
  expect(request).not.toHaveBeenCalled()
})
