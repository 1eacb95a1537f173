import type { LeaderWire, TournamentSnapshotWire } from '#endpoints/tournaments.ts'
import { TOP_PLACES, tournamentStatus } from '#domain/games/tournaments.ts'
import type { Query } from '../database.ts'
import type { Topics } from '../topics.ts'
import type { World } from '../world.ts'
import { entryWire } from './entries.ts'
import { type Member, readMembers, type Tournament, tournamentById } from './tournaments.ts'

const PREFIX = 'tournament:'

type Table = Omit<TournamentSnapshotWire, 'top'> & { top: LeaderWire[] }

export type Leaderboards = {
  /** Publishes a tournament's changes to subscribers, and to each player the own entry. */
  announce(id: string): Promise<void>
  /** Drops a deleted tournament. */
  forget(id: string): void
  clear(): void
}

/** The topics `tournament:<id>`: an event contains the rows that changed since the last one. */
export function createLeaderboards(world: () => World, topics: Topics): Leaderboards {
  const published = new Map<string, Table>()
  /** The last state sent to each player, by member. */
  const lastSent = new Map<number, string>()

  async function announce(id: string): Promise<void> {
    const { database, clock, realtime } = world()
    const found = await database.read((query) => readTable(query, id))
    if (!found) return
    const { tournament, members } = found
    const { top, ...rest } = rankTable(tournament, members, clock.now())
    const before = new Map(published.get(id)?.top.map((row) => [row.place, JSON.stringify(row)]))
    const rows = top.filter((row) => before.get(row.place) !== JSON.stringify(row))
    published.set(id, { ...rest, top })
    topics.publish(`${PREFIX}${id}`, { ...rest, rows })
    for (const member of members) {
      if (member.player === null) continue
      const state = JSON.stringify([member.place, member.points, member.prize])
      if (lastSent.get(member.id) === state) continue
      lastSent.set(member.id, state)
      const entry = entryWire(tournament, member, clock)
      realtime.send(member.player, { type: 'tournament', user: member.player, entry })
    }
  }

  topics.register({
    matches: (topic) => topic.startsWith(PREFIX),
    async snapshot(topic) {
      const id = topic.slice(PREFIX.length)
      const known = published.get(id)
      if (known) return known
      const found = await world().database.read((query) => readTable(query, id))
      // A table published while the database was read is newer.
      const table = published.get(id) ?? (found && rankTable(found.tournament, found.members, world().clock.now()))
      if (table) published.set(id, table)
      return table ?? { status: 'ended', players: 0, ranked: 0, top: [], bars: [] }
    },
  })

  return {
    announce,
    forget: (id) => void published.delete(id),
    clear() {
      published.clear()
      lastSent.clear()
    },
  }
}

async function readTable(query: Query, id: string) {
  const tournament = await tournamentById(query, id)
  return tournament && { tournament, members: await readMembers(query, id) }
}

function rankTable(tournament: Tournament, members: readonly Member[], now: number): Table {
  const ranked = members.filter(({ place }) => place !== null)
  return {
    status: tournament.settledAt === null ? tournamentStatus(tournament, now) : 'ended',
    players: members.length,
    ranked: ranked.length,
    top: ranked.slice(0, TOP_PLACES).map(leaderWire),
    bars: tournament.prizes.flatMap(({ to }) => {
      const last = ranked[to - 1]
      return last ? [{ place: to, points: last.points }] : []
    }),
  }
}

export function leaderWire({ place, shown, points }: Member): LeaderWire {
  return { place: place ?? 1, player: shown, points }
}
