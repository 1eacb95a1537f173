import * as v from 'valibot'
import { EVENTS_AT_MOST, MARKETS_AT_MOST } from '../domain/betting/betting.ts'
import { bettingId, eventNames, marketTerms, odds, outcome, period, phase, score, sport } from './betting-fields.ts'
import { listOf } from '../http/fields.ts'
import { names } from './money-fields.ts'

const EVENTS = { most: EVENTS_AT_MOST, mayBeEmptied: true }
const MARKETS = { most: MARKETS_AT_MOST, mayBeEmptied: true }

const events = v.object(eventNames)
const ids = listOf('betting.removed', bettingId, EVENTS)

/** The topic `betting`: which sports, leagues and events there are. */
export const bettingSnapshot = v.object({
  sports: listOf(
    'betting.sports',
    v.object({ id: sport, leagues: listOf('leagues', v.object({ id: bettingId, name: names })) }),
  ),
  events: listOf('betting.events', events, EVENTS),
})
/** Events that are new or begin at another time, and those that are gone. */
export const bettingEvent = v.object({
  events: listOf('betting.events', events, EVENTS),
  removed: ids,
})

const marketState = v.object({
  ...marketTerms,
  /** Closed for a moment, as after a goal. */
  suspended: v.optional(v.boolean(), false),
  /** Odds are null for an outcome that cannot be bet on now. */
  outcomes: listOf('betting.outcomes', v.object({ id: outcome, odds: v.nullable(odds) })),
})

const eventState = v.object({
  id: bettingId,
  phase,
  /** Which part of the match goes on: 0 before it, and between two the one to come. */
  period: v.optional(period, 0),
  /** Minutes played, where the sport has a clock. */
  minute: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))), null),
  /** A pause between two parts. */
  pause: v.optional(v.boolean(), false),
  score,
  /** Points of each part so far: games of sets, rounds of maps. */
  periods: v.optional(v.pipe(v.array(score), v.maxLength(9)), []),
})
/** As a list shows an event: its state, and the market that is bet on most. */
const listedEvent = v.object({ ...eventState.entries, main: v.optional(v.nullable(marketState), null) })

/** The topics `betting:<sport>`. */
export const sportSnapshot = v.object({ events: listOf('betting.states', listedEvent, EVENTS) })
export const sportEvent = v.object({
  events: listOf('betting.states', listedEvent, EVENTS),
  removed: ids,
})

/** The topics `betting:event:<id>`: one event with all its markets. */
export const eventSnapshot = v.object({
  event: v.object({ ...eventNames, ...eventState.entries }),
  markets: listOf('betting.markets', marketState, MARKETS),
})
export const eventEvent = v.object({
  state: v.optional(v.nullable(eventState), null),
  markets: listOf('betting.markets', marketState, MARKETS),
  removed: listOf('betting.removedMarkets', marketTerms.id, MARKETS),
})

export type BettingEventNames = v.InferOutput<typeof events>
export type BettingSport = v.InferOutput<typeof bettingSnapshot>['sports'][number]
export type MarketState = v.InferOutput<typeof marketState>
export type EventState = v.InferOutput<typeof eventState>
export type ListedEvent = v.InferOutput<typeof listedEvent>

export type BettingSnapshotWire = v.InferInput<typeof bettingSnapshot>
export type SportSnapshotWire = v.InferInput<typeof sportSnapshot>
export type EventSnapshotWire = v.InferInput<typeof eventSnapshot>
export type EventNamesWire = v.InferInput<typeof events>
export type EventStateWire = v.InferInput<typeof eventState>
export type ListedEventWire = v.InferInput<typeof listedEvent>
export type MarketStateWire = v.InferInput<typeof marketState>
