import * as v from 'valibot'
import { tournamentEvent, tournamentSnapshot } from '../endpoints/tournaments.ts'
import type { Context } from '../core/context.ts'
import type { TopicStates, TournamentState } from '../db/rows.ts'
import { pruneTopics } from '../realtime/prune-topics.ts'
import type { TopicReader } from '../realtime/topics.ts'
import { TOP_PLACES } from '../domain/games/tournaments.ts'

/** Reads the live table of one tournament: its first places, never more than a page shows. */
export function createTournamentReader({ db, clock }: Context, topic: string): TopicReader {
  let hasPruned = false
  let state: TournamentState = { status: 'upcoming', players: 0, ranked: 0, top: [], bars: [] }

  /** Keeps the first places in order; a place that nobody has any more is gone. */
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
      // The later of two that have one place is the one that has it now.
      state = { ...rest, top: firstPlaces([...state.top, ...rows], rest.ranked) }
      return true
    },
    async write() {
      const asOf = clock.now()
      // The family's pattern has let through names of this kind alone.
      await db.topics.put({ id: topic as keyof TopicStates & `tournament:${string}`, asOf, state })
      if (!hasPruned) await pruneTopics(db, 'tournament:', asOf)
      hasPruned = true
    },
  }
}
