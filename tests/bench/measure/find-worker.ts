import type { Page, Worker } from 'playwright'
import type { Bench } from './bench.ts'

const LIMIT_MS = 30_000

/** The worker of a page; from now on it observes itself. */
export async function findWorker({ probes }: Bench, page: Page): Promise<Worker> {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker', { timeout: LIMIT_MS }))
  await worker.evaluate(probes.worker)
  return worker
}
