import type { Subject } from '../build/subjects.ts'
import { longest } from './longest.ts'
import { PAGE_FIGURES } from './page-figures.ts'
import { STREAM_FIGURES } from './stream-figures.ts'

export const GROUPS = [
  'loading',
  'pages',
  'commit',
  'games',
  'search',
  'scroll',
  'update',
  'crash',
  'betting',
  'heap',
  'idle',
] as const
/** The originals, which have a table of their own: the other subjects have no such games. */
export const GAMES = ['dice', 'coinflip', 'hilo', 'keno', 'miner', 'roulette', 'wheel', 'cases'] as const
export type Group = (typeof GROUPS)[number]
type Unit = 'ms' | 'kB' | 'MB' | '%' | 'a second' | 'in all'
export type Figure = {
  group: Group
  title: string
  unit: Unit
  sample: string
  quantile?: number
  /** Smaller values are not reported by the browser and measured as 0. */
  least?: number
  /** The target: the highest value it should have, in the unit of the measurement. */
  aim?: number
}

const loading = (title: string, unit: Unit, sample: string): Figure => ({ group: 'loading', title, unit, sample })

/** The lines of the table, in order. A sample may be used twice, for its median and its tail. */
export const FIGURES: readonly Figure[] = [
  loading('First visit: FCP', 'ms', 'first.fcp'),
  loading('First visit: LCP', 'ms', 'first.lcp'),
  loading('First visit: first row of content', 'ms', 'first.content'),
  loading('First visit: total blocking time', 'ms', 'first.blocking'),
  loading('First visit: bytes of js', 'kB', 'first.js'),
  loading('First visit: bytes of css', 'kB', 'first.css'),
  loading('First visit: bytes of html', 'kB', 'first.html'),
  loading('First visit: bytes of all', 'kB', 'first.all'),
  loading('First visit: the service worker on top', 'kB', 'first.serviceWorker'),
  loading('Second visit: FCP', 'ms', 'second.fcp'),
  loading('Second visit: LCP', 'ms', 'second.lcp'),
  loading('Second visit: content', 'ms', 'second.content'),
  loading('Second visit: total blocking time', 'ms', 'second.blocking'),
  loading('Offline reopen: FCP', 'ms', 'offline.fcp'),
  loading('Offline reopen: name', 'ms', 'offline.name'),
  loading('Offline reopen: balance', 'ms', 'offline.balance'),
  loading('Offline reopen: first row', 'ms', 'offline.row'),
  loading('Offline reopen: all of it', 'ms', 'offline.content'),
  ...PAGE_FIGURES,
  { group: 'commit', title: 'Write → commit, median', unit: 'ms', sample: 'commit' },
  { group: 'commit', title: 'Write → commit, p95', unit: 'ms', sample: 'commit', quantile: 0.95 },
  { group: 'search', title: 'Search of 9,400: keystroke → painted, p50', unit: 'ms', sample: 'search' },
  { group: 'search', title: 'Search of 9,400: keystroke → painted, p95', unit: 'ms', sample: 'search', quantile: 0.95 },
  { group: 'scroll', title: 'Scroll of 9,400: frames late', unit: '%', sample: 'scroll.late' },
  { group: 'scroll', title: 'Scroll of 9,400: frames without games', unit: '%', sample: 'scroll.empty' },
  ...longest('scroll', 'Scroll of 9,400', 'scroll'),
  ...longest('update', 'Update seen from home', 'update.home'),
  { group: 'update', title: 'Update seen from home: asked → painted', unit: 'ms', sample: 'update.home.shown' },
  ...longest('update', 'Update seen from slots', 'update.slots'),
  { group: 'update', title: 'Update seen from slots: asked → painted', unit: 'ms', sample: 'update.slots.shown' },
  { group: 'update', title: 'Update: longest wait for the worker', unit: 'ms', sample: 'update.wait', quantile: 1 },
  ...STREAM_FIGURES,
  { group: 'heap', title: 'Heap of the page', unit: 'MB', sample: 'heap' },
  { group: 'idle', title: 'Idle for an hour: bytes both ways', unit: 'kB', sample: 'idle' },
]

/** All measured values, and the reasons for missing ones. */
export type Measured = {
  add(subject: Subject, sample: string, value: number | null, reason?: string): void
  values(subject: Subject, sample: string): readonly number[]
  /** Names of samples with values, by prefix. */
  samples(subject: Subject, prefix: string): string[]
  reason(subject: Subject, sample: string): string | undefined
  /** Marks a group's missing samples of one subject, all or those with a prefix, with a reason. */
  fail(subject: Subject, group: Group, reason: string, prefix?: string): void
  toJSON(): unknown
}

export function createMeasured(): Measured {
  const values = new Map<string, number[]>()
  const reasons = new Map<string, string>()
  const key = (subject: Subject, sample: string): string => `${subject} ${sample}`
  const measured: Measured = {
    add(subject, sample, value, reason = 'not measured') {
      if (value === null || !Number.isFinite(value)) reasons.set(key(subject, sample), reason)
      else values.set(key(subject, sample), [...(values.get(key(subject, sample)) ?? []), value])
    },
    values: (subject, sample) => values.get(key(subject, sample)) ?? [],
    samples: (subject, prefix) =>
      [...values.keys()]
        .filter((name) => name.startsWith(key(subject, prefix)))
        .map((name) => name.slice(subject.length + 1)),
    reason: (subject, sample) => reasons.get(key(subject, sample)),
    fail(subject, group, reason, prefix = '') {
      for (const { sample } of FIGURES.filter((figure) => figure.group === group && figure.sample.startsWith(prefix))) {
        if (measured.values(subject, sample).length === 0) measured.add(subject, sample, null, reason)
      }
    },
    toJSON: () => ({ values: Object.fromEntries(values), reasons: Object.fromEntries(reasons) }),
  }
  return measured
}
