import { SUBJECTS, type Subject } from '../build/subjects.ts'
import { aligned } from './aligned.ts'
import { FIGURES, type Figure, type Group, type Measured } from './figures.ts'
import { quantile } from './quantile.ts'

const HEAD = ['Figure', 'Tulpar', 'hello-world', 'blank', '÷ hello-world', '÷ blank', 'n']
const UNIT: Record<Figure['unit'], number> = { ms: 1, kB: 1_000, MB: 2 ** 20, '%': 1, 'a second': 1, 'in all': 1 }
const WHOLE = new Set(['a second', 'in all'])

/** The table as text, with the reason of each dash below. */
export function printTable(measured: Measured, groups: readonly Group[]): string {
  const figures = FIGURES.filter(({ group }) => groups.includes(group))
  const notes: string[] = []
  const rows = figures.map((figure) => toRow(measured, figure, notes))
  const table = aligned([HEAD, ...rows])
  return notes.length > 0 ? `${table}\n\n${notes.map((note, index) => `${index + 1}) ${note}`).join('\n')}` : table
}

function toRow(measured: Measured, figure: Figure, notes: string[]): string[] {
  const values = SUBJECTS.map((subject) => quantile(measured.values(subject, figure.sample), figure.quantile ?? 0.5))
  const cells = SUBJECTS.map((subject, index) => {
    const value = values[index] ?? null
    return value === null ? dash(measured, subject, figure, notes) : shown(value, figure)
  })
  const [app = null, hello = null, blank = null] = values
  const count = measured.values('app', figure.sample).length
  return [figure.title, ...cells, ratio(app, hello), ratio(app, blank), String(count)]
}

/** A dash, with the reason as a note below. */
export function dash(measured: Measured, subject: Subject, { sample }: Figure, notes: string[]): string {
  const reason = measured.reason(subject, sample)
  if (reason === undefined) return '—'
  if (!notes.includes(reason)) notes.push(reason)
  return `— ${notes.indexOf(reason) + 1})`
}

/** A value with its unit. */
export function shown(value: number, { unit, least = 0 }: Figure): string {
  if (value < least) return `< ${least} ${unit}`
  const digits = WHOLE.has(unit) || (unit === 'ms' && value >= 20) ? 0 : 1
  return `${(value / UNIT[unit]).toFixed(digits)} ${unit}`
}

/** A ratio to zero has no meaning. */
function ratio(value: number | null, to: number | null): string {
  return value === null || to === null || to === 0 ? '' : (value / to).toFixed(2)
}
