import type { Locale } from '../languages/languages.ts'
import type { PushTopic } from './topics.ts'

/**
 * The cache in which worker and service worker leave each other what they need while no page is open; deleted when the
 * player logs out.
 */
export const PUSH_CACHE = 'push'
/** The entry of `PUSH_CACHE` with `PushState`. */
export const PUSH_STATE = '/_push/state'
/** The entry with the number of notifications that the player has not seen. */
export const PUSH_UNREAD = '/_push/unread'
/** Prefix of the entries with a message each, with the time that it came (ms) and a random id, until a page lists it. */
export const PUSH_INBOX = '/_push/inbox/'

/** The subject of the enqueued call that sends a subscription. */
export const PUSH_SUBJECT = 'push'

/** What this device subscribed to, for the service worker. */
export type PushState = {
  /** The player's id: a message for anybody else is not shown. */
  owner: string
  /** Sent with the subscription. */
  choice: { locale: Locale; topics: PushTopic[]; details: boolean }
}
