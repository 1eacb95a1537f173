import type { FromServiceWorker } from '#domain/browser/service-worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Every open page, also those that an older service worker controls. */
export function listPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** Sends a message to every open page, and returns them. */
export async function postToPages(message: FromServiceWorker): Promise<readonly WindowClient[]> {
  const pages = await listPages()
  for (const page of pages) page.postMessage(message)
  return pages
}
