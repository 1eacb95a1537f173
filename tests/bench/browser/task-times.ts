import type { Page } from 'playwright'

/** The fields of a trace event that are used here; times are µs. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

const TASK = 'ThreadControllerImpl::RunTask'
const MARK = 'bench:since'

export type TaskTimes = {
  /** Counts tasks from now on. */
  mark(): Promise<void>
  /** The longest CPU time of a task on the page's main thread since the mark, ms. Ends the trace. */
  longest(): Promise<number>
}

/**
 * Traces the CPU time of tasks, which does not depend on other load: a worker on the same core, or another program. It
 * includes the page's throttling, which keeps its thread busy.
 */
export async function followTasks(page: Page): Promise<TaskTimes> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol types the events as text; they are trace events.
    const traced = value as unknown as TraceEvent[]
    events.push(...traced.filter(({ name }) => name === TASK || name === MARK))
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
      const tasks = events.filter(({ name, pid, tid }) => name === TASK && pid === since.pid && tid === since.tid)
      const meant = tasks.filter(({ ts }) => ts >= since.ts).map(({ tdur = 0 }) => tdur / 1_000)
      // A browser that names its tasks differently would otherwise be reported as 0 ms.
      if (meant.length === 0) throw new Error('the trace tells of no task')
      return Math.max(...meant)
    },
  }
}
