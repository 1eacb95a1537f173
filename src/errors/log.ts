/* The one place that writes to the console: what a player need not read and an operator may want to. */

export function warn(what: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- this is the place
  console.warn(`[tulpar] ${what}`, ...(cause === undefined ? [] : [cause]))
}

/** A bug of the page's own, which a part's boundary has told the player of. */
export function fail(error: unknown): void {
  // eslint-disable-next-line no-console -- this is the place
  console.error(error)
}
