import type { AnalyticsEventRow } from '#db/rows.ts'

/** An analytics event of the worker. */
export type TrackedEvent = Pick<AnalyticsEventRow, 'name' | 'data'>

/** An event for the tag manager, with the names of Google Analytics 4. */
export type TagEvent = { name: string; data: Readonly<Record<string, string | number>> }

const QUEUE_MAX = 50
const DESCRIPTION_MAX = 100

let queue: readonly TagEvent[] = []
let isAllowed = true
let send: ((event: TagEvent) => void) | null = null

/** Forwards a worker event, if the tag manager has a counterpart for it. */
export function pushTag(event: TrackedEvent): void {
  const tag = toTag(event)
  if (tag) queueTag(tag)
}

/** Sends an event, or queues it until the frame is ready; the queue keeps the last 50. Does nothing without consent. */
export function queueTag(event: TagEvent): void {
  if (!isAllowed) return
  if (send) send(event)
  else queue = [...queue, event].slice(-QUEUE_MAX)
}

/** Sets the visitor's consent. Withdrawn consent clears the queue. */
export function allowTags(allowed: boolean): void {
  isAllowed = allowed
  if (!allowed) queue = []
}

/** The frame is ready: sends the queued events, and later ones at once. Returns the function that disconnects. */
export function connectTags(post: (event: TagEvent) => void): () => void {
  send = post
  const queued = queue
  queue = []
  queued.forEach(post)
  return () => {
    if (send === post) send = null
  }
}

/** Returns null for an event without a counterpart. */
export function toTag({ name, data }: TrackedEvent): TagEvent | null {
  switch (name) {
    case 'registration':
      return { name: 'sign_up', data: { method: `${data['way']}` } }
    case 'login':
      return { name: 'login', data: { method: `${data['way']}` } }
    case 'deposit_paid': {
      const [value, currency] = [Number(data['value'] ?? data['amount'] ?? 0), `${data['currency'] ?? ''}`]
      // A random id: third parties must not learn the operator's transaction id.
      return { name: 'purchase', data: { value, currency, transaction_id: crypto.randomUUID() } }
    }
    case 'registration_failed':
    case 'login_failed':
    case 'promocode_error':
      return exceptionTag(`${name}: ${data['errors'] ?? ''}`)
    default:
      return null
  }
}

/** An error description without text that may be personal, such as addresses and long numbers. */
export function exceptionTag(text: string): TagEvent {
  const description = text
    .replaceAll(/\S*(?:@|:\/\/)\S*/g, '…')
    .replaceAll(/\+?\d{4,}/g, '…')
    .slice(0, DESCRIPTION_MAX)
  return { name: 'exception', data: { description } }
}
