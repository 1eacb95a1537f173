import * as v from 'valibot'
import { EVENTS_AT_MOST, MARKETS_AT_MOST } from '#domain/betting/betting.ts'
import { bettingId, eventNames, marketTerms, odds, outcome, period, phase, score, sport } from './betting-fields.ts'
import { listField, orNull } from '../http/fields.ts'
import { names } from './money-fields.ts'

const EVENTS = { most: EVENTS_AT_MOST, mayBeEmptied: true }
const MARKETS = { most: MARKETS_AT_MOST, mayBeEmptied: true }

const events = v.object(eventNames)
const ids = listField('betting.removed', bettingId, EVENTS)

/** The topic `betting`: all sports, leagues and events. */
export const bettingSnapshot = v.object({
  sports: listField(
    'betting.sports',
    v.object({ id: sport, leagues: listField('leagues', v.object({ id: bettingId, name: names })) }),
  ),
  events: listField('betting.events', events, EVENTS),
})
/** New events, events with a changed start, and removed events. */
export const bettingEvent = v.object({
  events: listField('betting.events', events, EVENTS),
  removed: ids,
})

const marketState = v.object({
  ...marketTerms,
  /** Temporarily closed, for example after a goal. */
  suspended: v.optional(v.boolean(), false),
  /** `odds` is null for an outcome that cannot be bet on at present. */
  outcomes: listField('betting.outcomes', v.object({ id: outcome, odds: v.nullable(odds) })),
})

const eventState = v.object({
  id: bettingId,
  phase,
  /** The current period of the match: 0 before the match; during a break, the next period. */
  period: v.optional(period, 0),
  /** Minutes played, in sports with a match clock. */
  minute: orNull(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
  /** A break between two periods. */
  pause: v.optional(v.boolean(), false),
  score,
  /** The score of each period so far: games per set, rounds per map. */
  periods: v.optional(v.pipe(v.array(score), v.maxLength(9)), []),
})
/** An event as a list shows it: its state and its most popular market. */
const listedEvent = v.object({ ...eventState.entries, main: orNull(marketState) })

/** The topics `betting:<sport>`. */
export const sportSnapshot = v.object({ events: listField('betting.states', listedEvent, EVENTS) })
export const sportEvent = v.object({
  events: listField('betting.states', listedEvent, EVENTS),
  removed: ids,
})

/** The topics `betting:event:<id>`: one event with all its markets. */
export const eventSnapshot = v.object({
  event: v.object({ ...eventNames, ...eventState.entries }),
  markets: listField('betting.markets', marketState, MARKETS),
})
export const eventEvent = v.object({
  state: orNull(eventState),
  markets: listField('betting.markets', marketState, MARKETS),
  removed: listField('betting.removedMarkets', marketTerms.id, MARKETS),
})

export type BettingSnapshotWire = v.InferInput<typeof bettingSnapshot>
export type SportSnapshotWire = v.InferInput<typeof sportSnapshot>
export type EventSnapshotWire = v.InferInput<typeof eventSnapshot>
export type EventNamesWire = v.InferInput<typeof events>
export type EventStateWire = v.InferInput<typeof eventState>
export type ListedEventWire = v.InferInput<typeof listedEvent>
export type MarketStateWire = v.InferInput<typeof marketState>
