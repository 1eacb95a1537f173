import { replayCalls } from './background-sync.ts'
import { pollBuild } from './build-poll.ts'

declare const self: ServiceWorkerGlobalScope

/** Whenever the browser grants it, and never more often than it likes: nothing depends on it. */
export function syncPeriodically(): void {
  self.addEventListener('periodicsync', (event) => {
    // lib.webworker does not know the event; all that is used of it is what every extendable one has.
    const sync = event as ExtendableEvent
    sync.waitUntil(Promise.all([pollBuild(), replayCalls()]))
  })
}
