import type { EventPhase } from '#domain/betting/betting.ts'
import { canStillHappen, getPeriodScore, marketId, type MarketTerms, settleOutcome } from '#domain/betting/markets.ts'
import { type Odds, toOdds } from '#domain/betting/odds.ts'
import { type Outlook, computeOutlook } from './outlook.ts'
import { makeRandom, type SimulatedEvent } from './schedule.ts'
import { getEnd, pointsExpected, type TimelineState, eventStateAt } from './timeline.ts'

export type PricedMarket = {
  id: string
  terms: MarketTerms
  suspended: boolean
  outcomes: { id: string; odds: Odds | null }[]
}

/** The current state of an event, with the odds of all its markets. */
export type PricedEvent = { phase: EventPhase; eventState: TimelineState; markets: PricedMarket[] }

/** The house margin on fair odds, as a factor. */
const MARGIN = 1.06
const MOST_ODDS = 150_000
const LEAST_ODDS = 1_010
/** Less likely outcomes get no odds. */
const LEAST_CHANCE = 0.004
/** How long markets are suspended after a goal or the end of a set, in ms of the simulation. */
const CLOSED_AFTER_TURN_MS = 30_000
/** How long before the end of an event its markets are suspended, in ms of the simulation. */
const CLOSED_BEFORE_END_MS = 30_000
/** Odds change once per step, in ms of the simulation; within a step they are constant. */
export const STEP_MS = 5_000

/**
 * The random drift of odds and the elapsed time change only in larger steps (ms of the simulation), so that a player
 * has time to press.
 */
const MOOD_MS = { upcoming: 600_000, live: 60_000 }
const PLAYED_STEP_MS = 30_000

const SCORES = [0, 1, 2, 3].flatMap((home) => [0, 1, 2, 3].map((away) => `${home}-${away}`))
const SET_SCORES = ['2-0', '2-1', '1-2', '0-2']

/** The markets of an event and their outcomes before it starts. */
function makePlan(event: SimulatedEvent): { terms: MarketTerms; outcomes: readonly string[] }[] {
  const { sport } = event
  const two = ['home', 'away']
  const result = sport === 'football' ? ['home', 'draw', 'away'] : two
  const whole = (group: MarketTerms['group'], line: number | null) => ({ group, line, period: 0 })
  const plan: { terms: MarketTerms; outcomes: readonly string[] }[] = [
    { terms: whole('result', null), outcomes: result },
  ]
  for (const line of totalLines(event)) plan.push({ terms: whole('total', line), outcomes: ['over', 'under'] })
  for (const line of handicapLines(event)) plan.push({ terms: whole('handicap', line), outcomes: two })
  if (sport === 'football') plan.push({ terms: whole('both', null), outcomes: ['yes', 'no'] })
  if (sport !== 'basketball') {
    plan.push({ terms: whole('score', null), outcomes: sport === 'football' ? SCORES : SET_SCORES })
  }
  const periodResult = sport === 'basketball' ? ['home', 'draw', 'away'] : result
  plan.push({ terms: { group: 'result', line: null, period: 1 }, outcomes: periodResult })
  return plan
}

/** Total lines in quarters: 10 means 2.5. */
function totalLines(event: SimulatedEvent): number[] {
  if (event.sport === 'football') return [6, 8, 9, 10, 14]
  if (event.sport !== 'basketball') return [10]
  const [home, away] = pointsExpected(event)
  const middle = (Math.round(home + away) + 0.5) * 4
  return [middle - 20, middle, middle + 20]
}

function handicapLines(event: SimulatedEvent): number[] {
  if (event.sport === 'football') return event.edge > 0 ? [-6, -4, -3] : [3, 4, 6]
  if (event.sport !== 'basketball') return [-6, 6]
  const [home, away] = pointsExpected(event)
  const middle = (Math.round(away - home) + 0.5) * 4
  return [middle - 12, middle, middle + 12]
}

/** The state of an event at a simulated time, and its odds. */
export function priceEvent(event: SimulatedEvent, now: number): PricedEvent {
  const elapsed = now - event.start
  const eventState = eventStateAt(event, elapsed)
  if (now >= event.end) return { phase: 'ended', eventState, markets: [] }
  const phase = elapsed < 0 ? 'upcoming' : 'live'
  const played = Math.floor(elapsed / PLAYED_STEP_MS) * PLAYED_STEP_MS
  const mood = makeRandom(`${event.id} ${Math.floor(now / MOOD_MS[phase])}`, 'mood').next() * 2 - 1
  const outlooks = new Map<number, Outlook>()
  const isClosed = eventState.sinceTurn < CLOSED_AFTER_TURN_MS || event.end - now < CLOSED_BEFORE_END_MS
  const markets = makePlan(event)
    .filter(({ terms }) => elapsed < getEnd(event, terms.period))
    .map(({ terms, outcomes }) => {
      const outlook = outlooks.get(terms.period) ?? computeOutlook(event, eventState, played, terms.period, mood)
      outlooks.set(terms.period, outlook)
      const cells = terms.group === 'total' ? outlook.sum : outlook.margin
      return {
        id: marketId(terms),
        terms,
        suspended: phase === 'live' && isClosed,
        outcomes: outcomes
          .filter((id) => canStillHappen(terms, id, getPeriodScore(eventState, terms.period)))
          .map((id) => ({ id, odds: fairOdds(cells, terms, id) })),
      }
    })
    .filter(({ outcomes }) => outcomes.some(({ odds }) => odds !== null))
  return { phase, eventState, markets }
}

/**
 * Odds of an outcome after the house margin, in thousandths rounded down to hundredths; null when it is too unlikely or
 * too certain to bet on.
 */
function fairOdds(cells: Outlook['margin'], terms: MarketTerms, outcome: string): Odds | null {
  const chances = { won: 0, lost: 0, void: 0, half_won: 0, half_lost: 0, open: 0 }
  for (const { score, chance } of cells) chances[settleOutcome(terms, outcome, score)] += chance
  const winning = chances.won + chances.half_won / 2
  if (winning < LEAST_CHANCE) return null
  const fair = (1 - chances.void - chances.half_won / 2 - chances.half_lost / 2) / winning
  const value = Math.floor((1 + (fair - 1) / MARGIN) * 100) * 10
  return value < LEAST_ODDS ? null : toOdds(Math.min(value, MOST_ODDS))
}
