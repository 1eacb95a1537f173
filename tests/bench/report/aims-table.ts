import { aligned } from './aligned.ts'
import { FIGURES, type Group, type Measured } from './figures.ts'
import { quantile } from './quantile.ts'
import { dash, shown } from './table.ts'

const HEAD = ['Figure', 'Tulpar', 'aim', 'n']

/** Whether the figures of a group have target values, as there is nothing to compare them with. */
export function hasAims(group: Group): boolean {
  return FIGURES.some((figure) => figure.group === group && figure.aim !== undefined)
}

/** The figures of these groups with the reason of each dash below. */
export function printAims(measured: Measured, groups: readonly Group[]): string {
  const notes: string[] = []
  const rows = FIGURES.filter(({ group }) => groups.includes(group)).map((figure) => {
    const values = measured.values('app', figure.sample)
    const value = quantile(values, figure.quantile ?? 0.5)
    return [
      figure.title,
      value === null ? dash(measured, 'app', figure, notes) : shown(value, figure),
      figure.aim === undefined ? '' : `≤ ${figure.aim.toLocaleString('en')} ${figure.unit}`,
      String(values.length),
    ]
  })
  return [aligned([HEAD, ...rows]), ...notes.map((note, index) => `${index + 1}) ${note}`)].join('\n')
}
