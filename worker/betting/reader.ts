import * as v from 'valibot'
import {
  bettingEvent,
  bettingSnapshot,
  eventEvent,
  eventSnapshot,
  sportEvent,
  sportSnapshot,
} from '#endpoints/betting-topics.ts'
import type { Context } from '../core/context.ts'
import type { BettingEventState, BettingSportState, BettingState, TopicRow, TopicStates } from '#db/rows.ts'
import { EVENTS_AT_MOST, MARKETS_AT_MOST } from '#domain/betting/betting.ts'
import { pruneTopics } from '../realtime/prune-topics.ts'
import type { TopicReader } from '../realtime/topics.ts'

const EVENT = 'betting:event:'

/** Creates the reader of a betting topic: the directory, a sport, or one event with all its markets. */
export function createBettingReader(context: Context, topic: string): TopicReader {
  if (topic === 'betting') return reader(context, 'betting', createDirectory())
  if (topic.startsWith(EVENT)) return reader(context, topic as `betting:event:${string}`, createEvent())
  // Safe: sport names are those of the schema; for any other topic, no snapshot matches the schema.
  return reader(context, topic as 'betting:football', createSport())
}

/** Computes a topic's state from its messages; null for a message that does not match the schema. */
type Fold<State> = { snapshot(data: unknown): State | null; event(state: State, data: unknown): State | null }

function reader<Name extends keyof TopicStates>(
  { db, clock }: Context,
  topic: Name,
  fold: Fold<TopicStates[Name]>,
): TopicReader {
  let state: TopicStates[Name] | null = null

  function take(next: TopicStates[Name] | null): boolean {
    if (next === null) return false
    state = next
    return true
  }

  return {
    takeSnapshot: (data) => take(fold.snapshot(data)),
    takeEvent: (data) => state !== null && take(fold.event(state, data)),
    async write() {
      if (state === null) return
      const asOf = clock.now()
      // Safe: the state belongs to this topic.
      await db.topics.put({ id: topic, asOf, state } as TopicRow)
      if (topic === 'betting') await pruneTopics(db, EVENT, asOf)
    },
  }
}

function createDirectory(): Fold<BettingState> {
  return {
    snapshot: (data) => parsed(bettingSnapshot, data),
    event(state, data) {
      const change = parsed(bettingEvent, data)
      return change && { ...state, events: changed(state.events, change, EVENTS_AT_MOST) }
    },
  }
}

function createSport(): Fold<BettingSportState> {
  return {
    snapshot: (data) => parsed(sportSnapshot, data),
    event(state, data) {
      const change = parsed(sportEvent, data)
      return change && { events: changed(state.events, change, EVENTS_AT_MOST) }
    },
  }
}

function createEvent(): Fold<BettingEventState> {
  return {
    snapshot: (data) => parsed(eventSnapshot, data),
    event(state, data) {
      const change = parsed(eventEvent, data)
      if (!change) return null
      const markets = changed(state.markets, { events: change.markets, removed: change.removed }, MARKETS_AT_MOST)
      return { event: { ...state.event, ...change.state }, markets }
    },
  }
}

/**
 * Applies a change to a list: changed items stay in place, new ones are appended up to `most`, removed ones are left
 * out.
 */
function changed<Item extends { id: string }>(
  before: readonly Item[],
  { events, removed }: { events: readonly Item[]; removed: readonly string[] },
  most: number,
): Item[] {
  const byId = new Map(before.map((item) => [item.id, item]))
  for (const item of events) byId.set(item.id, item)
  for (const id of removed) byId.delete(id)
  return [...byId.values()].slice(0, most)
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, data)
  return result.success ? result.output : null
}
