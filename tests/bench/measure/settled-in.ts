import type { Page } from 'playwright'
import type { Subject } from '../build/subjects.ts'

const SERVICE_WORKER_LIMIT_MS = 30_000

/** Waits until a service worker controls the pages opened next; false when there never is one. */
export async function awaitServiceWorker(page: Page, subject: Subject): Promise<boolean> {
  // The blank page has no code of its own, but its second visit needs a service worker to be comparable.
  if (subject === 'blank') await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined))
  return page.evaluate(async (limit) => {
    const ready = navigator.serviceWorker.ready.then(() => true)
    return (await window.__bench.within(ready, limit)) ?? false
  }, SERVICE_WORKER_LIMIT_MS)
}
