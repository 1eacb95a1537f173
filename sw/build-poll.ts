import { parseRelease, type Release } from '#domain/browser/release.ts'
import { wait } from '#domain/browser/wait.ts'
import { postToPages } from './pages.ts'
import { changeState, isForDevice, readState } from './release-state.ts'

/** ms. A navigation may wait for it, and waits for 5 s at most. */
const SERVED_MS = 4_000

declare const self: ServiceWorkerGlobalScope

/** The ETag of a reply that named our own build; lost when the browser stops this service worker. */
let buildTag: string | null = null

/**
 * Reads what the operator says of builds, and stores it. If that has changed or names a newer build for this device, it
 * notifies the pages, and updates the registration. Failures are ignored.
 */
export async function pollBuild(): Promise<void> {
  const release = await readRelease(buildTag).catch(() => undefined)
  if (!release) return
  const before = await readState()
  const { blocked, message } = release
  await changeState(({ bad }) => ({
    blocked,
    message,
    // Another build is released since, so a bad one may come again, mended.
    bad: bad.filter((each) => each === release.id || each === __BUILD_ID__),
  }))
  const isNewer = release.id !== __BUILD_ID__ && (await isForDevice(release.id, release))
  const isNews = JSON.stringify([before.blocked, before.message]) !== JSON.stringify([blocked, message])
  if (isNewer || isNews) await postToPages({ type: 'NEW_BUILD', id: release.id })
  if (isNewer) await self.registration.update().catch(() => undefined)
}

/** Whether the operator's server answers in time, and not a hotel's network in its place. */
export function isServed(): Promise<boolean> {
  const answered = readRelease(null).then(Boolean, () => false)
  return Promise.race([answered, wait(SERVED_MS).then(() => false)])
}

/** Whether the newest build is another one, and not for this device. */
export async function isUnwanted(): Promise<boolean> {
  const release = await readRelease(buildTag)
  return release !== undefined && release.id !== __BUILD_ID__ && !(await isForDevice(release.id, release))
}

/** Whether this device takes this worker's build. The first one is taken at once, and where nothing forbids it. */
export async function mayInstall(): Promise<boolean> {
  if (!self.registration.active) return true
  const release = await readRelease(null).catch(() => undefined)
  return !release || isForDevice(__BUILD_ID__, release)
}

/** Undefined when nothing has changed since the reply with this ETag, or the reply is none. */
async function readRelease(tag: string | null): Promise<Release | undefined> {
  const response = await fetch(`/builds/latest.json?timestamp=${Date.now()}`, {
    cache: 'no-store',
    // The file is the same for all players, so no cookies are sent.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: tag === null ? {} : { 'if-none-match': tag },
  })
  if (!response.ok) return undefined
  const release = parseRelease(await response.json())
  buildTag = release?.id === __BUILD_ID__ ? response.headers.get('etag') : null
  return release
}
