const MOST_REDRAWS = 4
const REDRAW_WINDOW_MS = 10_000

/**
 * Whether React failed because a DOM node was moved: `removeChild` and `insertBefore` throw this when a translator or
 * an extension has changed the page (https://github.com/facebook/react/issues/11538).
 */
export function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/** Whether a section may be mounted again: at most 4 times in 10 s. `redraws` and `now` are ms of the same clock. */
export function mayRedraw(redraws: readonly number[], now: number): boolean {
  return redraws.filter((at) => now - at < REDRAW_WINDOW_MS).length < MOST_REDRAWS
}
