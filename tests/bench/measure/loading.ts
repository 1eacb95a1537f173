import type { Page } from 'playwright'
import { openPage } from '../browser/browser.ts'
import type { Subject } from '../build/subjects.ts'
import type { LoadFigures, WantedParts } from '../in-page/loading.ts'
import type { Sent } from '../link/wire-log.ts'
import type { Bench } from './bench.ts'
import type { MeasuredVisit } from './stage.ts'

const LIMIT_MS = 60_000
const OFFLINE_LIMIT_MS = 30_000

/** The browser is restarted on the same profile: nothing is in memory, and the operator is unreachable. */
export async function openOffline(
  { probes }: Bench,
  stage: MeasuredVisit,
  address: string,
  wanted: WantedParts,
): Promise<LoadFigures> {
  await stage.closeBrowser()
  await stage.goDark()
  const context = await stage.browser()
  await context.setOffline(true)
  const page = await openPage(context, { probes, wanted })
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(async (limit) => {
    await window.__bench.loading?.content(limit)
    if (!window.__bench.loading) throw new Error('the page does not watch itself')
    return window.__bench.loading.figures()
  }, OFFLINE_LIMIT_MS)
}

/** Opens the page and returns its figures 5 s after its LCP. */
export async function loaded(page: Page, address: string): Promise<LoadFigures> {
  await page.goto(address, { waitUntil: 'commit', timeout: LIMIT_MS })
  return page.evaluate(async (limit) => {
    const { loading } = window.__bench
    if (!loading) throw new Error('the page does not watch itself')
    await loading.settled(limit)
    return loading.figures()
  }, LIMIT_MS)
}

export function addLoad(measured: Bench['measured'], subject: Subject, visit: string, load: LoadFigures): void {
  measured.add(subject, `${visit}.fcp`, load.fcp, 'nothing was painted')
  measured.add(subject, `${visit}.lcp`, load.lcp, 'nothing was painted')
  measured.add(subject, `${visit}.blocking`, load.blocking)
  addContent(measured, subject, visit, load.seen)
}

/** The content is complete when its last part is. */
export function addContent(
  measured: Bench['measured'],
  subject: Subject,
  visit: string,
  seen: LoadFigures['seen'],
): void {
  const lost = Object.keys(seen).find((part) => seen[part] === null)
  const times = Object.values(seen).filter((time) => time !== null)
  measured.add(subject, `${visit}.content`, lost === undefined ? Math.max(...times) : null, missing(lost ?? 'content'))
}

function missing(part: string): string {
  return `the ${part} was never on screen`
}

export function bytes(sent: readonly Sent[]): number {
  return sent.reduce((sum, one) => sum + one.bytes, 0)
}
