import type { Score } from '#domain/betting/markets.ts'
import { LENGTH_MS, makeRandom, type SimulatedEvent } from './schedule.ts'

const MINUTE = 60_000

/** A score change: a goal, a basket, a game of a set, a round of a map. `at` is ms from the start. */
type Tick = { at: number; period: number; side: 0 | 1; points: number }

/** The state of an event. `score` counts goals or points, or won sets or maps. */
export type TimelineState = {
  period: number
  minute: number | null
  pause: boolean
  score: Score
  periods: Score[]
  /**
   * ms since the last goal or end of a set or map, after which markets are briefly suspended; Infinity before the
   * first.
   */
  sinceTurn: number
}

type Clocked = { periods: number; length: number; pause: number }
/** Sports with a game clock. */
const CLOCKED: Partial<Record<SimulatedEvent['sport'], Clocked>> = {
  football: { periods: 2, length: 45 * MINUTE, pause: 15 * MINUTE },
  basketball: { periods: 4, length: 12 * MINUTE, pause: 4 * MINUTE },
}

const made = new Map<string, Tick[]>()

/** The state of an event this many ms after its start. Earlier or later values give its first or final state. */
export function eventStateAt(event: SimulatedEvent, elapsed: number): TimelineState {
  const ticks = listTicks(event).filter(({ at }) => at <= elapsed)
  return CLOCKED[event.sport] ? byClock(event, elapsed, ticks) : byPeriods(event, elapsed, ticks)
}

/** The final score of the match (0) or of a period. */
export function finalScore(event: SimulatedEvent, period: number): Score {
  const { score, periods } = eventStateAt(event, LENGTH_MS[event.sport])
  return period === 0 ? score : (periods[period - 1] ?? [0, 0])
}

/** The end of a period, or of the match (0), in ms from the start. */
export function getEnd(event: SimulatedEvent, period: number): number {
  const clocked = CLOCKED[event.sport]
  if (period === 0) return LENGTH_MS[event.sport]
  if (clocked) return period * clocked.length + (period - 1) * clocked.pause
  return listTicks(event).findLast((tick) => tick.period === period)?.at ?? LENGTH_MS[event.sport]
}

function byClock({ sport }: SimulatedEvent, elapsed: number, ticks: readonly Tick[]): TimelineState {
  const { periods: count, length, pause } = CLOCKED[sport] ?? { periods: 1, length: 1, pause: 0 }
  const place = Math.min(count - 1, Math.max(0, Math.floor(elapsed / (length + pause))))
  const within = elapsed - place * (length + pause)
  const isPause = within >= length && place < count - 1
  const played = place * length + Math.min(Math.max(0, within), length)
  const period = isPause ? place + 2 : place + 1
  return {
    period: elapsed < 0 ? 0 : period,
    minute: elapsed < 0 ? null : Math.floor(played / MINUTE),
    pause: isPause,
    score: sum(ticks),
    periods: scoresBy(ticks, elapsed < 0 ? 0 : isPause ? place + 1 : period),
    sinceTurn: sport === 'football' ? elapsed - (ticks.at(-1)?.at ?? -Infinity) : Infinity,
  }
}

function byPeriods(event: SimulatedEvent, elapsed: number, ticks: readonly Tick[]): TimelineState {
  const all = listTicks(event)
  const next = all[ticks.length]
  const period = elapsed < 0 ? 0 : (next?.period ?? all.at(-1)?.period ?? 1)
  const periods = scoresBy(ticks, period)
  const done = next ? periods.slice(0, period - 1) : periods
  const score: Score = [done.filter(([h, a]) => h > a).length, done.filter(([h, a]) => h < a).length]
  const lastDone = ticks.findLast((tick) => tick.period < period || !next)
  return { period, minute: null, pause: false, score, periods, sinceTurn: elapsed - (lastDone?.at ?? -Infinity) }
}

function scoresBy(ticks: readonly Tick[], count: number): Score[] {
  return Array.from({ length: count }, (_, at) => sum(ticks.filter(({ period }) => period === at + 1)))
}

