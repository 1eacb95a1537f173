import { GAMES, type Measured } from './figures.ts'
import { aligned } from './aligned.ts'
import { quantile } from './quantile.ts'

const HEAD = [
  'Original',
  'press → drawn, p50',
  'p95',
  'longest task',
  'frames late',
  'of',
  'own code',
  'all its code',
  'n',
]

/** The app's originals, one per line, with the reasons of empty lines. */
export function printGames(measured: Measured): string {
  const notes: string[] = []
  const rows = GAMES.map((game) => {
    const values = (what: string) => measured.values('app', `games.${game}.${what}`)
    const drawn = values('drawn')
    const reason = measured.reason('app', `games.${game}.drawn`)
    if (reason !== undefined) notes.push(`${game}: ${reason}`)
    const due = sum(values('due'))
    const late = sum(values('late'))
    const longest = drawn.length === 0 ? null : Math.max(...values('longest'))
    return [
      game,
      shown(quantile(drawn, 0.5), 1, 'ms'),
      shown(quantile(drawn, 0.95), 1, 'ms'),
      longest === 0 ? '< 50 ms' : shown(longest, 1, 'ms'),
      due === 0 ? '—' : `${((100 * late) / due).toFixed(1)} %`,
      String(due),
      shown(values('own')[0] ?? null, 1_000, 'kB'),
      shown(values('all')[0] ?? null, 1_000, 'kB'),
      String(drawn.length),
    ]
  })
  return [aligned([HEAD, ...rows]), ...notes].join('\n')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function shown(value: number | null, unit: number, name: string): string {
  return value === null ? '—' : `${(value / unit).toFixed(name === 'kB' ? 1 : 0)} ${name}`
}
