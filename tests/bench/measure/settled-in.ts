import type { Page } from 'playwright'
import type { Subject } from '../build/subjects.ts'
import type { Stage } from './stage.ts'

const LIMIT_MS = 60_000
const SERVICE_WORKER_LIMIT_MS = 30_000

/** Waits until a service worker is in charge of what is opened next; false when none ever is. */
export async function awaitServiceWorker(page: Page, subject: Subject): Promise<boolean> {
  // The blank page is to stay bare; its floor for coming back needs a service worker all the same.
  if (subject === 'blank') await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined))
  return page.evaluate(async (limit) => {
    const ready = navigator.serviceWorker.ready.then(() => true)
    return (await window.__bench.within(ready, limit)) ?? false
  }, SERVICE_WORKER_LIMIT_MS)
}

/** Makes the visitor of the app the demo player, and waits until that is kept for the next visit; gives the name. */
export async function becomePlayer(stage: Stage, page: Page, subject: Subject): Promise<string> {
  if (subject !== 'app') return ''
  await stage.logIn()
  await page.reload({ waitUntil: 'commit' })
  return keptName(page)
}

/** Waits for the row that the next first paint is made of; gives the name in it. */
async function keptName(page: Page): Promise<string> {
  await page.locator('[data-testid=balance][data-value]').first().waitFor({ timeout: LIMIT_MS })
  const deadline = Date.now() + LIMIT_MS
  while (Date.now() < deadline) {
    const row = await page.evaluate(() => JSON.parse(localStorage.getItem('shell') ?? 'null'))
    const name = nameIn(row)
    if (name !== null) return name
  }
  throw new Error('the app does not keep what its next first paint needs')
}

function nameIn(row: unknown): string | null {
  if (!isRecord(row) || !isRecord(row['header']) || !isRecord(row['lobby'])) return null
  return typeof row['header']['name'] === 'string' ? row['header']['name'] : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
