import { isTransientStatus } from './transient.ts'

/** A call that outlives the tab: the worker posts it to QUEUE_PATH, the service worker sends it when there is a network. */
export const QUEUE_PATH = '/_queue'

/** The subject of the logout call: the one entry that stays when its owner's others are forgotten. */
export const LOGOUT_SUBJECT = 'logout'

const METHODS = ['POST', 'PUT']

export type QueuedCall = {
  /** What it is about: of two calls of one owner about the same, the later one alone is sent. */
  subject: string
  /** The player's id, or the log-in's while that is not known. */
  owner: string
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
  /**
   * Statuses on which it is to be sent again, besides 408, 429 and 5xx. With 401 among them it waits for the next token
   * of its owner and goes with that; without, it is about the token that it was made with.
   */
  retry: number[]
  maxAgeMs: number
}

/** The token of now, and the names under which its player's calls wait. */
export type CurrentToken = { owners: string[]; token: string }

/** The token with which a call that waits for its owner's is to be sent; null for that which it was made with. */
export function tokenFor(call: Pick<QueuedCall, 'owner' | 'retry'>, current: CurrentToken | null): string | null {
  return call.retry.includes(401) && current?.owners.includes(call.owner) ? current.token : null
}

/** Narrows what was posted to QUEUE_PATH. */
export function isQueuedCall(value: unknown): value is QueuedCall {
  if (typeof value !== 'object' || value === null) return false
  const call: Partial<Record<keyof QueuedCall, unknown>> = value
  return (
    [call.subject, call.owner, call.url].every((text) => typeof text === 'string' && text !== '') &&
    METHODS.includes(String(call.method)) &&
    (call.body === null || typeof call.body === 'string') &&
    typeof call.headers === 'object' &&
    call.headers !== null &&
    Object.values(call.headers).every((text) => typeof text === 'string') &&
    Array.isArray(call.retry) &&
    call.retry.every(Number.isInteger) &&
    typeof call.maxAgeMs === 'number' &&
    call.maxAgeMs > 0
  )
}

/** True when an answer settles nothing and the call is to be sent again later. */
export function shouldResend(status: number, retry: readonly number[]): boolean {
  return isTransientStatus(status) || retry.includes(status)
}
