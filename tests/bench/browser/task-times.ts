import type { Page } from 'playwright'

/** An event of a trace, as far as it is of interest here; times are µs. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

const TASK = 'ThreadControllerImpl::RunTask'
const MARK = 'bench:since'

export type TaskTimes = {
  /** What is asked for is counted from now on. */
  mark(): Promise<void>
  /** What the longest task of the page's own thread took of the processor since the mark, ms. Ends the following. */
  longest(): Promise<number>
}

/**
 * Follows what tasks take of the processor, whoever else wants it: a worker on the same core, or another program. The
 * slow-down of the page is in it, as it keeps the page's thread busy.
 */
export async function followTasks(page: Page): Promise<TaskTimes> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's own type knows texts only; the trace format is this.
    const told = value as unknown as TraceEvent[]
    events.push(...told.filter(({ name }) => name === TASK || name === MARK))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  return {
    mark: () => page.evaluate((name) => void performance.mark(name), MARK),
    async longest() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await complete
      await session.detach()
      const since = events.findLast(({ name }) => name === MARK)
      if (!since) throw new Error('the trace does not tell which thread is the page’s')
      const own = events.filter(({ name, pid, tid }) => name === TASK && pid === since.pid && tid === since.tid)
      const meant = own.filter(({ ts }) => ts >= since.ts).map(({ tdur = 0 }) => tdur / 1_000)
      // One of a browser that names its tasks in another way would be told as 0 ms.
      if (meant.length === 0) throw new Error('the trace tells of no task')
      return Math.max(...meant)
    },
  }
}
