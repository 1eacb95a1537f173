import { runInBackground } from '../core/command.ts'
import type { Connection } from './connection.ts'
import { RECONNECT_MIN_MS } from '#domain/settings/constants.ts'
import { createPace, reconnectPause, waitUnlessAborted } from '../jobs/schedule.ts'

/** Upper limit of the back-off between health checks while calls fail again and again, ms. */
const DOUBTS_MOST_MS = 5_000
/** Upper limit of the back-off between full reloads of the data while the connection flaps, ms. */
const RETURNS_MOST_MS = 60_000
/** A connection that has lasted this long, ms, is not flapping. */
const STEADY_MS = 30_000

type Parts = {
  connection: Connection
  /** Runs a health check; never rejects. */
  probe: () => Promise<void>
  /** Loads what was missed while the operator was unreachable. */
  catchUp: () => Promise<unknown>
  /** Whether anything live is on screen. */
  isLively: () => boolean
  stopped: AbortSignal
}

/**
 * Runs a health check when a call got no answer, and repeats it with jittered back-off while the operator is
 * unreachable; then loads what was missed. A single failed call or a flapping connection causes few requests.
 */
export function watchConnection({ connection, probe, catchUp, isLively, stopped }: Parts): void {
  const paceOfDoubts = createPace(RECONNECT_MIN_MS, DOUBTS_MOST_MS)
  const paceOfReturns = createPace(RECONNECT_MIN_MS, RETURNS_MOST_MS)
  let tries = 0
  let backAt = -Infinity

  async function resolveDoubt(): Promise<void> {
    await waitUnlessAborted(paceOfDoubts(), stopped)
    if (connection.reachable && !stopped.aborted) await probe()
  }

  async function probeUntilBack(): Promise<void> {
    if (performance.now() - backAt > STEADY_MS) tries = 0
    while (!connection.reachable && !stopped.aborted) {
      await Promise.race([
        waitUnlessAborted(reconnectPause(tries, isLively()), stopped),
        connection.untilOnline(stopped),
      ])
      tries += 1
      if (!connection.reachable && !stopped.aborted) await probe()
    }
  }

  async function comeBack(): Promise<void> {
    await waitUnlessAborted(paceOfReturns(), stopped)
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

/** Runs work unless the previous run is still in progress. */
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
