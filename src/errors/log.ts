/* The only module that writes to the console: for operators, not for players. */

export function warn(what: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- this is the place
  console.warn(`[app] ${what}`, ...(cause === undefined ? [] : [cause]))
}

/** A bug in this app that an error boundary has already shown to the player. */
export function fail(error: unknown): void {
  // eslint-disable-next-line no-console -- this is the place
  console.error(error)
}
