import * as v from 'valibot'
import { tournamentEvent, tournamentSnapshot } from '#endpoints/tournaments.ts'
import type { Context } from '../core/context.ts'
import type { TopicStates, TournamentState } from '#db/rows.ts'
import { pruneTopics } from '../realtime/prune-topics.ts'
import type { TopicReader } from '../realtime/topics.ts'
import { TOP_PLACES } from '#domain/games/tournaments.ts'

/** Creates the reader of a tournament's live table: its first places, never more than a page shows. */
export function createTournamentReader({ db, clock }: Context, topic: string): TopicReader {
  let hasPruned = false
  let state: TournamentState = { status: 'upcoming', players: 0, ranked: 0, top: [], bars: [] }

  /** Returns the first places in order; removes places beyond the number of ranked players. */
  function firstPlaces(rows: TournamentState['top'], ranked: number): TournamentState['top'] {
    const byPlace = new Map(rows.map((row) => [row.place, row]))
    return [...byPlace.values()]
      .filter(({ place }) => place <= Math.min(ranked, TOP_PLACES))
      .toSorted((one, other) => one.place - other.place)
  }

  return {
    takeSnapshot(data) {
      const parsed = v.safeParse(tournamentSnapshot, data)
      if (!parsed.success) return false
      const { top, ...rest } = parsed.output
      state = { ...rest, top: firstPlaces(top, rest.ranked) }
      return true
    },
    takeEvent(data) {
      const parsed = v.safeParse(tournamentEvent, data)
      if (!parsed.success) return false
      const { rows, ...rest } = parsed.output
      // Of two rows with the same place, the later one is current.
      state = { ...rest, top: firstPlaces([...state.top, ...rows], rest.ranked) }
      return true
    },
    async write() {
      const asOf = clock.now()
      // Safe: the topic family's pattern allows only names of this kind.
      await db.topics.put({ id: topic as keyof TopicStates & `tournament:${string}`, asOf, state })
      if (!hasPruned) await pruneTopics(db, 'tournament:', asOf)
      hasPruned = true
    },
  }
}
