import { requestLock } from '../domain/protocol/locks.ts'

const LEADER_LOCK = 'leader'

/**
 * Elects one tab of the browser by a Web Lock (decisions "Tabs"): `lead` runs in it with a signal that ends when it
 * stops being so. When the tab goes, the lock is freed and another takes over at once. A browser without locks has
 * tabs that share nothing: each leads itself.
 */
export function electLeader(lead: (signal: AbortSignal) => void, stopped: AbortSignal): void {
  const untilStopped = (): Promise<void> => {
    lead(stopped)
    return new Promise((resolve) => {
      stopped.addEventListener('abort', () => resolve())
    })
  }
  // Refused only when stopped while still waiting its turn.
  requestLock(LEADER_LOCK, untilStopped, { signal: stopped }).catch(() => undefined)
}
