import { RECONNECT_LIVELY_MAX_MS, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '../domain/protocol/constants.ts'

/** Waits `ms`; resolves early when the signal aborts. */
export function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve()
      return
    }
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

/**
 * Runs a job every `ms`, the first time after `firstAfterMs`, until the signal aborts; never two at once, since the
 * interval starts when the job has ended. A failed job runs again at its next time; the job has to report the error
 * itself.
 */
export async function every(
  ms: number,
  job: () => Promise<unknown>,
  signal: AbortSignal,
  firstAfterMs = 0,
): Promise<void> {
  await waitUnlessAborted(firstAfterMs, signal)
  while (!signal.aborted) {
    await job().catch(() => undefined)
    await waitUnlessAborted(ms, signal)
  }
}

/** A back-off with jitter: between half and all of `least` × 2^`tries`, never more than `most`. All in ms. */
export function backOff(tries: number, least: number, most: number): number {
  const full = Math.min(most, least * 2 ** tries)
  return full / 2 + (Math.random() * full) / 2
}

/** How long to wait before the next attempt to reach the operator, ms; shorter while live content is on screen. */
export function reconnectPause(tries: number, isLively: boolean): number {
  return backOff(tries, RECONNECT_MIN_MS, isLively ? RECONNECT_LIVELY_MAX_MS : RECONNECT_MAX_MS)
}

/**
 * Creates a rate limit for a repeated event: each call returns how long to wait now, ms. The first wait is 0; later
 * ones grow, with jitter, until no event has occurred for twice `most`.
 */
export function createPace(least: number, most: number): () => number {
  let times = 0
  let last = -Infinity
  return () => {
    const now = performance.now()
    times = now - last > 2 * most ? 0 : times + 1
    const due = times === 0 ? now : Math.max(now, last + backOff(times, least, most))
    last = due
    return due - now
  }
}
