import type { Page } from 'playwright'
import { openPage, slowDown } from '../browser/browser.ts'
import type { Subject } from '../build/subjects.ts'
import type { WantedParts } from '../in-page/loading.ts'
import { SLOW_4G } from '../link/shaped-link.ts'
import { PAGES } from '../report/page-figures.ts'
import type { Bench } from './bench.ts'
import { guestContent } from './contents.ts'
import { addContent, addLoad, bytes, loaded, openOffline } from './loading.ts'
import { awaitServiceWorker } from './settled-in.ts'
import { openStage } from './stage.ts'

const BUSY_FOR_S = 10

type Place = { path: string; wanted: WantedParts }

const PLACES: Record<(typeof PAGES)[number], Place> = {
  home: { path: '/', wanted: guestContent('app') },
  dice: { path: '/games/dice', wanted: { amount: { selector: 'main input' }, title: { selector: 'main h1' } } },
  crash: { path: '/games/crash', wanted: { flight: { selector: 'main canvas' }, amount: { selector: 'main input' } } },
}

/** A guest of each page: visits, visits again, and opens it once more with no network and no operator. */
export async function measurePages(bench: Bench, subject: Subject): Promise<void> {
  if (subject === 'app') for (const page of PAGES) await measurePlace(bench, subject, PLACES[page], [page])
  else await measurePlace(bench, subject, { path: '/', wanted: guestContent(subject) }, PAGES)
}

/** `pages`: those in whose rows the figures stand. */
async function measurePlace(
  bench: Bench,
  subject: Subject,
  { path, wanted }: Place,
  pages: readonly string[],
): Promise<void> {
  const { sites, launcher, probes, measured } = bench
  const stage = await openStage(sites[subject], launcher)
  const address = new URL(path, stage.address).href
  const samples = (name: string): string[] => pages.map((page) => `pages.${page}.${name}`)
  const add = (name: string, value: number): void => {
    for (const sample of samples(name)) measured.add(subject, sample, value)
  }
  try {
    const first = await openPage(await stage.browser(), { probes, wanted })
    stage.wire.take()
    stage.link.shape(SLOW_4G)
    const load = await loaded(first, address)
    stage.link.shape(null)
    const sent = stage.wire.take().filter(({ byServiceWorker }) => !byServiceWorker)
    for (const visit of samples('first')) addLoad(measured, subject, visit, load)
    add('first.js', bytes(sent.filter((one) => one.path.endsWith('.js'))))
    add('first.all', bytes(sent))
    add('first.requests', sent.length)
    await slowDown(first, 1)
    if (!(await awaitServiceWorker(first, subject))) throw new Error('no service worker 30 s after the first visit')
    await first.close()

    const second = await openPage(await stage.browser(), { probes, wanted })
    stage.link.shape(SLOW_4G)
    const repeated = await loaded(second, address)
    for (const visit of samples('second')) addContent(measured, subject, visit, repeated.seen)
    add('busy', await busyShare(second))
    const { seen } = await openOffline(bench, stage, address, wanted)
    for (const visit of samples('offline')) addContent(measured, subject, visit, seen)
  } finally {
    await stage.close()
  }
}

/** How much of the next 10 s the main thread works, in %. */
async function busyShare(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async (name: string): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === name)?.value ?? NaN
  }
  const before = { work: await read('TaskDuration'), at: await read('Timestamp') }
  await page.waitForTimeout(BUSY_FOR_S * 1_000)
  const after = { work: await read('TaskDuration'), at: await read('Timestamp') }
  return (100 * (after.work - before.work)) / (after.at - before.at)
}
