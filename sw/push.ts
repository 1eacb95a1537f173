import { fillPushText, parsePushMessage } from '#domain/push/push-message.ts'
import { PUSH_CACHE, PUSH_INBOX, PUSH_STATE, PUSH_UNREAD, type PushState } from '#domain/push/push-state.ts'
import { postToPages } from './pages.ts'
import { assets } from './routes.ts'

declare const self: ServiceWorkerGlobalScope

/** lib.webworker lacks the badge. */
type Badge = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }

/** Shows what the operator pushes. */
export function receivePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event)))
  // Without the player's token this worker cannot send the new one: an open page does, or the next start.
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(postToPages({ type: 'RESUBSCRIBE' })))
}

/** After a logout: nothing more comes, and nothing of it stays. */
export async function forgetPushes(): Promise<void> {
  // Not there where notifications were never on: headless browsers crash at the calls below.
  if (!(await self.caches.delete(PUSH_CACHE))) return
  for (const shown of await self.registration.getNotifications()) shown.close()
  await unsubscribe()
  await getBadge().clearAppBadge?.()
}

async function show(event: PushEvent): Promise<void> {
  const state = await readEntry<PushState>(PUSH_STATE)
  // For a player who has logged out meanwhile. Nothing is shown, which browsers allow once.
  if (!state) return unsubscribe()
  const message = parsePushMessage(event.data?.json(), self.location)
  if (message?.user !== state.owner) return
  const { key, values, tag, path, title } = message
  const { locale, topics, details } = state.choice
  // Switched off meanwhile, or an offer in a break.
  if (!topics.some((topic) => key.startsWith(`${topic}.`))) return
  const cache = await self.caches.open(PUSH_CACHE)
  // Several may come at once, as a device that was off gets all that waited.
  await cache.put(`${PUSH_INBOX}${Date.now()}/${crypto.randomUUID()}`, Response.json(message))
  const waiting = (await cache.keys()).filter(({ url }) => url.includes(PUSH_INBOX))
  // The badge counts what no page has listed yet, and what the player has not seen there.
  await getBadge().setAppBadge?.(((await readEntry<number>(PUSH_UNREAD)) ?? 0) + waiting.length)
  const pages = await postToPages({ type: 'PUSHED' })
  // The page in front of the player says it itself.
  if (pages.some(({ focused }) => focused)) return
  const texts: Partial<Record<string, string>> = await assets
    .handle({ event, request: new Request(__PUSH_TEXTS__) })
    .then((reply) => reply.json())
    .then((all) => all[locale])
    .catch(() => ({}))
  await self.registration.showNotification(texts[key] ?? title, {
    body: details ? fillPushText(texts[`${key}.details`], values) : '',
    tag,
    icon: '/icons/192.png',
    data: path,
  })
}

async function unsubscribe(): Promise<void> {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe()
}

/** Undefined for a cache that is not there, which reading must not make. */
async function readEntry<Value>(name: string): Promise<Value | undefined> {
  // Safe: written by this app alone, of this shape.
  return (await self.caches.match(name, { cacheName: PUSH_CACHE }))?.json() as Promise<Value | undefined>
}

function getBadge(): Badge {
  return self.navigator
}
