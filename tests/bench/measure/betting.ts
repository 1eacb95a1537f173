import { setTimeout as rest } from 'node:timers/promises'
import { ROUTES } from '#src/base/routes.ts'
import { formatOdds } from '#domain/betting/odds.ts'
import type { OddsMove } from '../../operator/betting/moving-odds.ts'
import { CPU_SLOWDOWN } from '../browser/browser.ts'
import type { Subject } from '../build/subjects.ts'
import type { Shown } from '../in-page/screen.ts'
import { withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'
import { LAST_MS, whileWatched } from './watched.ts'

const RATE = 500
const WARM_UP_MS = 3_000
const WATCHED_MS = 15_000
const LIMIT_MS = 60_000

/**
 * All events of the sportsbook while their prices move: frames, tasks, and the time from a price change until it is on
 * screen.
 */
export async function measureBetting(bench: Bench, subject: Subject): Promise<void> {
  await withPageAtRest(
    bench,
    subject,
    async (page, { address, control }) => {
      await page.goto(address + ROUTES.betting, { waitUntil: 'commit' })
      await page.locator('main li fieldset strong').first().waitFor({ timeout: LIMIT_MS })
      await control.bettingRate({ perSecond: RATE })
      await rest(WARM_UP_MS)
      const since = Date.now()
      const { due, late, longest, cpu, shown, endedAt } = await whileWatched(page, 'odds', () => rest(WATCHED_MS))
      await control.bettingRate({ perSecond: 0 })
      const moves = (await control.bettingMoves()).filter(({ at }) => at >= since)
      const [first, last] = [moves[0], moves.at(-1)]
      const add = (what: string, value: number | null, reason?: string): void =>
        bench.measured.add(subject, `betting.${what}`, value, reason)
      add('told', first && last ? (moves.length * 1_000) / (last.at - first.at) : null, 'no odds were moved')
      add('late', (100 * late) / due)
      add('longest', longest)
      add('cpu', cpu)
      for (const took of timesToScreen(moves, shown, endedAt)) add('shown', took)
    },
    { slowdown: CPU_SLOWDOWN, onAllCores: true },
  )
}

/**
 * From each change of a rendered price until it, or a later one of the same outcome, was painted, ms; until the end
 * when it never was.
 */
function timesToScreen(moves: readonly OddsMove[], shown: readonly Shown[], endedAt: number): number[] {
  const drawn = new Set(shown.flatMap(({ cells }) => Object.keys(cells)))
  return moves
    .filter((move) => move.at < endedAt - LAST_MS && drawn.has(cellOf(move)))
    .map((move) => {
      const cell = cellOf(move)
      const texts = moves
        .filter((other) => other.at >= move.at && cellOf(other) === cell)
        .map(({ odds }) => formatOdds(odds, 'decimal'))
      const screen = shown.find(({ at, cells }) => at >= move.at && texts.includes(cells[cell] ?? ''))
      return (screen?.at ?? endedAt) - move.at
    })
}

/** The cell's name on the page. */
function cellOf({ event, outcome }: OddsMove): string {
  return `${event} ${outcome}`
}
