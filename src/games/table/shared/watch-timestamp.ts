const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Calls `changed` when the next timestamp is reached, then waits for the one after it. Sets a new timer each time,
 * because setTimeout is limited to 2^31 − 1 ms and fires too early if the clock was set meanwhile. Returns `look`, for
 * when timers may have been suspended, and `stop`.
 */
export function watchTimestamp(getNext: () => number | null, getNow: () => number, changed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(): void {
    clearTimeout(timer)
    const next = getNext()
    if (next !== null) timer = setTimeout(look, Math.min(next - getNow() + 1, LONGEST_TIMER_MS))
  }
  function look(): void {
    changed()
    arm()
  }

  arm()
  return { look, stop: () => clearTimeout(timer) }
}
