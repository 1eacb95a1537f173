import { type CurrentToken, QUEUE_PATH, type QueuedCall, isQueuedCall } from '../worker/domain/protocol/queued-call.ts'
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

/** Takes calls at QUEUE_PATH and sends them when the browser says that there is a network; tells of them, drops them. */
export function queueCalls(): void {
  const isQueue = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin && url.pathname === QUEUE_PATH
  registerRoute(isQueue, ({ request }) => take(request), 'POST')
  registerRoute(isQueue, ({ url }) => tellOf(url.searchParams))
  registerRoute(isQueue, ({ url }) => drop(url.searchParams), 'DELETE')
  self.addEventListener('sync', (event) => {
    // The name says which event it is.
    const sync = event as SyncEvent
    if (sync.tag === TAG) sync.waitUntil(replayOrThrow(sync))
  })
}

/** Sends what waits; what stays pending is left to the next sync, or to the next page that is idle. */
export async function replayCalls(current: CurrentToken | null = null): Promise<number> {
  const { pending, dropped } = await queue.replay(current)
  if (dropped.length > 0) await postToPages({ type: 'CALLS_DROPPED', subjects: dropped })
  return pending
}

export function forgetCalls(owner: string): Promise<void> {
  return queue.forget(owner)
}

/** 202 while something about a subject waits, 204 when nothing does. */
async function tellOf(query: URLSearchParams): Promise<Response> {
  const waits = await queue.waits(query.get('subject') ?? '', query.getAll('owner'))
  return new Response(null, { status: waits ? 202 : 204 })
}

async function drop(query: URLSearchParams): Promise<Response> {
  await queue.drop(query.get('subject') ?? '', query.getAll('owner'))
  return new Response(null, { status: 204 })
}

/** A rejected sync is tried again by the browser, later and later. */
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

/** A form on a foreign page can post here too, as a navigation: it can neither send JSON nor hide that it navigates. */
async function take(request: Request): Promise<Response> {
  const isOurs = request.mode !== 'navigate' && request.headers.get('content-type') === 'application/json'
  const call: unknown = isOurs ? await request.json().catch(() => undefined) : undefined
  if (!isQueuedCall(call) || !isOfOperator(call.url)) return new Response(null, { status: 400 })
  // Where there is no database the page keeps it: an error would be written into its console as well.
  if (!(await isAdded(call))) return new Response(null, { status: 204 })
  const { sync } = self.registration as { sync?: SyncManager }
  await sync?.register(TAG).catch(() => undefined)
  return new Response(null, { status: 202 })
}
