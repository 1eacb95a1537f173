import { createThrottle } from './auth/throttle.ts'
import { createBook } from './betting/book.ts'
import { createBettingRun } from './betting/run.ts'
import { createOperatorClock } from './clock.ts'
import { createFaults } from './control/faults.ts'
import { inject } from './control/inject.ts'
import { createRequestLog } from './control/journal.ts'
import { openControl } from './control/server.ts'
import { type Control, createControl } from './control/surface.ts'
import { createCounters } from './counters.ts'
import { damageText, UnusableData } from './damage.ts'
import { IN_MEMORY, openDatabase } from './database.ts'
import { createApp, requestListener } from './http/app.ts'
import { listen, type Listening } from './http/listening.ts'
import { isOfBuild, toSite } from './http/sites.ts'
import { createUpgrade } from './http/upgrade.ts'
import { seedDemo } from './demo.ts'
import { createCrash } from './crash/engine.ts'
import { createFeed } from './feed/feed.ts'
import { ledgerSum } from './ledger.ts'
import { createDemoPlayers } from './together/demo-players.ts'
import { createMoneyDeadlines, stopDeadlines, watchMoney } from './money-deadlines.ts'
import { initialSettings, type OperatorOptions } from './options.ts'
import { createPushService } from './push/service.ts'
import { createRealtime } from './realtime.ts'
import type { Front } from './site/front.ts'
import { type ServedSite, siteRoutes } from './site/routes.ts'
import { createTopics } from './topics.ts'
import { createTournaments } from './tournaments/service.ts'
import { createVendor } from './vendor/vendor.ts'
import type { World } from './world.ts'

export type Operator = {
  port: number
  /** Null when no control port was requested. */
  controlPort: number | null
  /** The same control for callers in this process. */
  control: Control
  /** The address to open in a browser. */
  address: string
  ledgerSum(): ReturnType<typeof ledgerSum>
  stop(): Promise<void>
}

/** In the demo: bets of simulated players per second. */
const DEMO_FEED_RATE = 1.5
/** In the demo: simulated matches run this many times faster than real ones, and are published at this interval. */
const DEMO_BETTING_RATE = 4
const DEMO_BETTING_EVERY_MS = 1_000
/** In the demo: crash messages of simulated players per second. */
const DEMO_CRASH_RATE = 5
/** In the demo: how often a simulated player joins a room or a coinflip. */
const DEMO_PLAYERS_EVERY_MS = 3_000

/**
 * Starts a stand-in operator in this process: play money, only on loopback. Throws `UnusableData` for a database that it
 * cannot go on with.
 */
export async function startOperator(options: OperatorOptions = {}): Promise<Operator> {
  const clock = createOperatorClock()
  const settings = initialSettings(options)
  const counters = createCounters()
  const file = options.database ?? IN_MEMORY
  const database = await openDatabase(file)
  const topics = createTopics()
  const realtime = createRealtime({ topics, database, clock, counters, world: () => world })
  const world: World = {
    database,
    clock,
    settings,
    counters,
    realtime,
    topics,
    feed: createFeed(topics, clock, () => settings.catalogue),
    tournaments: createTournaments(() => world, topics),
    book: createBook(topics, clock, options.demo ? DEMO_BETTING_RATE : 0),
    crash: createCrash(topics, () => world),
    throttle: createThrottle(clock, settings),
    deadlines: createMoneyDeadlines(clock.now, () => world),
    vendor: createVendor(),
    pushService: createPushService(),
    port: options.port ?? 0,
  }
  const bettingRun = createBettingRun(world)
  const demoPlayers = createDemoPlayers(world)
  let listening: Listening | undefined
  let front: Front | undefined = undefined
  await resume(async () => {
    if (!options.demo) return
    await seedDemo(world)
    await world.tournaments.startDemo()
  })
  // Only with usable data: it takes seconds, and prints lines of its own.
  front = await options.front?.()
  const initialSite = options.site ?? null
  const faults = createFaults()
  const journal = createRequestLog()
  let site: ServedSite = { use: () => undefined }
  const app = createApp(world, {
    around: (app) => {
      if (options.controlPort === undefined) return
      app.use(journal.write)
      app.use(inject(faults))
    },
    extend: (app) => (site = siteRoutes(app, initialSite)),
  })
  const answer = requestListener(app)
  const opened = (listening = await listen(
    world.port,
    (request, response) => {
      if (front && isOfBuild(toSite(request.headers.host))) front.request(request, response)
      else void answer(request, response)
    },
    createUpgrade(world, front),
    options.allInterfaces,
  ))
  world.port = opened.port
  await resume(async () => {
    await watchMoney(world)
    await world.crash.recover()
  })
  if (options.demo) {
    world.feed.setRate(DEMO_FEED_RATE)
    world.crash.bots.setRate(DEMO_CRASH_RATE)
    bettingRun.setEvery(DEMO_BETTING_EVERY_MS)
    demoPlayers.setEvery(DEMO_PLAYERS_EVERY_MS)
  }
  const control = createControl({
    world,
    faults,
    journal,
    bettingRun,
    listening: () => opened,
    site,
    initialSite,
    initialSettings: { ...settings },
    demo: options.demo ?? false,
  })
  const door = options.controlPort === undefined ? null : await openControl(control, options.controlPort)
  return {
    port: opened.port,
    controlPort: door?.port ?? null,
    control,
    address: `http://localhost:${listening.port}`,
    ledgerSum: () => database.read(ledgerSum),
    async stop() {
      faults.clear()
      await door?.stop()
      await stop()
    },
  }

  /** Goes on with the stored data. Stops, and throws `UnusableData`, where that does not work. */
  async function resume(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (cause) {
      await stop()
      if (file === IN_MEMORY) throw cause
      throw new UnusableData(file, damageText([String(cause)]), { cause })
    }
  }

  async function stop(): Promise<void> {
    stopDeadlines(world.deadlines)
    world.feed.stop()
    world.tournaments.stop()
    bettingRun.stop()
    demoPlayers.stop()
    world.crash.reset()
    realtime.stop()
    await front?.close()
    await listening?.stop()
    await database.close()
  }
}
