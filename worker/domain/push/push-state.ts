import type { Locale } from '../languages/languages.ts'
import type { PushTopic } from './topics.ts'

/**
 * The cache in which worker and service worker leave each other what they need while no page is open; deleted when the
 * player logs out.
 */
export const PUSH_CACHE = 'push'
/** The entry of `PUSH_CACHE` with `PushState`. */
export const PUSH_STATE = '/_push/state'
/** Prefix of the entries with a message each, until a page lists it among the notifications. */
export const PUSH_INBOX = '/_push/inbox/'

/** The subject of the enqueued call that sends a subscription. */
export const PUSH_SUBJECT = 'push'

/** What this device subscribed to, for the service worker. */
export type PushState = {
  /** The player's id: a message for anybody else is not shown. */
  owner: string
  /** Where a subscription is sent. */
  url: string
  publicKey: string
  locale: Locale
  topics: PushTopic[]
  details: boolean
}
