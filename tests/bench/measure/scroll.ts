import { ROUTES, gamePath } from '#src/base/routes.ts'
import { theCatalogue } from '../../operator/catalogue/make.ts'
import { followTasks } from '../browser/task-times.ts'
import type { Subject } from '../build/subjects.ts'
import { type DeviceSpeed, withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'

/** px per second: four phone screens, about as fast as a thumb flings through a long list. */
export const SCROLL_SPEED = 3_000
const LIST = 'main ul[aria-label="Slots"]'
const LIMIT_MS = 60_000
/** Scrolling is rendered on several threads, without a GPU if need be: a single core would be slower than a phone. */
const WHOLE_MACHINE: DeviceSpeed = { slowdown: 1, onAllCores: true }

/** From the top of all slots to the last at a constant speed: frames that were late, and looks that found no games. */
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
      const last =
        theCatalogue()
          .games.filter((game) => game[4] === 'slots')
          .toSorted((a, b) => a[5] - b[5])
          .at(-1)?.[1] ?? ''
      // If the end was not reached, there was less to render.
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
