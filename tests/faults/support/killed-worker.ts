import type { Page } from '@playwright/test'

/** What the page says until there is another worker. */
export const RESTARTING = { name: 'Restarting…' }

/** Ends the page's worker as a browser short of memory does: without a word to the page. */
export function killWorker(page: Page): Promise<void> {
  return page.evaluate(() => window.__boot.worker.terminate())
}
