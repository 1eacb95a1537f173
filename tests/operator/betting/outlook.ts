import type { Score } from '#domain/betting/markets.ts'
import { getEnd, goalsExpected, pointsExpected, setChance, type TimelineState } from './timeline.ts'
import { LENGTH_MS, type SimulatedEvent } from './schedule.ts'

/** A possible final score and its probability; the probabilities sum to 1. */
export type Cell = { score: Score; chance: number }
/**
 * The possible results of an event or a period. Basketball models margin and sum separately: each `score` is valid only
 * for its own list.
 */
export type Outlook = { margin: readonly Cell[]; sum: readonly Cell[] }

const MOST_GOALS = 9

/**
 * The possible results of a period (0: the whole match), given the current state. `mood` (−1 … 1) shifts the odds
 * slightly.
 */
export function computeOutlook(
  event: SimulatedEvent,
  eventState: TimelineState,
  elapsed: number,
  period: number,
  mood: number,
) {
  const end = getEnd(event, period)
  const left = Math.min(1, Math.max(0, (end - Math.max(0, elapsed)) / LENGTH_MS[event.sport]))
  const now = period === 0 ? eventState.score : (eventState.periods[period - 1] ?? [0, 0])
  if (event.sport === 'football') return goals(event, now, left, mood)
  if (event.sport === 'basketball') return points(event, now, left, mood, period)
  return period === 0 ? setsAhead(event, eventState, mood) : oneSet(event, eventState, period, mood)
}

function both(cells: readonly Cell[]): Outlook {
  return { margin: cells, sum: cells }
}

function goals(event: SimulatedEvent, [home, away]: Score, left: number, mood: number): Outlook {
  const [forHome, forAway] = goalsExpected(event)
  const first = poisson(forHome * left * (1 + mood * 0.04))
  const second = poisson(forAway * left * (1 - mood * 0.04))
  return both(
    first.flatMap((one, scored) =>
      second.map((other, conceded): Cell => ({ score: [home + scored, away + conceded], chance: one * other })),
    ),
  )
}

function poisson(mean: number): number[] {
  let term = Math.exp(-mean)
  return Array.from({ length: MOST_GOALS + 1 }, (_, count) => {
    if (count > 0) term *= mean / count
    return term
  })
}

function points(event: SimulatedEvent, [home, away]: Score, left: number, mood: number, period: number): Outlook {
  const [forHome, forAway] = pointsExpected(event)
  const spread = Math.sqrt(left)
  const margin = bell(home - away + (forHome - forAway) * left + mood * 0.6 * spread, 12 * spread + 0.3)
  const sum = bell(home + away + (forHome + forAway) * left + mood * spread, 16 * spread + 0.3)
  // A tied match goes to overtime, so it cannot end level; a quarter can.
  return { margin: margin.filter(({ score: [ahead, behind] }) => period > 0 || ahead !== behind), sum }
}

/** A normal distribution over whole numbers, as scores with that margin or sum. */
function bell(mean: number, deviation: number): Cell[] {
  const from = Math.round(mean - 5 * deviation) - 1
  const to = Math.round(mean + 5 * deviation) + 1
  const cells: Cell[] = []
  for (let value = from; value <= to; value += 1) {
    cells.push({
      score: value < 0 ? [0, -value] : [value, 0],
      chance: Math.exp(-((value - mean) ** 2) / (2 * deviation ** 2)),
    })
  }
  const all = cells.reduce((sum, { chance }) => sum + chance, 0)
  return cells.map(({ score, chance }) => ({ score, chance: chance / all }))
}

/** The probability that the home side wins the current set or map. */
function chanceNow(event: SimulatedEvent, { periods, period }: TimelineState, mood: number): number {
  const [home, away] = periods[period - 1] ?? [0, 0]
  const swing = event.sport === 'tennis' ? 0.55 : 0.28
  const before = Math.log(setChance(event) / (1 - setChance(event)))
  return 1 / (1 + Math.exp(-(before + swing * (home - away) + mood * 0.06)))
}

function setsAhead(event: SimulatedEvent, eventState: TimelineState, mood: number): Outlook {
  const fresh = setChance(event) + mood * 0.01
  const cells: Cell[] = []
  const walk = (home: number, away: number, chance: number, isFirst: boolean): void => {
    if (Math.max(home, away) === 2) {
      cells.push({ score: [home, away], chance })
      return
    }
    const win = isFirst ? chanceNow(event, eventState, mood) : fresh
    walk(home + 1, away, chance * win, false)
    walk(home, away + 1, chance * (1 - win), false)
  }
  walk(eventState.score[0], eventState.score[1], 1, true)
  return both(cells)
}

function oneSet(event: SimulatedEvent, eventState: TimelineState, period: number, mood: number): Outlook {
  const isPlayed = eventState.period <= period
  const win = eventState.period === period ? chanceNow(event, eventState, mood) : setChance(event)
  return both(
    isPlayed
      ? [
          { score: [1, 0], chance: win },
          { score: [0, 1], chance: 1 - win },
        ]
      : [{ score: eventState.periods[period - 1] ?? [0, 0], chance: 1 }],
  )
}
