import { requestLock } from '#domain/protocol/locks.ts'

const LEADER_LOCK = 'leader'

/**
 * Elects one tab of the browser by a Web Lock: `lead` runs in that tab, with a signal that aborts when it is no longer
 * the leader. When the tab closes, the lock is freed and another tab takes over at once. In a browser without locks the
 * tabs share no data, so each of them leads.
 */
export function electLeader(lead: (signal: AbortSignal) => void, stopped: AbortSignal): void {
  const untilStopped = (): Promise<void> => {
    lead(stopped)
    return new Promise((resolve) => {
      stopped.addEventListener('abort', () => resolve())
    })
  }
  // Rejects only if the tab stops while it still waits for the lock.
  requestLock(LEADER_LOCK, untilStopped, { signal: stopped }).catch(() => undefined)
}
