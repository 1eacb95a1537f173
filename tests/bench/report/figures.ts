import type { Subject } from '../build/subjects.ts'
import { longest } from './longest.ts'
import { PAGE_FIGURES } from './page-figures.ts'
import { STREAM_FIGURES } from './stream-figures.ts'

export const GROUPS = ['pages', 'search', 'scroll', 'crash', 'idle'] as const
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
  /** The target: the highest value it should have, in the unit of the table. */
  aim?: number
}

/** The lines of the table, in order. A sample may be used twice, for its median and its tail. */
export const FIGURES: readonly Figure[] = [
  ...PAGE_FIGURES,
  { group: 'search', title: 'Search of 9,400: keystroke → painted, p50', unit: 'ms', sample: 'search' },
  {
    group: 'search',
    title: 'Search of 9,400: keystroke → painted, p95',
    unit: 'ms',
    sample: 'search',
    quantile: 0.95,
    aim: 50,
  },
  { group: 'scroll', title: 'Scroll of 9,400: frames late', unit: '%', sample: 'scroll.late', aim: 1 },
  { group: 'scroll', title: 'Scroll of 9,400: frames without games', unit: '%', sample: 'scroll.empty' },
  ...longest('scroll', 'Scroll of 9,400', 'scroll'),
  ...STREAM_FIGURES,
  { group: 'idle', title: 'Idle for an hour: bytes both ways', unit: 'kB', sample: 'idle', aim: 150 },
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
