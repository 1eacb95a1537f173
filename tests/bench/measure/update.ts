import type { Page } from 'playwright'
import { ROUTES, gamePath } from '#src/base/routes.ts'
import { getCatalogue } from '#endpoints/catalogue.ts'
import { type CatalogueOrder, ORDINARY } from '../../operator/catalogue/make.ts'
import { CPU_SLOWDOWN, openPage } from '../browser/browser.ts'
import { followTasks } from '../browser/task-times.ts'
import type { Subject } from '../build/subjects.ts'
import type { Wanted } from '../in-page/loading.ts'
import { type Device, withPageAtRest } from './at-rest.ts'
import { type Bench, reasonOf } from './bench.ts'
import { byPopularity } from './catalogue-order.ts'
import type { Stage } from './stage.ts'
import { workerOf } from './worker-of.ts'

const PLACES = ['home', 'slots'] as const
type Place = (typeof PLACES)[number]
/** One more game, and a different order, studios and types of all games. */
const NEXT: Record<Place, CatalogueOrder> = {
  home: { ...ORDINARY, size: ORDINARY.size + 1 },
  slots: { ...ORDINARY, size: ORDINARY.size + 2 },
}
/** The lists that show games of the catalogue. */
const LISTS: Record<Place, string> = {
  home: 'main section[aria-label="Favourites"]',
  slots: 'main ul[aria-label="Slots"]',
}
/** How many games at the top must be correct. */
const TOP = 4
const REST_MS = 5_000
/** On all cores, so that the worker's work does not slow the page down. */
const SLOW_PAGE: Device = { slowdown: CPU_SLOWDOWN, onAllCores: true }
const LIMIT_MS = 60_000

/**
 * The operator publishes another catalogue while a player is on the home page, and again on all slots: from the request
 * for it until its games are painted. The leading tab requests it; when that tab is closed, the next one leads and
 * requests. A place that fails is reported, and the other continues.
 */
export async function measureUpdates(bench: Bench, subject: Subject): Promise<void> {
  await withPageAtRest(
    bench,
    subject,
    async (first, stage) => {
      const favourite = await addFavourite(first, stage)
      let leading = first
      for (const place of PLACES) {
        const page = await openPage(first.context(), { probes: bench.probes })
        try {
          await page.goto(stage.address + ROUTES[place], { waitUntil: 'commit' })
          // The slots fill the page from its top.
          if (place === 'home') await page.locator(LISTS[place]).scrollIntoViewIfNeeded({ timeout: LIMIT_MS })
          await page.locator(`${LISTS[place]} a.tile`).first().waitFor({ timeout: LIMIT_MS })
          await oneUpdate(bench, { page, place, leading, stage, wanted: wantedAt(place, favourite) })
        } catch (error) {
          for (const what of ['longest', 'cpu', 'shown']) {
            bench.measured.add(subject, `update.${place}.${what}`, null, reasonOf(error))
          }
        }
        await leading.close()
        leading = page
      }
    },
    SLOW_PAGE,
  )
}

type Scene = { page: Page; place: Place; leading: Page; stage: Stage; wanted: Wanted }

async function oneUpdate(bench: Bench, { page, place, leading, stage, wanted }: Scene): Promise<void> {
  const worker = await workerOf(bench, page)
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS)
  await stage.control.set({ catalogue: NEXT[place] })
  await page.evaluate((parts) => window.__bench.awaitUpdate(parts), wanted)
  await worker.evaluate('__benchWatchWaits()')
  const tasks = await followTasks(page)
  const [asked] = await Promise.all([
    page
      .waitForRequest((request) => request.url().endsWith(getCatalogue.path), { timeout: LIMIT_MS })
      .then(() => Date.now()),
    leading.close(),
  ])
  await tasks.mark()
  const update = await page.evaluate(
    async ([since, limit]) => {
      const taken = await window.__bench.within(window.__bench.update, limit)
      return taken && { at: taken.at, longest: taken.longest(since) }
    },
    [asked, LIMIT_MS] as const,
  )
  if (!update) throw new Error(`another catalogue did not come on screen at ${place}`)
  bench.measured.add('app', `update.${place}.longest`, update.longest)
  bench.measured.add('app', `update.${place}.cpu`, await tasks.longest())
  bench.measured.add('app', `update.${place}.shown`, update.at - asked)
  const wait: number = await worker.evaluate('__benchLongestWait()')
  bench.measured.add('app', 'update.wait', wait)
}

/** Makes the first slot that has another provider in the next catalogue the demo player's favourite; returns its id. */
async function addFavourite(page: Page, stage: Stage): Promise<string> {
  const next = new Map(byPopularity(NEXT.home, 'slots').map(({ id, provider }) => [id, provider]))
  const chosen = byPopularity(ORDINARY, 'slots').find(({ id, provider }) => next.get(id) !== provider)
  if (!chosen) throw new Error('the next catalogue is no other')
  await page.goto(stage.address + ROUTES.slots, { waitUntil: 'commit' })
  const tile = page.locator('main li', { has: page.locator(hrefTo(chosen.slug)) })
  const heart = tile.getByRole('button', { name: /^Add to favourites/ })
  await heart.click({ timeout: LIMIT_MS })
  await tile.locator('button[aria-pressed=true]').waitFor({ timeout: LIMIT_MS })
  return chosen.id
}

/** What a place shows of its next catalogue: the favourite's new provider, or the most played slots. */
function wantedAt(place: Place, favourite: string): Wanted {
  const slots = byPopularity(NEXT[place], 'slots')
  if (place === 'slots') {
    return Object.fromEntries(slots.slice(0, TOP).map(({ id, slug }) => [id, { selector: linkTo(place, slug) }]))
  }
  const { slug = '', provider = '' } = slots.find(({ id }) => id === favourite) ?? {}
  return { favourite: { selector: linkTo(place, slug), text: provider } }
}

function linkTo(place: Place, slug: string): string {
  return `${LISTS[place]} ${hrefTo(slug)}`
}

function hrefTo(slug: string): string {
  return `a[href$="${gamePath('slots', slug)}"]`
}
