import type { Page } from '@playwright/test'

/** What the page shows until another worker runs. */
export const RESTARTING = { name: 'Restarting…' }

/** Terminates the page's worker like a browser that is short of memory: without an event on the page. */
export function killWorker(page: Page): Promise<void> {
  return page.evaluate(() => window.__boot.worker.terminate())
}
