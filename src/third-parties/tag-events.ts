import type { AnalyticsEventRow } from '../../worker/db/rows.ts'

/** An event as the worker counts it. */
export type TrackedEvent = Pick<AnalyticsEventRow, 'name' | 'data'>

/** An event as the tag manager gets it, in the names of Google Analytics 4. */
export type TagEvent = { name: string; data: Readonly<Record<string, string | number>> }

const QUEUE_MAX = 50
const DESCRIPTION_MAX = 100

let queue: readonly TagEvent[] = []
let isAllowed = true
let send: ((event: TagEvent) => void) | null = null

/** Hands an event of the worker on, where the tag manager knows such a one. */
export function pushTag(event: TrackedEvent): void {
  const tag = toTag(event)
  if (tag) queueTag(tag)
}

/** Sends an event, or queues it until the frame is ready; the oldest gives way. Nothing where it is not allowed. */
export function queueTag(event: TagEvent): void {
  if (!isAllowed) return
  if (send) send(event)
  else queue = [...queue, event].slice(-QUEUE_MAX)
}

/** Whether the visitor allows it. What was queued before a refusal is forgotten. */
export function allowTags(allowed: boolean): void {
  isAllowed = allowed
  if (!allowed) queue = []
}

/** The frame is ready: sends what is queued, and from now on at once. Gives back what ends that. */
export function connectTags(post: (event: TagEvent) => void): () => void {
  send = post
  const queued = queue
  queue = []
  queued.forEach(post)
  return () => {
    if (send === post) send = null
  }
}

/** Null where it has no counterpart. */
export function toTag({ name, data }: TrackedEvent): TagEvent | null {
  switch (name) {
    case 'registration':
      return { name: 'sign_up', data: { method: `${data['way']}` } }
    case 'login':
      return { name: 'login', data: { method: `${data['way']}` } }
    case 'deposit_paid': {
      const [value, currency] = [Number(data['value'] ?? data['amount'] ?? 0), `${data['currency'] ?? ''}`]
      // Of the operator's own number for it nobody is to know.
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

/** What went wrong, without what may be somebody's: addresses and numbers. */
export function exceptionTag(text: string): TagEvent {
  const description = text
    .replaceAll(/\S*(?:@|:\/\/)\S*/g, '…')
    .replaceAll(/\+?\d{4,}/g, '…')
    .slice(0, DESCRIPTION_MAX)
  return { name: 'exception', data: { description } }
}
