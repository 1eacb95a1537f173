import { logWhenLate } from '../core/late.ts'
import { RECONNECT_LIVELY_MAX_MS, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '#domain/settings/constants.ts'

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

/** Repeated work of the worker. */
export type Job = {
  /** Unique in its list; a run that takes long is logged by it. */
  name: string
  /** From the end of one run to the start of the next. */
  everyMs: number
  /** Before the first run; 0 if absent. */
  firstAfterMs?: number
  /** Asked before each run; if false, that run is left out. */
  when: () => boolean
  /** Reports its errors itself: one that it throws is dropped, and the job runs again at its next time. */
  run: () => Promise<unknown>
}

/** ms. A job that has not ended by then is logged, because it does not run again before it ends. */
const JOB_LATE_MS = 5 * 60_000

/** Runs each job at its times, never the same one twice at once. Resolves when the signal has aborted. */
export async function runJobs(jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  await Promise.all(jobs.map((job) => repeat(job, signal)))
}

async function repeat({ name, everyMs, firstAfterMs = 0, when, run }: Job, signal: AbortSignal): Promise<void> {
  await waitUnlessAborted(firstAfterMs, signal)
  while (!signal.aborted) {
    if (when()) await logWhenLate(name, run(), JOB_LATE_MS).catch(() => undefined)
    await waitUnlessAborted(everyMs, signal)
  }
}

/** A back-off with jitter: between half and all of `least` × 2^`tries`, never more than `most`. All in ms. */
export function computeBackoff(tries: number, least: number, most: number): number {
  const full = Math.min(most, least * 2 ** tries)
  return full / 2 + (Math.random() * full) / 2
}

/** How long to wait before the next attempt to reach the operator, ms; shorter while live content is on screen. */
export function reconnectPause(tries: number, isLively: boolean): number {
  return computeBackoff(tries, RECONNECT_MIN_MS, isLively ? RECONNECT_LIVELY_MAX_MS : RECONNECT_MAX_MS)
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
    const due = times === 0 ? now : Math.max(now, last + computeBackoff(times, least, most))
    last = due
    return due - now
  }
}
