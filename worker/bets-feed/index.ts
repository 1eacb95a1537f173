import * as v from 'valibot'
import { betsFeedEvent, betsFeedSnapshot } from '#endpoints/bets-feed.ts'
import type { FeedBet } from '#domain/games/bets-feed.ts'
import type { Context } from '../core/context.ts'
import type { BetsFeedState, TopicStates } from '../db/rows.ts'
import type { TopicReader } from '../realtime/topics.ts'

/** The most bets in each list: as many as a page shows. */
const SHOWN = 30
const HIGH_FOR_MS = 3_600_000

/**
 * Creates the reader of a feed of bets: the latest ones and the largest of the last hour, never more than a page shows.
 */
export function createBetsFeedReader({ db, clock }: Context, topic: string): TopicReader {
  let state: BetsFeedState = { latest: [], high: [] }

  function add(bets: readonly FeedBet[]): void {
    const known = new Set(state.latest.map(({ id }) => id))
    // Snapshot and events may overlap.
    const fresh = bets.filter(({ id }) => !known.has(id))
    const since = clock.now() - HIGH_FOR_MS
    state = {
      latest: [...fresh.toReversed(), ...state.latest].slice(0, SHOWN),
      high: largest([...state.high, ...fresh].filter(({ at }) => at >= since)),
    }
  }

  return {
    takeSnapshot(data) {
      const parsed = v.safeParse(betsFeedSnapshot, data)
      if (!parsed.success) return false
      const { latest, high } = parsed.output
      state = { latest: latest.slice(0, SHOWN), high: largest(high) }
      return true
    },
    takeEvent(data) {
      const parsed = v.safeParse(betsFeedEvent, data)
      if (parsed.success) add(parsed.output.bets)
      return parsed.success
    },
    async write() {
      // Safe: the topic family's pattern allows only names of this kind.
      await db.topics.put({ id: topic as keyof TopicStates & `bets${string}`, asOf: clock.now(), state })
    },
  }
}

function largest(bets: readonly FeedBet[]): FeedBet[] {
  const byId = new Map(bets.map((bet) => [bet.id, bet]))
  return [...byId.values()].toSorted((one, other) => other.worth - one.worth || other.at - one.at).slice(0, SHOWN)
}
