import { tournamentStatus } from '#domain/games/tournaments.ts'
import { createRepeated } from '../repeat.ts'
import type { Topics } from '../topics.ts'
import type { World } from '../world.ts'
import { ensureDemoTournaments, playAsOthers, pruneTournaments } from './demo.ts'
import { createLeaderboards, type Leaderboards } from './leaderboards.ts'
import { settleTournament } from './settle.ts'
import { allTournaments, ENDED_SHOWN, type Tournament } from './tournaments.ts'

/** The interval of checks for starts and ends and, in a demo, of points for simulated players. */
const TICK_MS = 1_000

export type Tournaments = Omit<Leaderboards, 'forget'> & {
  /** Creates the demo tournaments with simulated players, now and as time passes. */
  startDemo(): Promise<void>
  /** Starts and ends tournaments on time. */
  watch(): void
  stop(): void
}

export function createTournaments(world: () => World, topics: Topics): Tournaments {
  const { forget, ...live } = createLeaderboards(world, topics)
  const statuses = new Map<string, string>()
  let isDemo = false

  async function tick(): Promise<void> {
    const { database } = world()
    const now = world().clock.now()
    if (isDemo) await makeDemo(now)
    const failures: unknown[] = []
    for (const tournament of await database.read(allTournaments)) {
      // One tournament that fails must not keep the others from their end.
      await step(tournament, now).catch((cause: unknown) => failures.push(cause))
    }
    if (failures.length > 0) throw new AggregateError(failures, String(failures[0]))
  }

  /** Creates the next tournaments of each series, and drops old ones that no one has joined. */
  async function makeDemo(now: number): Promise<void> {
    const dropped = await world().database.write(async (tx) =>
      (await ensureDemoTournaments(tx, now)) ? pruneTournaments(tx, ENDED_SHOWN) : [],
    )
    for (const id of dropped) {
      statuses.delete(id)
      forget(id)
    }
  }

  async function step(tournament: Tournament, now: number): Promise<void> {
    const { id, settledAt } = tournament
    const status = tournamentStatus(tournament, now)
    const before = statuses.get(id)
    statuses.set(id, status)
    if (status === 'ended' && settledAt === null) await settleTournament(world(), id)
    else if (before !== undefined && before !== status) await live.announce(id)
    else if (isDemo && status === 'active') {
      const hasChanged = await world().database.write((tx) => playAsOthers(tx, tournament, now))
      if (hasChanged) await live.announce(id)
    }
  }

  const ticks = createRepeated('tournaments', tick)

  return {
    ...live,
    async startDemo() {
      isDemo = true
      await tick()
      ticks.setEvery(TICK_MS)
    },
    watch: () => ticks.setEvery(TICK_MS),
    stop: ticks.stop,
    clear() {
      ticks.stop()
      statuses.clear()
      live.clear()
    },
  }
}
