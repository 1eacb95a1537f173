import { tournamentStatus } from '../../../worker/domain/games/tournaments.ts'
import type { Topics } from '../topics.ts'
import type { World } from '../world.ts'
import { ensureDemoTournaments } from './demo.ts'
import { createLiveTables, type LiveTables } from './live.ts'
import { countedFor, setCounted } from './points.ts'
import { settleTournament } from './settle.ts'
import { allTournaments } from './tournaments.ts'

/** The interval of checks for starts and ends and, in a demo, of points for simulated players. */
const TICK_MS = 1_000

export type Tournaments = LiveTables & {
  /** Creates the demo tournaments with simulated players, now and as time passes. */
  startDemo(): Promise<void>
  /** Starts and ends tournaments on time. */
  watch(): void
  stop(): void
}

export function createTournaments(world: () => World, topics: Topics): Tournaments {
  const live = createLiveTables(world, topics)
  const statuses = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let isDemo = false
  let isBusy = false

  async function tick(): Promise<void> {
    const { database, clock } = world()
    const now = clock.now()
    if (isDemo) await database.write((tx) => ensureDemoTournaments(tx, now))
    for (const tournament of await database.read(allTournaments)) {
      const { id, settledAt } = tournament
      const status = tournamentStatus(tournament, now)
      const before = statuses.get(id)
      statuses.set(id, status)
      if (status === 'ended' && settledAt === null) await settleTournament(world(), id)
      else if (before !== undefined && before !== status) await live.announce(id)
      else if (isDemo && status === 'active') await playAsOthers(id)
    }
  }

  /** A simulated player gains some points, as after a bet. */
  async function playAsOthers(id: string): Promise<void> {
    const { database, clock } = world()
    await database.write(async (tx) => {
      const tournament = (await allTournaments(tx)).find((each) => each.id === id)
      const [some] = await tx.rows(
        { id: 'int', points: 'int' },
        `SELECT id, points FROM tournament_members WHERE tournament = ? AND player IS NULL
         ORDER BY points * (abs(random()) % 1000) DESC LIMIT 1`,
        [id],
      )
      if (!tournament || !some) return
      const points = some.points + 1 + Math.floor(Math.random() * Math.max(20, some.points * 0.03))
      await setCounted(tx, tournament, some.id, countedFor(tournament, points), clock.now())
    })
    await live.announce(id)
  }

  function watch(): void {
    timer ??= setInterval(() => {
      if (isBusy) return
      isBusy = true
      tick()
        .catch((cause: unknown) => console.error('operator: tournaments', cause))
        .finally(() => (isBusy = false))
    }, TICK_MS)
    timer.unref()
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    ...live,
    async startDemo() {
      isDemo = true
      await tick()
      watch()
    },
    watch,
    stop,
    clear() {
      stop()
      statuses.clear()
      live.clear()
    },
  }
}
