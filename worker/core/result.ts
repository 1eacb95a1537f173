/**
 * What a command answers. Errors cross to the page as data with a code that has a text (`error.<code>`) in every
 * language; nothing is thrown across the boundary (design "Commands").
 */
export const ERROR_CODES = [
  /** No network, or the operator cannot be reached. */
  'offline',
  /** The operator did not answer in time. */
  'timeout',
  /** The reply does not fit its schema. */
  'contract',
  /** The operator has not got this call (404, 405, 501). */
  'unavailable',
  /** The session is over, or there was none. */
  'unauthorised',
  /** 401 to a log-in: wrong email or password. */
  'credentials',
  'forbidden',
  /** 409: the state on the operator's side is another one. */
  'conflict',
  /** 422 or 400: `fields` says what is wrong where. */
  'validation',
  /** An amount outside its limits, found before sending. */
  'limits',
  'funds',
  /** 429: `waitMs` says how long, if the operator said. */
  'tooMany',
  /** 451: not in this region. */
  'blocked',
  /** 5xx. */
  'operator',
  /** Another bet of this game is not known yet. */
  'pending',
  /** The device has no room left. */
  'storage',
  'cancelled',
  /** A bug of ours: told in the place of what was asked for. */
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export type AppError = {
  code: ErrorCode
  /** HTTP status, where one was received. */
  status?: number
  /** Texts of the operator by field, each "key" or "key:argument" (spec 5). */
  fields?: Record<string, string[]>
  /** The operator's own code, such as `seed.changed`. */
  reason?: string
  /** The single sign-on link that a refusal names, not yet through the redirect rule: for the worker alone. */
  sso?: string
  /** Whether trying again as it is may help. */
  retry: boolean
  /** How long to wait before trying again, ms. */
  waitMs?: number
}

export type Result<Value> = { ok: true; value: Value } | { ok: false; error: AppError }

/** The answer of a command that did not do what it was asked. */
export function failed(error: AppError): { ok: false; error: AppError } {
  return { ok: false, error }
}

/** An `AppError` on its way through the worker's own code; turned into a `Result` at the command surface. */
export class CommandError extends Error {
  readonly error: AppError
  constructor(error: AppError) {
    super(error.code)
    this.name = 'CommandError'
    this.error = error
  }
}
