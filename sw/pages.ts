import type { FromServiceWorker } from '#domain/browser/service-worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Sends a message to every open page, also to those that an older service worker controls. */
export async function postToPages(message: FromServiceWorker): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}
