import type { Subscription } from '#worker/push/index.ts'
import type { FromServiceWorker } from '#domain/browser/service-worker-messages.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { PUSH_CACHE, PUSH_UNREAD } from '#domain/push/push-state.ts'
import { navigate } from '../base/location.ts'
import { commands } from '../data/commands.ts'
import { getRegistration } from './service-worker-port.ts'

/** The language and the key that this page has last sent the subscription with. */
let latest: Parameters<typeof syncPush> | undefined

/** Follows what the service worker says of notifications. */
export async function onPush(
  message: Extract<FromServiceWorker, { type: 'PUSHED' | 'OPEN' | 'RESUBSCRIBE' }>,
): Promise<void> {
  if (message.type === 'OPEN') navigate(message.path)
  if (message.type === 'RESUBSCRIBE' && latest) await syncPush(...latest)
  await commands.push.collect()
}

/**
 * At a start, and after what changes it: sends this browser's subscription again, ends one that the player who is logged
 * in has not chosen, and lists what came while the app was closed. `renewedKey`: the operator's key, for a player who
 * has chosen notifications whose subscription the browser has lost; null for any other.
 */
export async function syncPush(locale: Locale, renewedKey: string | null): Promise<void> {
  latest = [locale, renewedKey]
  const found = await findSubscription()
  // The browser has ended it, and may have forgotten to make another.
  const subscription = found ? toSubscription(found) : renewedKey === null ? null : await subscribe(renewedKey)
  if (!subscription) return
  const answer = await commands.push.renew({ subscription, locale })
  if (answer.ok && !answer.value.isChosen) await endSubscription()
  await commands.push.collect()
}

/** The browser's subscription for the operator's key; a new one where there is none. Throws what the browser throws. */
export async function subscribe(publicKey: string): Promise<Subscription> {
  // Ready once the first visit's install is over; the press must not wait for it without end.
  const registration = await getRegistration()
  if (!registration?.active) throw new Error('no service worker is active')
  const { pushManager } = registration
  const found = await pushManager.getSubscription()
  const isOfKey = found && toBase64Url(found.options.applicationServerKey) === publicKey
  if (isOfKey) return toSubscription(found)
  await found?.unsubscribe()
  return toSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** Ends the subscription in the browser at once, and at the operator once there is a network. */
export async function endSubscription(): Promise<void> {
  const found = await findSubscription()
  await found?.unsubscribe().catch(() => undefined)
  // The browser may have lost one that the player has chosen.
  await commands.push.remove({ endpoint: found?.endpoint ?? null })
}

/** Shows the number of unread notifications on the app's icon, and leaves it for the service worker to count on. */
export async function showUnread(count: number): Promise<void> {
  // Not there while notifications are off.
  if (await caches.has(PUSH_CACHE)) await (await caches.open(PUSH_CACHE)).put(PUSH_UNREAD, Response.json(count))
  await (count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count))
}

async function findSubscription(): Promise<PushSubscription | null> {
  return (await getRegistration())?.pushManager.getSubscription() ?? null
}

function toSubscription(found: PushSubscription): Subscription {
  const { endpoint = '', keys = {} } = found.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}

function toBase64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
