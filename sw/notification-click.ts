import { listPages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** A press on a notification opens its page: in a window of the app that is open, or in a new one. */
export function openPressed(): void {
  self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)))
}

async function open(notification: Notification): Promise<void> {
  notification.close()
  // It has passed the redirect rule when the message came.
  const path = String(notification.data)
  // The one that the player used last comes first.
  const [page] = await listPages()
  if (!page) {
    await self.clients.openWindow(path)
    return
  }
  await page.focus().catch(() => undefined)
  // Not `navigate`, which would reload the page in the middle of a bet.
  page.postMessage({ type: 'OPEN', path })
}
