import {
  RECONNECT_LIVELY_MAX_MS,
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
  SOCKET_QUICK_FOR_MS,
  SOCKET_RETRY_LIVELY_MAX_MS,
  SOCKET_RETRY_MAX_MS,
} from '../domain/protocol/constants.ts'

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

type SocketFailure = {
  /** Failed attempts in a row. */
  tries: number
  /** How long the socket has been closed, ms. */
  failingMs: number
  isLively: boolean
  /** Whether it has been open before. */
  hasWorked: boolean
}

/**
 * How long to wait before the next attempt to open the socket, ms. One that worked is reconnected quickly at first.
 * Otherwise the pause grows to half of the time that the socket has been closed.
 */
export function socketPause({ tries, failingMs, isLively, hasWorked }: SocketFailure): number {
  if (hasWorked && failingMs < SOCKET_QUICK_FOR_MS) return reconnectPause(tries, isLively)
  const most = hasWorked && isLively ? SOCKET_RETRY_LIVELY_MAX_MS : SOCKET_RETRY_MAX_MS
  return backOff(tries, RECONNECT_MIN_MS, Math.min(most, Math.max(RECONNECT_LIVELY_MAX_MS, failingMs / 2)))
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
