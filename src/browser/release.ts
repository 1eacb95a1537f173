import { parseRelease, type ReleaseMessage } from '#domain/browser/release.ts'
import { onConnectionState } from '../data/worker-client.ts'
import { reportError } from '../errors/report-error.ts'
import { createStore } from './create-store.ts'
import { activeServiceWorker, postToServiceWorker } from './service-worker-port.ts'
import { noticeServed, noticeWithdrawn } from './update.ts'

/** The message of the operator to all players; null when there is nothing. */
const message = createStore<ReleaseMessage | null>(null)
export const { get: releaseMessage, subscribe: onReleaseMessage } = message

/** Whether a newer build did not start and this one came back. */
const wentBack = createStore(false)
export const { get: hasGoneBack, subscribe: onGoneBack } = wentBack

/** ms. After a start the service worker may be busy for long. */
const BUSY_MS = 30_000

/** Reads builds/latest.json: by the service worker, for all pages; without one by this page, for itself. */
export async function pollBuild(): Promise<void> {
  const active = await activeServiceWorker()
  if (active) await postToServiceWorker(active, { type: 'POLL_BUILD' })
  else await readRelease()
}

/** Takes over what the service worker has read of builds; when it answers with another one, the page goes there. */
export async function followRelease(): Promise<void> {
  const reply = await postToServiceWorker(await activeServiceWorker(), { type: 'VERSION' })
  if (reply) message.set(reply.message ?? null)
  await noticeServed()
}

/** Reports to the service worker that this build has started, once the data worker has answered. */
export async function reportBoot(): Promise<void> {
  await untilConnected()
  // On a first visit there is none yet.
  const { build } = window.__boot
  const { active } = (await navigator.serviceWorker?.ready) ?? { active: null }
  const reply = await postToServiceWorker(active, { type: 'BOOTED', build }, BUSY_MS)
  if (reply?.message) message.set(reply.message)
  if (!reply?.left) return
  wentBack.set(true)
  reportError(new Error(`build ${reply.left} did not start: back to ${build}`))
}

function untilConnected(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!window.__boot.hasConnected) return
      stop()
      resolve()
    }
    const stop = onConnectionState(look)
    look()
  })
}

async function readRelease(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, no call to the operator
  const response = await fetch('/builds/latest.json', { cache: 'no-store', credentials: 'omit' }).catch(() => null)
  const release = parseRelease(await response?.json().catch(() => null))
  if (!release) return
  message.set(release.message)
  const { build } = window.__boot
  if (release.id !== build && release.blocked.includes(build)) noticeWithdrawn()
}
