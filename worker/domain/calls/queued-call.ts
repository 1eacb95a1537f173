import { isTransientStatus } from './transient.ts'

/**
 * The worker posts calls that must outlive the tab to this path; the service worker sends them once there is a network.
 */
export const QUEUE_PATH = '/_queue'

/** Subject of the logout call: it stays in the queue when the player's other calls are deleted. */
export const LOGOUT_SUBJECT = 'logout'

const METHODS = ['POST', 'PUT']

export type QueuedCall = {
  /** Of several calls of one owner with the same subject, only the last is sent. */
  subject: string
  /** The player's id, or the login's id while the player's is unknown. */
  owner: string
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
  /**
   * Statuses after which it is sent again, besides 408, 429 and 5xx. With 401 among them it is sent with its owner's
   * next token; without, only with the token that it was created with.
   */
  retry: number[]
  maxAgeMs: number
}

/** The current token, and the owner ids of its player's enqueued calls. */
export type CurrentToken = { owners: string[]; token: string }

/** The token that replaces the one that an enqueued call was created with; null to send it with its own. */
export function tokenFor(call: Pick<QueuedCall, 'owner' | 'retry'>, current: CurrentToken | null): string | null {
  return call.retry.includes(401) && current?.owners.includes(call.owner) ? current.token : null
}

/** Checks the shape of a value that was posted to `QUEUE_PATH`. */
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

/** Whether a call that got this status has to be sent again later. */
export function shouldResend(status: number, retry: readonly number[]): boolean {
  return isTransientStatus(status) || retry.includes(status)
}
