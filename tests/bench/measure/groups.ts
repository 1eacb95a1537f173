import { SUBJECTS, type Subject } from '../build/subjects.ts'
import type { Options } from '../options.ts'
import type { Group } from '../report/figures.ts'
import { type Bench, getReason } from './bench.ts'
import { measureCrash } from './crash.ts'
import { measureIdle } from './idle.ts'
import { measurePages } from './pages.ts'
import { measureScroll } from './scroll.ts'
import { measureSearch } from './search.ts'

type Measure = (bench: Bench, subject: Subject, options: Options) => Promise<void>
type Plan = { measure: Measure; subjects: readonly Subject[]; once?: true }

const PLANS: Record<Group, Plan> = {
  pages: { measure: measurePages, subjects: SUBJECTS },
  search: { measure: measureSearch, subjects: ['app'] },
  scroll: { measure: measureScroll, subjects: ['app'] },
  crash: { measure: measureCrash, subjects: ['app'] },
  idle: { measure: measureIdle, subjects: ['app'], once: true },
}

/**
 * Measures one group of figures; the subjects take turns, and each run starts with another one. A subject that fails
 * gets a dash with the reason, and the others continue.
 */
export async function measureGroup(
  bench: Bench,
  group: Group,
  options: Options,
  note: (line: string) => void,
): Promise<void> {
  const { measure, subjects, once } = PLANS[group]
  const attempt = async (subject: Subject): Promise<void> => {
    try {
      await measure(bench, subject, options)
    } catch (error) {
      note(`${group}, ${subject}: ${getReason(error)}`)
      bench.measured.fail(subject, group, getReason(error))
    }
  }
  // Measurements that only wait run at the same time.
  if (once) {
    note(`${group}: ${options.minutes} min`)
    await Promise.all(subjects.map(attempt))
    return
  }
  for (let run = 0; run < options.runs; run += 1) {
    const turn = run % subjects.length
    for (const subject of [...subjects.slice(turn), ...subjects.slice(0, turn)]) {
      note(`${group}, run ${run + 1} of ${options.runs}: ${subject}`)
      await attempt(subject)
    }
  }
}
