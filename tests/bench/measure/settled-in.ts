import type { Page } from 'playwright'
import type { Subject } from '../build/subjects.ts'
import type { Stage } from './stage.ts'

const LIMIT_MS = 60_000
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

/** Logs the app's visitor in as the demo player and waits until the next visit can start with it; returns the name. */
export async function becomePlayer(stage: Stage, page: Page, subject: Subject): Promise<string> {
  if (subject !== 'app') return ''
  await stage.logIn()
  await page.reload({ waitUntil: 'commit' })
  return getStoredName(page)
}

/** Waits for the snapshot for the next first paint; returns the name in it. */
async function getStoredName(page: Page): Promise<string> {
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
