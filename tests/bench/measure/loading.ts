import type { Page } from 'playwright'
import { openPage, slowDown } from '../browser/browser.ts'
import type { Subject } from '../build/subjects.ts'
import type { LoadFigures, Wanted } from '../in-page/loading.ts'
import { SLOW_4G } from '../link/shaped-link.ts'
import type { Sent } from '../link/wire-log.ts'
import type { Bench } from './bench.ts'
import { guestContent, playerContent } from './contents.ts'
import { awaitServiceWorker, becomePlayer } from './settled-in.ts'
import { openStage, type Stage } from './stage.ts'

const LIMIT_MS = 60_000
const OFFLINE_LIMIT_MS = 30_000
const PARTS = ['name', 'balance', 'row'] as const

/** One visitor: visits, visits again, and opens the page once more with no network and no operator. */
export async function measureLoading(bench: Bench, subject: Subject): Promise<void> {
  const stage = await openStage(bench.sites[subject], bench.launcher)
  try {
    const { name, kept } = await firstVisit(bench, stage, subject)
    await secondVisit(bench, stage, subject, name)
    if (!kept) throw new Error('no service worker was in charge 30 s after the first visit')
    await offlineReopen(bench, stage, subject, name)
  } finally {
    await stage.close()
  }
}

type Visitor = { name: string; kept: boolean }

async function firstVisit({ probes, measured }: Bench, stage: Stage, subject: Subject): Promise<Visitor> {
  const page = await openPage(await stage.browser(), { probes, wanted: guestContent(subject) })
  stage.wire.take()
  stage.link.shape(SLOW_4G)
  const load = await loaded(page, stage.address)
  const sent = stage.wire.take()
  stage.link.shape(null)
  addLoad(measured, subject, 'first', load)
  const byPage = sent.filter(({ byServiceWorker }) => !byServiceWorker)
  for (const kind of ['js', 'css', 'html'] as const) {
    measured.add(subject, `first.${kind}`, bytes(byPage.filter((one) => one.kind === kind)))
  }
  measured.add(subject, 'first.all', bytes(byPage))
  await slowDown(page, 1)
  const installMs = await awaitServiceWorker(page, subject)
  const later = [...sent, ...stage.wire.take()].filter(({ byServiceWorker }) => byServiceWorker)
  measured.add(subject, 'first.serviceWorker', bytes(later))
  const name = await becomePlayer(stage, page, subject)
  await page.close()
  return { name, kept: installMs }
}

async function secondVisit({ probes, measured }: Bench, stage: Stage, subject: Subject, name: string): Promise<void> {
  const page = await openPage(await stage.browser(), { probes, wanted: playerContent(subject, name) })
  stage.link.shape(SLOW_4G)
  addLoad(measured, subject, 'second', await loaded(page, stage.address))
  await page.close()
}

async function offlineReopen(bench: Bench, stage: Stage, subject: Subject, name: string): Promise<void> {
  const { measured } = bench
  const { fcp, seen } = await openOffline(bench, stage, stage.address, playerContent(subject, name))
  measured.add(subject, 'offline.fcp', fcp, 'nothing was painted')
  for (const part of PARTS) {
    if (part in seen) measured.add(subject, `offline.${part}`, seen[part] ?? null, missing(part))
    else measured.add(subject, `offline.${part}`, null, 'has no player')
  }
  addContent(measured, subject, 'offline', seen)
}

/** The browser is restarted on the same profile: nothing is in memory, and the operator is unreachable. */
export async function openOffline(
  { probes }: Bench,
  stage: Stage,
  address: string,
  wanted: Wanted,
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
