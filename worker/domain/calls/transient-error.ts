import type { AppError, ErrorCode } from './result.ts'
import { isTransientStatus } from './transient.ts'

const NOT_IMPLEMENTED = 501

/** Errors without an HTTP status after which the same call may succeed later. */
const TRANSIENT_CODES: ReadonlySet<ErrorCode> = new Set(['offline', 'timeout', 'contract', 'tooMany', 'operator'])

/** Whether the same call may be sent again: the error is temporary and not about the request itself. */
export function isTransient({ code, status }: Pick<AppError, 'code' | 'status'>): boolean {
  if (status === undefined) return TRANSIENT_CODES.has(code)
  // 501 is permanent: the operator has no such call.
  return isTransientStatus(status) && status !== NOT_IMPLEMENTED
}
