import type { Page } from 'playwright'
import type { Subject } from '../build/subjects.ts'
import type { Options } from '../options.ts'
import { withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'

/** The page's heap after some minutes on / and a garbage collection. */
export async function measureHeap(bench: Bench, subject: Subject, { minutes }: Options): Promise<void> {
  await withPageAtRest(bench, subject, async (page) => {
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), minutes * 60_000)
    bench.measured.add(subject, 'heap', await heapOf(page))
  })
}

/** The size of a page's heap after a garbage collection, bytes. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  // The second collection frees what the finalizers of the first one released.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
