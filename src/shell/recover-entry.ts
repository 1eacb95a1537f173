import { reloadGuarded } from '../browser/reload-guard.ts'
import { postToServiceWorker } from '../browser/service-worker-port.ts'

/**
 * The page's own module, or one that it imports, could not be had: what is kept of the build is fetched anew and the
 * page reloads. Where that is not possible, or did not help, the skeleton says so.
 */
export async function recoverEntry(): Promise<void> {
  if (navigator.onLine) {
    await postToServiceWorker(navigator.serviceWorker?.controller ?? null, { type: 'REPAIR' })
    if (reloadGuarded()) return
  }
  document.documentElement.dataset['page'] = 'failed'
}
