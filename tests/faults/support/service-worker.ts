import { setTimeout } from 'node:timers/promises'
import { type Page, expect } from '@playwright/test'

/** Resolves when the service worker controls the page. */
export async function inCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** The addresses that are in no cache. */
export function notCached(page: Page, urls: readonly string[]): Promise<string[]> {
  return page.evaluate(async (urls) => {
    const found = await Promise.all(urls.map((url) => caches.match(url)))
    return urls.filter((_, at) => !found[at])
  }, urls)
}

/** Polls patiently: a build has hundreds of files, and a busy machine fetches them slowly. */
export const NOT_CACHED = { message: 'files that no cache has', timeout: 150_000 }

/** Resolves when the whole build is cached. */
export async function wholeBuildCached(page: Page, assets: readonly string[]): Promise<void> {
  await inCharge(page)
  await expect.poll(() => notCached(page, ['/', ...assets].slice(1)), NOT_CACHED).toEqual([])
}

/** Resolves when the page runs this build; the failure shows what the update waits for. */
export async function reloadsInto(page: Page, build: string): Promise<void> {
  const running = () => settleAnswer(page.evaluate(() => window.__boot.build))
  try {
    await expect.poll(running, `build ${build}`).toBe(build)
  } catch (failure) {
    const state = await settleAnswer(page.evaluate(pageState))
    const update = await settleAnswer(page.evaluate(updateState))
    throw new Error(JSON.stringify({ update, state }), { cause: failure })
  }
}

/** An answer of a page; null during a reload, and a word when it does not come. */
function settleAnswer<T>(answer: Promise<T>): Promise<T | string | null> {
  return Promise.race([answer.catch(() => null), setTimeout(5_000, 'no answer', { ref: false })])
}

function pageState() {
  return {
    build: window.__boot.build,
    sinceLoad: Math.round(performance.now()),
    now: Date.now(),
    guard: sessionStorage.getItem('nuxt:reload'),
    notices: Array.from(document.querySelectorAll('output'), ({ textContent }) => textContent).filter(Boolean),
  }
}

async function updateState() {
  const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {}
  return {
    states: [active, waiting, installing].map((worker) => worker?.state ?? null),
    isActiveInControl: active === navigator.serviceWorker.controller,
  }
}

/** The build id of the active service worker; null during a reload. */
export function buildInCharge(page: Page): Promise<string | null> {
  const build = page.evaluate(async () => {
    const active = (await navigator.serviceWorker.getRegistration())?.active
    return new Promise<string | null>((resolve) => {
      if (!active) return resolve(null)
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }) => resolve(data.build), { once: true })
      port1.start()
      active.postMessage({ type: 'VERSION' }, [port2])
    })
  })
  return build.catch(duringReload(null))
}

/** Has the browser check for a new service worker now, as the app does every 20 s; false when it cannot. */
export function lookForUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(
      await registration?.update().then(
        () => true,
        () => false,
      ),
    )
  })
}

/**
 * Repeats the check until the build is found: a check that began before the build was published finds nothing. The app
 * looks for itself as well, and may have reloaded into the build by then.
 */
export async function findUpdate(page: Page, build: string): Promise<void> {
  const isFound = () =>
    page.evaluate(async (build) => {
      if (window.__boot.build === build) return true
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return Boolean(registration?.installing ?? registration?.waiting)
    }, build)
  await expect.poll(() => isFound().catch(duringReload(false)), 'a newer build').toBe(true)
}

/** Handles the failure of a page that reloads while it is asked; any other failure is thrown. */
function duringReload<T>(answer: T): (failure: Error) => T {
  return (failure) => {
    if (/Execution context was destroyed|navigat/.test(failure.message)) return answer
    throw failure
  }
}

/** Fires the sync event by which a browser allows pending calls to be sent. */
export async function fireSync(page: Page, lastChance = false): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const order = { origin, registrationId: await registration, tag: 'calls', lastChance }
  await session.send('ServiceWorker.dispatchSyncEvent', order)
  await session.detach()
}
