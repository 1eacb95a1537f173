import type { Page } from 'playwright'
import { followTasks } from '../browser/task-times.ts'
import type { Screen, ScreenName } from '../in-page/screen.ts'

const LIMIT_MS = 30_000

/** Changes this close to the end, ms, need not be on screen by then. */
export const LAST_MS = 1_000

/** How a page renders during `work`, and the CPU time of its longest task, ms. */
export async function whileWatched(
  page: Page,
  name: ScreenName,
  work: () => Promise<unknown>,
): Promise<Screen & { cpu: number; endedAt: number }> {
  const tasks = await followTasks(page)
  await page.evaluate((screen) => window.__bench.watchScreen(screen), name)
  await tasks.mark()
  await work()
  const endedAt = Date.now()
  await page.evaluate(() => window.__bench.endScreen())
  // The results are fetched afterwards: that is a task of the page too.
  const cpu = await tasks.longest()
  const screen = await page.evaluate((limit) => window.__bench.within(window.__bench.watched, limit), LIMIT_MS)
  if (!screen) throw new Error('the page does not come to an end')
  return { ...screen, cpu, endedAt }
}
