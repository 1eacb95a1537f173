const REQUEST_TIMEOUT = 408
const TOO_MANY_REQUESTS = 429

/** Whether an HTTP status is temporary: a time-out of a proxy, throttling, or a server error. */
export function isTransientStatus(status: number): boolean {
  return status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS || status >= 500
}
