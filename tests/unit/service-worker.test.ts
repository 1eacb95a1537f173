import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Registrations as a browser stores them: a first service worker that fails to install leaves none. */
class Container extends EventTarget {
  readonly controller = null
  ready: Promise<unknown> = new Promise(() => undefined)
  isInstallable = true
  registered = 0
  updated = 0
  private cached: object | undefined

  async register() {
    this.registered += 1
    const update = async () => void (this.updated += 1)
    const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, update })
    this.cached = this.isInstallable ? registration : undefined
    return registration
  }

  async getRegistration() {
    return this.cached
  }
}

let container: Container

beforeEach(() => {
  vi.resetModules()
  container = new Container()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('requestIdleCallback', (done: () => void) => queueMicrotask(done))
  const boot = { trustedScriptUrl: (url: string) => url }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { __boot: boot }))
})

afterEach(() => vi.unstubAllGlobals())

test('a first service worker that failed to install is registered again at the next update check', async () => {
  const { registerServiceWorker, updateServiceWorker } = await import('#src/browser/service-worker.ts')
  container.isInstallable = false
  registerServiceWorker()
  // Registration waits until the page has loaded its content.
  await vi.waitUntil(() => container.registered === 1, { timeout: 60_000 })
  await updateServiceWorker()
  expect(container.registered).toBe(2)

  container.isInstallable = true
  await updateServiceWorker()
  await updateServiceWorker()
  expect(container).toMatchObject({ registered: 3, updated: 1 })
})

test('an update check does not register the first service worker before the page is idle', async () => {
  const { updateServiceWorker } = await import('#src/browser/service-worker.ts')
  await updateServiceWorker()
  expect(container.registered).toBe(0)
})

test('a script counts as the newest once it is installed, and never after a failed installation', async () => {
  const { registerServiceWorker, installUpdate } = await import('#src/browser/service-worker.ts')
  registerServiceWorker()
  await vi.waitUntil(() => container.registered === 1, { timeout: 60_000 })
  const found = (state: string) => Object.assign(new EventTarget(), { state })
  const look = async (installing: ReturnType<typeof found> | null): Promise<boolean> => {
    Object.assign((await container.getRegistration()) ?? {}, { installing })
    return installUpdate()
  }
  expect(await look(null)).toBe(true)
  expect(await look(found('redundant'))).toBe(false)
  expect(await look(found('installed'))).toBe(true)
  const slow = found('installing')
  const answer = look(slow)
  setTimeout(() => {
    slow.state = 'installed'
    slow.dispatchEvent(new Event('statechange'))
  })
  expect(await answer).toBe(true)
})

test('an installed app asks for a periodic sync, at most every ten minutes', async () => {
  const register = vi.fn<(tag: string, options: { minInterval: number }) => Promise<void>>().mockResolvedValue()
  container.ready = Promise.resolve({ periodicSync: { register } })
  const { registerServiceWorker } = await import('#src/browser/service-worker.ts')
  registerServiceWorker()
  await vi.waitUntil(() => register.mock.calls.length > 0, { timeout: 60_000 })
  expect(register.mock.calls).toEqual([['build', { minInterval: 600_000 }]])
})
