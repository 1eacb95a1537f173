import * as v from 'valibot'
import { betsFeedEvent, betsFeedSnapshot } from '#endpoints/bets-feed.ts'
import type { FeedBet } from '#domain/games/bets-feed.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import type { Context } from '../../core/context.ts'
import type { BetsFeedState, TopicStates } from '#db/rows.ts'
import type { TopicReader } from '../../realtime/topics.ts'

/** The feed of all games, of which only the wins are shown. */
const ALL_GAMES = 'bets'
/** The most bets in each list: as many as a page shows. */
const SHOWN = 30
const HIGH_FOR_MS = 3_600_000

/**
 * Creates the reader of a feed of bets: the latest ones and the largest of the last hour, never more than a page shows.
 * Of the feed of all games only the wins count, so that losses take no place in the lists.
 */
export function createBetsFeedReader({ db, clock }: Context, topic: string): TopicReader {
  let state: BetsFeedState = { latest: [], high: [] }
  const isShown = (bet: FeedBet) => topic !== ALL_GAMES || getOutcome(bet) === 'win'

  function add(bets: readonly FeedBet[]): void {
    const known = new Set(state.latest.map(({ id }) => id))
    // Snapshot and events may overlap.
    const fresh = bets.filter((bet) => !known.has(bet.id) && isShown(bet))
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
      state = { latest: latest.filter(isShown).slice(0, SHOWN), high: largest(high.filter(isShown)) }
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
