import type { Page } from 'playwright'
import { CPU_SLOWDOWN, openPage } from '../browser/browser.ts'
import type { Subject } from '../build/subjects.ts'
import type { Bench } from './bench.ts'
import { guestContent } from './contents.ts'
import { type MeasuredVisit, openStage } from './stage.ts'

const LIMIT_MS = 60_000

export type DeviceSpeed = { slowdown: number; onAllCores: boolean }
const SLOW_CORE: DeviceSpeed = { slowdown: CPU_SLOWDOWN, onAllCores: false }

/**
 * Opens a subject over the plain loopback, the app as the demo player, and calls `work` once the home page is complete:
 * on one throttled core, or on the given device.
 */
export async function withPageAtRest(
  bench: Bench,
  subject: Subject,
  work: (page: Page, stage: MeasuredVisit) => Promise<void>,
  { slowdown, onAllCores } = SLOW_CORE,
): Promise<void> {
  const stage = await openStage(bench.sites[subject], bench.launcher, onAllCores)
  try {
    const context = await stage.browser()
    if (subject === 'app') await stage.logIn()
    const page = await openPage(context, { probes: bench.probes, slowdown })
    await page.goto(stage.address, { waitUntil: 'commit' })
    // For this load only: on another page the parts never appear, and each frame would look for them.
    await page.evaluate((wanted) => window.__bench.watch(wanted), guestContent(subject))
    await page.evaluate((limit) => window.__bench.loading?.content(limit), LIMIT_MS)
    await work(page, stage)
  } finally {
    await stage.close()
  }
}
