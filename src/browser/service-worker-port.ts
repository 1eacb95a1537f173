import type { CurrentToken } from '../../worker/domain/protocol/queued-call.ts'
import type { FromServiceWorkerReply, ToServiceWorker } from '../../worker/domain/protocol/service-worker-messages.ts'

const REPLY_MS = 5_000

/** Tells a service worker something; resolves with its answer, or with null when it gives none in time, 5 s. */
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

/** The registration of our service worker; undefined without one, and where the browser refuses to say (all cookies blocked). */
export async function getRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration().catch(() => undefined)
}

/** The service worker in charge, whether or not it controls this page yet; null without one. */
export async function activeServiceWorker(): Promise<ServiceWorker | null> {
  return (await getRegistration())?.active ?? null
}

/** Whether a service worker stands between this page and the network. */
export function isEnqueued(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/** Has the service worker compare builds/latest.json with its own build. */
export async function askToPollBuild(): Promise<void> {
  await postToServiceWorker(await activeServiceWorker(), { type: 'POLL_BUILD' })
}

/** Has the service worker forget a player's queued calls (but the logout itself) and cached images. */
export async function forgetOwner(owner: string): Promise<void> {
  await postToServiceWorker(await activeServiceWorker(), { type: 'FORGET_OWNER', owner })
}

/** Has the service worker send what waits in its queue and fetch what it lacks of the build. */
export async function catchUp(current: CurrentToken | null = null): Promise<void> {
  await postToServiceWorker(await activeServiceWorker(), { type: 'IDLE', current })
}

/** Has the service worker send what waits in its queue, with the token of now. */
export async function sendCalls(current: CurrentToken | null): Promise<void> {
  await postToServiceWorker(await activeServiceWorker(), { type: 'SEND_CALLS', current })
}
