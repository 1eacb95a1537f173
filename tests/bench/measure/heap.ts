import type { Page } from 'playwright'
import type { Subject } from '../build/subjects.ts'
import type { Options } from '../options.ts'
import { withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'

/** What the page holds after it has stood on / for some minutes and everything that can be collected has been. */
export async function measureHeap(bench: Bench, subject: Subject, { minutes }: Options): Promise<void> {
  await withPageAtRest(bench, subject, async (page) => {
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), minutes * 60_000)
    bench.measured.add(subject, 'heap', await heapOf(page))
  })
}

/** What a page holds once everything that can be collected has been, bytes. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  // The second collection takes what the first one's finalizers let go.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
