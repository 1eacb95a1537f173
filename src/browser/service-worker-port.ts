import type { CurrentToken } from '#domain/calls/queued-call.ts'
import type { FromServiceWorkerReply, ToServiceWorker } from '#domain/browser/service-worker-messages.ts'

const REPLY_MS = 5_000

/**
 * Posts a message to a service worker. Resolves with its reply, or with null when there is none within `replyMs` (5 s
 * by default).
 */
export function postToServiceWorker(
  to: ServiceWorker | null,
  message: ToServiceWorker,
  replyMs = REPLY_MS,
): Promise<FromServiceWorkerReply | null> {
  if (!to) return Promise.resolve(null)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const settle = (reply: FromServiceWorkerReply | null): void => {
      clearTimeout(timer)
      port1.close()
      resolve(reply)
    }
    const timer = setTimeout(settle, replyMs, null)
    port1.addEventListener('message', (event: MessageEvent<FromServiceWorkerReply>) => settle(event.data), {
      once: true,
    })
    port1.start()
    to.postMessage(message, [port2])
  })
}

/**
 * The service worker registration; undefined without one, and where the browser rejects the call (all cookies blocked).
 */
export async function getRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration().catch(() => undefined)
}

/** The active service worker, whether or not it controls this page yet; null without one. */
export async function activeServiceWorker(): Promise<ServiceWorker | null> {
  return (await getRegistration())?.active ?? null
}

/** Whether a service worker controls this page. */
export function hasServiceWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/** Makes the service worker delete a player's queued calls (except the logout) and cached images. */
export async function forgetOwner(owner: string): Promise<void> {
  await postToServiceWorker(await activeServiceWorker(), { type: 'FORGET_OWNER', owner })
}

/** Makes the service worker send its queued calls and fetch the missing files of its build. */
export async function catchUp(current: CurrentToken | null = null): Promise<void> {
  await postToServiceWorker(await activeServiceWorker(), { type: 'IDLE', current })
}

/** Makes the service worker send its queued calls with the current token. */
export async function sendServiceWorkerCalls(current: CurrentToken | null): Promise<void> {
  await postToServiceWorker(await activeServiceWorker(), { type: 'SEND_CALLS', current })
}
