import { reloadGuarded } from '../browser/reload-guard.ts'
import { postToServiceWorker } from '../browser/service-worker-port.ts'

/**
 * Called when the page's module, or one that it imports, could not be loaded: the service worker fetches its cached
 * build again, and the page reloads. If that is impossible or did not help, the skeleton shows the error.
 */
export async function recoverEntry(): Promise<void> {
  if (navigator.onLine) {
    await postToServiceWorker(navigator.serviceWorker?.controller ?? null, { type: 'REPAIR' })
    if (reloadGuarded()) return
  }
  document.documentElement.dataset['page'] = 'failed'
}
