const LEADER_LOCK = 'leader'

/**
 * Elects one tab of the browser by a Web Lock (decisions "Tabs"): `lead` runs in it with a signal that ends when it
 * stops being so. When the tab goes, the lock is freed and another takes over at once.
 */
export function electLeader(lead: (signal: AbortSignal) => void, stopped: AbortSignal): void {
  void navigator.locks
    .request(LEADER_LOCK, { signal: stopped }, () => {
      lead(stopped)
      return new Promise<void>((resolve) => {
        stopped.addEventListener('abort', () => resolve())
      })
    })
    // Refused only when stopped while still waiting its turn.
    .catch(() => undefined)
}
