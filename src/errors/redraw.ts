const MOST_REDRAWS = 4
const REDRAW_WINDOW_MS = 10_000

/**
 * Whether React failed because a node is no longer where it had put it: `removeChild` and `insertBefore` throw this when
 * a translator or an extension has changed the page (https://github.com/facebook/react/issues/11538).
 */
export function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/** Whether a part may be drawn again. `redraws` are the times of the last ones and `now` is, in ms of one clock. */
export function mayRedraw(redraws: readonly number[], now: number): boolean {
  return redraws.filter((at) => now - at < REDRAW_WINDOW_MS).length < MOST_REDRAWS
}
