const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Calls `changed` once the next moment has come, and goes on with the one after it. Armed anew each time: a timer is cut
 * to the longest there is, and where the clock was set meanwhile it is too early. Gives what to call when the clock may
 * have gone on without timers, and the end.
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
