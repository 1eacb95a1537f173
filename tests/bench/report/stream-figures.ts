import type { Figure } from './figures.ts'
import { longest } from './longest.ts'

/** Messages of crash per second, and the factors by which the page is throttled. */
export const CRASH_RATES = [500, 1_000, 2_000] as const
export const CRASH_SLOWDOWNS = [1, 4] as const

const LATE_MOST = 1
const AIM_MS = { crash: 50, right: 2_000, chain: 3_000 }

/** What a page does while it gets messages all the time. */
const drawn = (title: string, sample: string): Figure[] => [
  { group: 'crash', title: `${title}: told`, unit: 'a second', sample: `${sample}.told` },
  { group: 'crash', title: `${title}: frames late`, unit: '%', sample: `${sample}.late`, aim: LATE_MOST },
  ...longest('crash', title, sample),
  {
    group: 'crash',
    title: `${title}: write → screen, p95`,
    unit: 'ms',
    sample: `${sample}.shown`,
    quantile: 0.95,
    aim: AIM_MS.crash,
  },
]

const crash = (title: string, unit: Figure['unit'], sample: string, aim?: number): Figure => ({
  group: 'crash',
  title: `Crash: ${title}`,
  unit,
  sample: `crash.${sample}`,
  ...(aim === undefined ? {} : { aim }),
})

export const STREAM_FIGURES: readonly Figure[] = [
  ...CRASH_SLOWDOWNS.flatMap((slowdown) =>
    CRASH_RATES.flatMap((rate) => drawn(`Crash, ${rate} a second, CPU ${slowdown}×`, `crash.${slowdown}.${rate}`)),
  ),
  crash('5,000 a second for 10 s: told', 'a second', 'burst.told'),
  crash('5,000 a second for 10 s: end → right screen', 'ms', 'burst.right', AIM_MS.right),
  { ...crash('link back after 3 s → right screen, p95', 'ms', 'reconnect', AIM_MS.right), quantile: 0.95 },
  crash('chain of 1,000,000 links: press → verdict', 'ms', 'chain.took', AIM_MS.chain),
  ...longest('crash', 'Crash: chain of 1,000,000 links', 'crash.chain'),
  crash('heap: messages between', 'in all', 'heap.messages'),
  crash('heap of the page before', 'MB', 'heap.before'),
  crash('heap of the page after', 'MB', 'heap.after'),
  crash('heap of the page: grown', '%', 'heap.grown', 5),
]
