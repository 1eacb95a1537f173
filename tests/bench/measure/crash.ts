import { setTimeout as rest } from 'node:timers/promises'
import type { Page, Worker } from 'playwright'
import type { Subject } from '../build/subjects.ts'
import type { Shown } from '../in-page/screen.ts'
import type { Options } from '../options.ts'
import { CRASH_RATES, CRASH_SLOWDOWNS } from '../report/stream-figures.ts'
import { withPageAtRest } from './at-rest.ts'
import { type Bench, getReason } from './bench.ts'
import { measureChain } from './crash-chain.ts'
import { inRound, openCrash, rightScreen } from './crash-rounds.ts'
import { measureHeap } from './heap.ts'
import type { MeasuredVisit } from './stage.ts'
import { LAST_MS, whileWatched } from './watched.ts'
import { findWorker } from './find-worker.ts'

const WATCHED_MS = 10_000
const BURST_RATE = 5_000
const HEAP_RATE = 2_000
const RECONNECTS = 10
const RECONNECT_RATE = 500
const CUT_MS = 3_000
const BETWEEN_CUTS_MS = 1_000
/** Longer than all cuts take, so that the totals continue in one round. */
const LONG_MS = 600_000

type Part = {
  /** The prefix of its samples' names. */
  samples: string
  slowdown: number
  measure: (bench: Bench, page: Page, stage: MeasuredVisit, options: Options) => Promise<void>
}

const PARTS: readonly Part[] = [
  ...CRASH_SLOWDOWNS.map((slowdown) => ({
    samples: `crash.${slowdown}.`,
    slowdown,
    measure: (bench: Bench, page: Page, stage: MeasuredVisit) => measureRates(bench, page, stage, slowdown),
  })),
  { samples: 'crash.burst', slowdown: 4, measure: measureBurst },
  { samples: 'crash.reconnect', slowdown: 4, measure: measureReconnects },
  { samples: 'crash.chain', slowdown: 4, measure: measureChain },
  { samples: 'crash.heap', slowdown: 1, measure: measureCrashHeap },
]

/** Crash under a high rate of messages. A part that fails is reported, and the others continue. */
export async function measureCrash(bench: Bench, subject: Subject, options: Options): Promise<void> {
  for (const { samples, slowdown, measure } of PARTS) {
    try {
      await withPageAtRest(bench, subject, (page, stage) => measure(bench, page, stage, options), {
        slowdown,
        onAllCores: true,
      })
    } catch (error) {
      bench.measured.fail(subject, 'crash', getReason(error), samples)
    }
  }
}

/** Frames, tasks, and the time from the write of the topic's row until its totals are on screen. */
async function measureRates(bench: Bench, page: Page, stage: MeasuredVisit, slowdown: number): Promise<void> {
  await openCrash(page, stage)
  const worker = await findWorker(bench, page)
  for (const rate of CRASH_RATES) {
    const add = (what: string, value: number): void =>
      bench.measured.add('app', `crash.${slowdown}.${rate}.${what}`, value)
    const { told } = await inRound(stage.control, rate, async () => {
      await worker.evaluate('__benchWatchRows("topics")')
      const { due, late, longest, cpu, shown, endedAt } = await whileWatched(page, 'crash', () => rest(WATCHED_MS))
      add('late', (100 * late) / due)
      add('longest', longest)
      add('cpu', cpu)
      for (const took of timesToScreen(await writtenTotals(worker), shown, endedAt)) add('shown', took)
    })
    add('told', told)
  }
}

type Totals = { at: number; bets: number; out: number }

/** The totals of crash that the worker has written. */
async function writtenTotals(worker: Worker): Promise<Totals[]> {
  const written: Totals[] = await worker.evaluate(`
    __benchTakeRows()
      .filter(({ row }) => row.id === 'crash')
      .map(({ at, row: { state: { totals } } }) => ({ at, bets: totals.bets, out: totals.cashed_out }))`)
  // A write without a change is on screen before it is made.
  return written.filter(({ bets, out }, index) => {
    const before = written[index - 1]
    return before !== undefined && (before.bets !== bets || before.out !== out)
  })
}

/**
 * From each write until its totals, or later ones, were painted, ms; until the end when they never were. All are of one
 * round and only grow.
 */
function timesToScreen(written: readonly Totals[], shown: readonly Shown[], endedAt: number): number[] {
  let [bets, out] = [0, 0]
  const screens = shown.map(({ at, cells }) => {
    bets = Number(cells['bets'] ?? bets)
    out = Number(cells['out'] ?? out)
    return { at, bets, out }
  })
  return written
    .filter(({ at }) => at < endedAt - LAST_MS)
    .map((write) => {
      const screen = screens.find((each) => each.bets >= write.bets && each.out >= write.out)
      return (screen?.at ?? endedAt) - write.at
    })
}

async function measureBurst(bench: Bench, page: Page, stage: MeasuredVisit): Promise<void> {
  await openCrash(page, stage)
  await page.evaluate(() => window.__bench.watchScreen('crash'))
  const { told, endedAt } = await inRound(stage.control, BURST_RATE, () => rest(WATCHED_MS))
  bench.measured.add('app', 'crash.burst.told', told)
  bench.measured.add('app', 'crash.burst.right', await rightScreen(page, stage.control, endedAt))
}

/**
 * The round continues while the network is down; measures the time from its return until everything missed is on
 * screen.
 */
async function measureReconnects(bench: Bench, page: Page, stage: MeasuredVisit): Promise<void> {
  const { control, link } = stage
  await openCrash(page, stage)
  await control.set({ crashBettingMs: LONG_MS })
  await page.evaluate(() => window.__bench.watchScreen('crash'))
  await inRound(control, RECONNECT_RATE, async () => {
    for (let index = 0; index < RECONNECTS; index += 1) {
      await control.crashRate({ perSecond: RECONNECT_RATE, cashOuts: 1 })
      await rest(BETWEEN_CUTS_MS)
      link.cut()
      await rest(CUT_MS)
      await control.crashRate({ perSecond: 0 })
      link.restore()
      bench.measured.add('app', 'crash.reconnect', await rightScreen(page, control, Date.now()))
    }
  })
}

/** The page's heap before and after the messages of the requested time. */
async function measureCrashHeap(bench: Bench, page: Page, stage: MeasuredVisit, { minutes }: Options): Promise<void> {
  await openCrash(page, stage)
  const round = () => inRound(stage.control, HEAP_RATE, () => rest(WATCHED_MS))
  // The first round runs code that is not compiled yet.
  await round()
  const before = await measureHeap(page)
  let messages = 0
  for (let ms = 0; ms < minutes * 60_000; ms += WATCHED_MS) messages += (await round()).messages
  const after = await measureHeap(page)
  bench.measured.add('app', 'crash.heap.messages', messages)
  bench.measured.add('app', 'crash.heap.before', before)
  bench.measured.add('app', 'crash.heap.after', after)
  bench.measured.add('app', 'crash.heap.grown', (100 * (after - before)) / before)
}
