/**
 * Codes of the errors that a command returns as data. Each has a text (`error.<code>`) in every language; nothing is
 * thrown across the boundary between worker and page.
 */
export const ERROR_CODES = [
  /** No network, or the operator cannot be reached. */
  'offline',
  /** The operator did not answer in time. */
  'timeout',
  /** The reply does not match its schema. */
  'contract',
  /** 404: what was asked for is not there, and the operator's own code says so. */
  'unavailable',
  /** The operator has not got this call: 405, 501, or 404 without a code of its own. */
  'notOffered',
  /** The session has ended, or there was none. */
  'unauthorised',
  /** 401 of a log-in: wrong email or password. */
  'credentials',
  'forbidden',
  /** 409: the operator's state differs from what the call assumed. */
  'conflict',
  /** 422 or 400: `fields` says which fields are wrong, and why. */
  'validation',
  /** An amount outside its limits, found before sending. */
  'limits',
  'funds',
  /** 429: `retryAt` says when to try again, if the operator said so. */
  'tooMany',
  /** 451: not in this region. */
  'blocked',
  /** 5xx. */
  'operator',
  /** The outcome of another bet of this game is not known yet. */
  'pending',
  /** The device has no storage left. */
  'storage',
  'cancelled',
  /** A bug of ours. */
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export type AppError = {
  code: ErrorCode
  /** HTTP status, where one was received. */
  status?: number
  /** The operator's texts by field, each "key" or "key:argument". */
  fields?: Record<string, string[]>
  /** The operator's own code, such as `seed.changed`. */
  reason?: string
  /** The single sign-on link of a rejection, before the redirect rule: only for the worker. */
  sso?: string
  /** Whether repeating the same call may help. */
  retry: boolean
  /** When to try again, ms of server time, where the operator said so. */
  retryAt?: number
}

export type Result<Value> = { ok: true; value: Value } | { ok: false; error: AppError }

/** The result of a command that failed. */
export function failed(error: AppError): { ok: false; error: AppError } {
  return { ok: false, error }
}

/** An `AppError` thrown inside the worker; becomes a `Result` at the command surface. */
export class CommandError extends Error {
  readonly error: AppError
  /** The field of a reply that does not fit its schema, for the operator's engineers. */
  readonly field: string | null
  constructor(error: AppError, field: string | null = null) {
    super(error.code)
    this.name = 'CommandError'
    this.error = error
    this.field = field
  }
}