function sum(ticks: readonly Tick[]): Score {
  const of = (side: 0 | 1) => ticks.reduce((all, tick) => all + (tick.side === side ? tick.points : 0), 0)
  return [of(0), of(1)]
}

function listTicks(event: SimulatedEvent): Tick[] {
  const before = made.get(event.id)
  if (before) return before
  const ticks = { football, basketball, tennis: sets(6, 2), esports: sets(13, 1) }[event.sport](event)
  if (made.size > 2_000) made.clear()
  made.set(event.id, ticks)
  return ticks
}

/** Expected goals per side in a whole match. */
export function goalsExpected({ edge }: SimulatedEvent): [number, number] {
  return [1.45 + edge * 0.7, 1.25 - edge * 0.6]
}

function football(event: SimulatedEvent): Tick[] {
  const random = makeRandom(event.id, 'play')
  const expected = goalsExpected(event)
  const ticks: Tick[] = []
  for (let minute = 0; minute < 90; minute += 1) {
    for (const side of [0, 1] as const) {
      if (random.next() >= expected[side] / 90) continue
      const period = minute < 45 ? 1 : 2
      ticks.push({ at: (minute + (period - 1) * 15) * MINUTE + random.below(MINUTE), period, side, points: 1 })
    }
  }
  return ticks.sort((one, other) => one.at - other.at)
}

/** Expected points per side in a whole match. */
export function pointsExpected({ edge }: SimulatedEvent): [number, number] {
  return [101 + edge * 7, 99 - edge * 7]
}

const BASKET_EVERY_MS = 30_000

function basketball(event: SimulatedEvent): Tick[] {
  const random = makeRandom(event.id, 'play')
  const expected = pointsExpected(event)
  const ticks: Tick[] = []
  const perPeriod = (12 * MINUTE) / BASKET_EVERY_MS
  for (let turn = 0; turn < 4 * perPeriod; turn += 1) {
    const period = Math.floor(turn / perPeriod) + 1
    const at = turn * BASKET_EVERY_MS + (period - 1) * 4 * MINUTE
    for (const side of [0, 1] as const) {
      // A basket is worth 2.2 points on average.
      if (random.next() >= expected[side] / (4 * perPeriod) / 2.2) continue
      ticks.push({ at: at + random.below(BASKET_EVERY_MS), period, side, points: random.next() < 0.2 ? 3 : 2 })
    }
  }
  ticks.sort((one, other) => one.at - other.at)
  const [home, away] = sum(ticks)
  // Simplified overtime: no match ends level.
  if (home === away) ticks.push({ at: 60 * MINUTE - 1_000, period: 4, side: random.next() < 0.5 ? 0 : 1, points: 2 })
  return ticks
}

/** The probability that the home side wins a set or a map. */
export function setChance({ edge }: SimulatedEvent): number {
  return 0.5 + edge * 0.22
}

/** Best of three sets (of games) or maps (of rounds): the first to `target` with a `lead`, or to `target` + 1. */
function sets(target: number, lead: number) {
  return (event: SimulatedEvent): Tick[] => {
    const random = makeRandom(event.id, 'play')
    const chance = 0.5 + (setChance(event) - 0.5) * 0.45
    const played: Omit<Tick, 'at'>[] = []
    const won = [0, 0]
    for (let period = 1; Math.max(...won) < 2; period += 1) {
      const games = [0, 0]
      const isOver = () => {
        const [most, least] = [Math.max(...games), Math.min(...games)]
        return (most >= target && most - least >= lead) || most > target
      }
      while (!isOver()) {
        const side = random.next() < chance ? 0 : 1
        games[side] = (games[side] ?? 0) + 1
        played.push({ period, side, points: 1 })
      }
      const winner = (games[0] ?? 0) > (games[1] ?? 0) ? 0 : 1
      won[winner] = (won[winner] ?? 0) + 1
    }
    // The score changes are spread evenly; the last one comes 1 s before the end.
    const each = (LENGTH_MS[event.sport] - 1_000) / played.length
    return played.map((tick, at) => ({ ...tick, at: Math.round((at + 1) * each) }))
  }
}
