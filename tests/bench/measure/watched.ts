import type { Page } from 'playwright'
import { followTasks } from '../browser/task-times.ts'
import type { Screen, ScreenName } from '../in-page/screen.ts'

const LIMIT_MS = 30_000

/** What comes so shortly before the end need not be on screen by then. */
export const LAST_MS = 1_000

/** How a page is drawn while something goes on, and what its longest task took of the processor, ms. */
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
  // What was seen is fetched afterwards: that is a task of the page as well.
  const cpu = await tasks.longest()
  const screen = await page.evaluate((limit) => window.__bench.within(window.__bench.watched, limit), LIMIT_MS)
  if (!screen) throw new Error('the page does not come to an end')
  return { ...screen, cpu, endedAt }
}
