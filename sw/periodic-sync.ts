import { replayCalls } from './background-sync.ts'
import { pollBuild } from './build-poll.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Checks for a new build and sends enqueued calls when the browser fires a periodic sync. Nothing depends on it,
 * because the browser decides whether and how often it fires.
 */
export function syncPeriodically(): void {
  self.addEventListener('periodicsync', (event) => {
    // lib.webworker lacks this event type; only members of `ExtendableEvent` are used.
    const sync = event as ExtendableEvent
    sync.waitUntil(Promise.all([pollBuild(), replayCalls()]))
  })
}
