import { runInBackground } from '../core/command.ts'
import type { Connection } from './connection.ts'
import { RECONNECT_LIVELY_MAX_MS, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '../domain/protocol/constants.ts'
import { backOff, createPace, wait } from '../jobs/schedule.ts'

/** A call that fails again and again has a sign of life asked for no more often than this. */
const DOUBTS_MOST_MS = 5_000
/** A connection that comes and goes has everything fetched anew no more often than this. */
const RETURNS_MOST_MS = 60_000
/** One that has stood this long is not coming and going. */
const STEADY_MS = 30_000

type Parts = {
  connection: Connection
  /** Asks for a sign of life; never rejects. */
  probe: () => Promise<void>
  /** Fetches what was missed while nobody answered. */
  catchUp: () => Promise<unknown>
  /** Whether anything live is on screen. */
  isLively: () => boolean
  stopped: AbortSignal
}

/**
 * Has a sign of life asked for when a call got no answer, and while nobody answers, with jittered back-off; then makes
 * up for what was missed. One broken call, or a connection that flaps, sets off a few requests and no storm.
 */
export function watchConnection({ connection, probe, catchUp, isLively, stopped }: Parts): void {
  const paceOfDoubts = createPace(RECONNECT_MIN_MS, DOUBTS_MOST_MS)
  const paceOfReturns = createPace(RECONNECT_MIN_MS, RETURNS_MOST_MS)
  let tries = 0
  let backAt = -Infinity

  async function resolveDoubt(): Promise<void> {
    await wait(paceOfDoubts(), stopped)
    if (connection.reachable && !stopped.aborted) await probe()
  }

  async function probeUntilBack(): Promise<void> {
    if (performance.now() - backAt > STEADY_MS) tries = 0
    while (!connection.reachable && !stopped.aborted) {
      const most = isLively() ? RECONNECT_LIVELY_MAX_MS : RECONNECT_MAX_MS
      await Promise.race([wait(backOff(tries, RECONNECT_MIN_MS, most), stopped), connection.untilOnline(stopped)])
      tries += 1
      if (!connection.reachable && !stopped.aborted) await probe()
    }
  }

  async function comeBack(): Promise<void> {
    await wait(paceOfReturns(), stopped)
    if (connection.reachable && !stopped.aborted) runInBackground(catchUp())
  }

  const seek = oneAtATime(probeUntilBack)
  const ends = [
    connection.onFailure(oneAtATime(resolveDoubt)),
    connection.onOffline(seek),
    connection.onOnline(oneAtATime(comeBack)),
    connection.onOnline(() => {
      backAt = performance.now()
    }),
  ]
  stopped.addEventListener('abort', () => ends.forEach((end) => end()))
  if (!connection.reachable) seek()
}

/** Starts work unless the last one is still under way. */
function oneAtATime(work: () => Promise<void>): () => void {
  let busy = false
  return () => {
    if (busy) return
    busy = true
    runInBackground(
      work().finally(() => {
        busy = false
      }),
    )
  }
}
