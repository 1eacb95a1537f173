import { describe, expect, test, vi } from 'vitest'
import { isThrownByApp } from '#src/errors/is-thrown-by-app.ts'
import { ChunkLoadError } from '#src/errors/lazy-component.tsx'
import { __vitePreload } from '#src/shell/import-part.ts'
import { toAppError } from '#worker/core/command.ts'
import { lazyImport } from '#worker/core/lazy-import.ts'
import { NetworkError } from '#domain/browser/network-error.ts'

const ORIGIN = 'https://casino.example'

function thrownAt(origin: string, error: Error): Error {
  return Object.assign(error, { stack: `${error.name}: ${error.message}\n    at f (${origin}/assets/a.js:1:1)` })
}

describe('uncaught errors of the page', () => {
  test.each([
    "Cannot read properties of undefined (reading 'payload')",
    'Failed to fetch',
    'network is not defined',
    'module.default is not a function',
    'could not be loaded',
  ])('are bugs of the app whatever their text: %s', (text) => {
    expect(isThrownByApp(thrownAt(ORIGIN, new TypeError(text)), ORIGIN)).toBe(true)
  })

  test('are bugs also when the browser throws a DOMException', () => {
    const error = thrownAt(ORIGIN, new DOMException('Failed to execute pushState', 'DataCloneError'))
    expect(isThrownByApp(error, ORIGIN)).toBe(true)
  })

  test.each<[string, unknown]>([
    ['marked as of the network', thrownAt(ORIGIN, new NetworkError('no such file'))],
    ['of a missing chunk', thrownAt(ORIGIN, new ChunkLoadError(async () => undefined, null))],
    ['of an extension', thrownAt('chrome-extension://abc', new TypeError('x is undefined'))],
    ['of a cancelled call', thrownAt(ORIGIN, new DOMException('stopped', 'AbortError'))],
    ['of a node that a translator has moved', thrownAt(ORIGIN, new DOMException('removeChild', 'NotFoundError'))],
    ['without an error', 'Failed to fetch'],
  ])('are not shown when they are %s', (_what, error) => {
    expect(isThrownByApp(error, ORIGIN)).toBe(false)
  })
})

describe('a lazy chunk', () => {
  test('is marked as of the network when its file cannot be loaded, each time with another error', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await expect(__vitePreload(load, [])).rejects.toBeInstanceOf(NetworkError)
  })

  test('passes on the error of its own code, which the browser repeats as the same object', async () => {
    const bug = new TypeError("Cannot read properties of undefined (reading 'load')")
    await expect(__vitePreload(() => Promise.reject(bug), [])).rejects.toBe(bug)
  })

  test('is used when a second attempt loads it', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('code')
    await expect(__vitePreload(load, [])).resolves.toBe('code')
  })

  test('is fetched only after its import has failed where the service worker has the build', async () => {
    vi.resetModules()
    vi.stubGlobal('document', {})
    vi.stubGlobal('window', { __boot: { build: 'b' } })
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    vi.stubGlobal('caches', { match: (path: string) => Promise.resolve(path === '/_cached/b' ? {} : undefined) })
    const fetched = vi.fn(() => Promise.resolve(new Response('', { headers: { 'content-type': 'text/javascript' } })))
    vi.stubGlobal('fetch', fetched)
    const again = await import('#src/shell/import-part.ts')
    await expect(again.__vitePreload(async () => 'code', ['assets/b.js'])).resolves.toBe('code')
    expect(fetched).not.toHaveBeenCalled()
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('code')
    await expect(again.__vitePreload(load, ['assets/b.js'])).resolves.toBe('code')
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  test('is marked as of the network when a file that it needs cannot be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(__vitePreload(async () => 'code', ['assets/b.js'])).rejects.toBeInstanceOf(NetworkError)
    vi.unstubAllGlobals()
  })
})

describe('code that the worker loads later', () => {
  test('makes a command offline only when the network is the cause', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const missing = lazyImport(() => Promise.reject(new NetworkError('no file')))
    expect(await missing().catch(toAppError)).toMatchObject({ code: 'offline', retry: true })
    expect(toAppError(new NetworkError('no file'))).toMatchObject({ code: 'offline', retry: true })
    const broken = lazyImport(() => Promise.reject(new TypeError("reading 'payload'")))
    expect(await broken().catch(toAppError)).toMatchObject({ code: 'internal' })
    vi.restoreAllMocks()
  })
})
