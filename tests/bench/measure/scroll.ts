import { ROUTES, gamePath } from '../../../src/app/routing/routes.ts'
import { ORDINARY } from '../../operator/catalogue/make.ts'
import { followTasks } from '../browser/task-times.ts'
import type { Subject } from '../build/subjects.ts'
import { type Device, withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'
import { byPopularity } from './catalogue-order.ts'

/** In px a second: four screens of a phone, about what a thumb makes of a long list by flinging it again and again. */
export const SCROLL_SPEED = 3_000
const LIST = 'main ul[aria-label="Slots"]'
const LIMIT_MS = 60_000
/** What scrolls is drawn on threads of their own, if need be without a graphics card: one core for all is no phone's. */
const WHOLE_MACHINE: Device = { slowdown: 1, onAllCores: true }

/** From the top of all slots to the last of them at a steady speed: frames that were late, or had no games to show. */
export async function measureScroll(bench: Bench, subject: Subject): Promise<void> {
  await withPageAtRest(
    bench,
    subject,
    async (page, stage) => {
      await page.goto(stage.address + ROUTES.slots, { waitUntil: 'commit' })
      await page.locator(`${LIST} a`).first().waitFor({ timeout: LIMIT_MS })
      const tasks = await followTasks(page)
      await tasks.mark()
      const order = { speed: SCROLL_SPEED, list: LIST }
      const { due, late, longest, looks, empty } = await page.evaluate(
        (given) => window.__bench.scrollToEnd(given),
        order,
      )
      const cpu = await tasks.longest()
      const last = byPopularity(ORDINARY, 'slots').at(-1)?.slug ?? ''
      // Where the end was not reached, there was less to draw.
      await page.locator(`${LIST} a[href$="${gamePath('slots', last)}"]`).waitFor({ timeout: LIMIT_MS })
      const share = (part: number, all: number): number | null => (all === 0 ? null : (100 * part) / all)
      bench.measured.add(subject, 'scroll.late', share(late, due), 'nothing moved')
      bench.measured.add(subject, 'scroll.empty', share(empty, looks), 'nothing moved')
      bench.measured.add(subject, 'scroll.longest', longest)
      bench.measured.add(subject, 'scroll.cpu', cpu)
    },
    WHOLE_MACHINE,
  )
}
