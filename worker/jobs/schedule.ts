import { RECONNECT_LIVELY_MAX_MS, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '../domain/protocol/constants.ts'

/** Waits; comes back early when the signal ends. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
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
 * Runs a job, waits, runs it again, until the signal ends; never two at once, the first after `firstAfterMs`. A job that
 * fails runs again at its next time; it has to report the error itself.
 */
export async function every(
  ms: number,
  job: () => Promise<unknown>,
  signal: AbortSignal,
  firstAfterMs = 0,
): Promise<void> {
  await wait(firstAfterMs, signal)
  while (!signal.aborted) {
    await job().catch(() => undefined)
    await wait(ms, signal)
  }
}

/** A jittered back-off: between half and all of least × 2^tries, never above most. All in ms. */
export function backOff(tries: number, least: number, most: number): number {
  const full = Math.min(most, least * 2 ** tries)
  return full / 2 + (Math.random() * full) / 2
}

/** How long to wait before another try to reach the operator, ms; shorter while anything live is on screen. */
export function reconnectPause(tries: number, isLively: boolean): number {
  return backOff(tries, RECONNECT_MIN_MS, isLively ? RECONNECT_LIVELY_MAX_MS : RECONNECT_MAX_MS)
}

/**
 * Spaces out what happens again and again: gives how long to wait now, ms. Nothing the first time; from then on each
 * time longer after the last, jittered, until a quiet time of twice `most` has passed.
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
