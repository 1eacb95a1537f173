import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ToServiceWorker } from '#domain/browser/service-worker-messages.ts'

const LONG_MS = 60_000

/** A newer service worker: takes over on request, once the old one is done. */
class Newer {
  asked = 0
  isOldOneDone = false
  isSilent = false
  build = 'newer'

  postMessage({ type }: ToServiceWorker, [port]: [MessagePort]) {
    if (this.isSilent) return
    if (type === 'SKIP_WAITING') {
      this.asked += 1
      if (this.isOldOneDone) container.takeOver()
    }
    port.postMessage({ build: this.build })
  }
}

class Container extends EventTarget {
  readonly newer = new Newer()
  controller: unknown = {}
  installing: Newer | null = null
  waiting: Newer | null = this.newer

  async getRegistration() {
    return this
  }

  takeOver() {
    this.waiting = null
    this.dispatchEvent(new Event('controllerchange'))
  }
}

let container: Container
const reload = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  reload.mockClear()
  container = new Container()
  const stored = new Map<string, string>()
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { __boot: { build: 'older' } }))
  vi.stubGlobal('location', { pathname: '/', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function updatablePage(busy: () => boolean) {
  const { noticeWaiting } = await import('#src/browser/update.ts')
  const { reloadWhenSafe } = await import('#src/browser/reload-for-update.ts')
  const listeners = new Set<() => void>()
  const stop = reloadWhenSafe(busy, (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  })
  // The page only uses the waiting service worker of a registration.
  await noticeWaiting(container as unknown as ServiceWorkerRegistration)
  return { stop, notify: () => listeners.forEach((listener) => listener()) }
}

test('the page reloads if a newer service worker does not take over within 3 s', async () => {
  const { stop } = await updatablePage(() => false)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(container.newer.asked).toBe(1)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})

test('a service worker that does not reply is not newer, and a page that runs its build is not reloaded', async () => {
  Object.assign(container.newer, { isSilent: true, build: 'older' })
  const page = updatablePage(() => false)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  const { stop } = await page
  expect(reload).not.toHaveBeenCalled()
  container.newer.isSilent = false
  const { noticeWaiting } = await import('#src/browser/update.ts')
  await noticeWaiting(container as unknown as ServiceWorkerRegistration, true)
  await vi.waitFor(() => expect(container.newer.asked).toBe(1))
  expect(reload).not.toHaveBeenCalled()
  stop()
})

test('an action that starts while the newer service worker takes over is not interrupted', async () => {
  let isBusy = false
  const { stop } = await updatablePage(() => isBusy)
  await vi.waitFor(() => expect(container.newer.asked).toBe(1))
  isBusy = true
  container.takeOver()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(reload).not.toHaveBeenCalled()
  stop()
})

test('a reload by the player waits until the newer service worker is in charge, and 3 s at most', async () => {
  const { applyUpdate } = await import('#src/browser/reload-for-update.ts')
  const wish = applyUpdate()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).not.toHaveBeenCalled()
  container.takeOver()
  await wish
  expect(reload).toHaveBeenCalledTimes(1)

  container = new Container()
  vi.stubGlobal('navigator', { serviceWorker: container })
  const other = applyUpdate()
  await vi.advanceTimersByTimeAsync(3_000)
  await other
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a busy page neither reloads nor lets the newer service worker take over', async () => {
  let isBusy = true
  container.newer.isOldOneDone = true
  const { stop, notify } = await updatablePage(() => isBusy)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(container.newer.asked).toBe(0)
  isBusy = false
  notify()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  stop()
})

test('the update waits for a network', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: container })
  const { stop } = await updatablePage(() => false)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(container.newer.asked).toBe(0)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(container.newer.asked).toBe(1))
  stop()
})

test('a reload that the browser drops is tried again after 30 s, three times in all', async () => {
  container.newer.isOldOneDone = true
  const { stop } = await updatablePage(() => false)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10 * LONG_MS)
  expect(reload).toHaveBeenCalledTimes(3)
  stop()
})

test('a reload is started again when the newer service worker takes control during it, because it may stay unanswered', async () => {
  const { stop } = await updatablePage(() => false)
  await vi.advanceTimersByTimeAsync(3_100)
  expect(reload).toHaveBeenCalledTimes(1)
  container.takeOver()
  expect(reload).toHaveBeenCalledTimes(2)
  container.takeOver()
  expect(reload).toHaveBeenCalledTimes(2)
  stop()
})

describe('a page that starts under the service worker of another build', () => {
  async function startedPage(): Promise<() => void> {
    container.controller = container.newer
    container.waiting = null
    const { watchController } = await import('#src/browser/update.ts')
    const { reloadWhenSafe } = await import('#src/browser/reload-for-update.ts')
    watchController()
    return reloadWhenSafe(
      () => false,
      () => () => undefined,
    )
  }

  async function checkFindsNothing(): Promise<void> {
    const { followWaiting } = await import('#src/browser/service-worker.ts')
    await followWaiting(container as unknown as ServiceWorkerRegistration)
  }

  test('reloads once a check has found nothing newer, because the page is the older one', async () => {
    const stop = await startedPage()
    await checkFindsNothing()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    stop()
  })

  test('does not reload while a build is being installed, because the page may be of that build', async () => {
    const stop = await startedPage()
    container.installing = new Newer()
    await checkFindsNothing()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(reload).not.toHaveBeenCalled()
    stop()
  })

  test('does not reload when both are of the same build', async () => {
    container.newer.build = 'older'
    const stop = await startedPage()
    await checkFindsNothing()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(reload).not.toHaveBeenCalled()
    stop()
  })
})
