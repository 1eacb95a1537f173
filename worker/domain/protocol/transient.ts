import type { AppError, ErrorCode } from '../../core/result.ts'

const REQUEST_TIMEOUT = 408
const TOO_MANY_REQUESTS = 429
const NOT_IMPLEMENTED = 501

/** Errors without an HTTP status that say nothing about the call itself. */
const TRANSIENT_CODES: ReadonlySet<ErrorCode> = new Set(['offline', 'timeout', 'contract', 'tooMany', 'operator'])

/** Whether an HTTP status settles nothing: a proxy's time-out, throttling, or an error of the server. */
export function isTransientStatus(status: number): boolean {
  return status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS || status >= 500
}

/** Whether the same call may be sent again: the error says nothing about what was asked for. */
export function isTransient({ code, status }: Pick<AppError, 'code' | 'status'>): boolean {
  if (status === undefined) return TRANSIENT_CODES.has(code)
  // 501 says for good that there is no such call.
  return isTransientStatus(status) && status !== NOT_IMPLEMENTED
}
