import {
  type CurrentToken,
  LOGOUT_SUBJECT,
  QUEUE_PATH,
  type QueuedCall,
  isQueuedCall,
} from '#domain/calls/queued-call.ts'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CallQueue } from './call-queue.ts'
import { isOfOperator } from './operator-hosts.ts'
import { postToPages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

const TAG = 'calls'
const queue = new CallQueue()

/** Background Sync is not in lib.webworker. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }
type SyncManager = { register(tag: string): Promise<void> }

/**
 * Handles QUEUE_PATH: POST enqueues a call, GET says whether calls are enqueued, DELETE drops them. Enqueued calls are
 * sent when the browser fires a sync event.
 */
export function queueCalls(): void {
  const isQueue = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin && url.pathname === QUEUE_PATH
  registerRoute(isQueue, ({ request }) => take(request), 'POST')
  registerRoute(isQueue, ({ url }) => getQueueState(url.searchParams))
  registerRoute(isQueue, ({ url }) => drop(url.searchParams), 'DELETE')
  self.addEventListener('sync', (event) => {
    // Safe: the listener is for `sync` events.
    const sync = event as SyncEvent
    if (sync.tag === TAG) sync.waitUntil(replayOrThrow(sync))
  })
}

/** Sends the enqueued calls; those still pending are left to the next sync, or to the next idle page. */
export async function replayCalls(current: CurrentToken | null = null): Promise<number> {
  const { pending, dropped: all } = await queue.replay(current)
  // A logout is no change that a player misses; the page said at logout how long it is kept.
  const dropped = all.filter((subject) => subject !== LOGOUT_SUBJECT)
  if (dropped.length > 0) await postToPages({ type: 'CALLS_DROPPED', subjects: dropped })
  return pending
}

export function forgetCalls(owner: string): Promise<void> {
  return queue.forget(owner)
}

/** 202 while calls of a subject are enqueued, 204 otherwise. */
async function getQueueState(query: URLSearchParams): Promise<Response> {
  const waits = await queue.waits(query.get('subject') ?? '', query.getAll('owner'))
  return new Response(null, { status: waits ? 202 : 204 })
}

async function drop(query: URLSearchParams): Promise<Response> {
  await queue.drop(query.get('subject') ?? '', query.getAll('owner'))
  return new Response(null, { status: 204 })
}

/** The browser repeats a rejected sync with growing delays. */
async function replayOrThrow({ lastChance }: SyncEvent): Promise<void> {
  const pending = await replayCalls()
  if (pending > 0 && !lastChance) throw new Error(`${pending} queued calls are still to be sent`)
}

function isAdded(call: QueuedCall): Promise<boolean> {
  return queue.add(call).then(
    () => true,
    () => false,
  )
}

/**
 * A form on a foreign page can post here too. It is recognised: it cannot send JSON, and its request mode is
 * `navigate`.
 */
async function take(request: Request): Promise<Response> {
  const isOurs = request.mode !== 'navigate' && request.headers.get('content-type') === 'application/json'
  const call: unknown = isOurs ? await request.json().catch(() => undefined) : undefined
  if (!isQueuedCall(call) || !isOfOperator(call.url)) return new Response(null, { status: 400 })
  // Without a database the page stores the call. Not an error status, which the browser would log in the page's
  // console.
  if (!(await isAdded(call))) return new Response(null, { status: 204 })
  const { sync } = self.registration as { sync?: SyncManager }
  await sync?.register(TAG).catch(() => undefined)
  return new Response(null, { status: 202 })
}
