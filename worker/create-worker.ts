import { type Bearer, createCall, toHeaders } from './http/client.ts'
import { createConnection } from './connection/connection.ts'
import { adoptSession, createSession } from './auth/auth-session.ts'
import { createTokens } from './auth/tokens.ts'
import { createTransport } from './http/transport.ts'
import { onUnforeseen, runInBackground } from './core/command.ts'
import type { Context } from './core/context.ts'
import type { MyDatabase } from './db/my-database.ts'
import { openDatabase } from './db/open-database.ts'
import { lastCommands, noteCommand } from './core/last-commands.ts'
import { errorReportsUrl } from './domain/settings/configuration.ts'
import { startBootSnapshotWriter } from './db/boot-snapshot-writer.ts'
import { blockRegion } from './geo/index.ts'
import type { PageFacts, RemotePageBridge } from './core/page-bridge.ts'
import { startBackgroundJobs } from './jobs/background.ts'
import { storeLanding } from './core/landing-cookies.ts'
import { createSessionCommands } from './auth/session-commands.ts'
import { lobbyCode } from './lobby/index.ts'
import { noticesCommands } from './core/notices.ts'
import { createPage } from './core/page.ts'
import { createRecentLoads } from './core/recent-loads.ts'
import { recoverWhenCleared } from './db/recover-database.ts'
import { identify, profileCommands } from './profile/index.ts'
import { createClock } from './realtime/clock.ts'
import { realtimeCommands } from './realtime/commands.ts'
import { createWatches } from './realtime/watches.ts'
import { createTrackLoad } from './core/load-status.ts'
import { runCommand } from './core/run-command.ts'
import type { ConfiguredHosts } from './domain/protocol/hosts.ts'
import type { Locale } from './domain/account/locales.ts'
import { lazyImport } from './core/lazy-import.ts'
import { loadAuthBundle } from './core/load-auth-bundle.ts'
import { createLocalizedLoads } from './core/localized-loads.ts'
import { settingsCommands } from './settings/index.ts'
import { connectionCommands } from './connection/connection-commands.ts'

/** Creates one tab's worker: shared services first, then session and jobs, then the commands of all domains. */
export async function createWorker(host: RemotePageBridge, facts: PageFacts, configured: ConfiguredHosts = {}) {
  const stopping = new AbortController()
  const { db, copied } = await openDatabase(host)
  const page = createPage(host, facts, configured)
  const clock = createClock(db)
  const connection = createConnection(db)
  const session = createSession(db, page, () => identify(context))
  const region = async (): Promise<string | null> => {
    const row = await db.facts.get('geo')
    return row?.id === 'geo' ? row.region : null
  }
  const localizedLoads = createLocalizedLoads(db, page)
  const { language } = localizedLoads
  const headers = (bearer: string | null) => toHeaders({ region, language }, bearer)
  const send = createTransport(clock, connection)
  const onRefused = (link: string | null): void =>
    runInBackground(loadAuthBundle().then(({ goToSsoOnce }) => goToSsoOnce(context, link)))
  const tokens = createTokens({ db, page, transport: send, session, headers, onRefused })
  const call = createCall(send, tokens, {
    page,
    region,
    language,
    onBlocked: (told) => runInBackground(blockRegion({ db, clock, page }, told)),
  })
  const trackLoad = createTrackLoad(db)
  const context: Context = {
    db,
    page,
    call,
    send,
    clock,
    connection,
    session,
    headers,
    localizedLoads,
    trackLoad,
  }
  const games = lazyImport(() => import('./games/index.ts'))
  const tournaments = lazyImport(() => import('./tournaments/index.ts'))
  const betting = lazyImport(() => import('./betting/index.ts'))
  const money = lazyImport(async () =>
    (await import('./money/index.ts')).createMoney(context, {
      game: async (kind) => (await games()).gameKind(context, kind),
      tournament: async (kind) => (await tournaments()).tournamentKind(context, kind),
      betting: async (kind) => (await betting()).bettingKind(context, kind),
    }),
  )

  if (errorReportsUrl !== null)
    onUnforeseen(async (error) => {
      const { name, message, stack } = error
      const report = { name, message, realm: 'worker' as const, href: page.facts.href, commands: lastCommands() }
      const { enqueueReport } = await import('./third-parties/index.ts')
      await enqueueReport(context, { ...report, ...(stack ? { stack } : {}) })
    })
  await storeLanding(page)
  runInBackground(keepApiAddress(db, page.hosts.api))
  await adoptSession(db, page, session)
  if (!facts.online) connection.markOffline()
  if (hasLandingLogin(facts))
    runInBackground(loadAuthBundle().then(({ handleLandingSession }) => handleLandingSession(context)))
  const bootSnapshot = startBootSnapshotWriter(db, page)
  const verification = lazyImport(async () =>
    (await import('./verification/index.ts')).createVerification(context, stopping.signal),
  )
  const watches = createWatches()
  const renew = (stale: Bearer) => tokens.renew(stale)
  const loads = createRecentLoads((path, argument) => runCommand(domains, path, argument))
  const parts = { money, verification, watches, repeatLoads: loads.repeat }
  const jobs = startBackgroundJobs(context, parts, renew, stopping.signal)
  recoverWhenCleared({ db, page, session, connection, bootSnapshot, refill: jobs.refill, stopped: stopping.signal })

  /** The commands of every domain; a domain that the first page does not need is loaded with its first command. */
  const domains = {
    session: createSessionCommands(context),
    restore: async () => (await loadAuthBundle()).restoreCommands(context),
    analytics: async () => (await loadAuthBundle()).analyticsCommands(context),
    profile: async () => (await profileCommands()).createProfileCommands(context),
    settings: async () => settingsCommands(context, speak),
    history: lazyImport(async () => (await import('./history/index.ts')).historyCommands(context)),
    verification: async () => (await verification()).commands,
    money: async () => (await money()).commands,
    bonuses: lazyImport(async () => (await import('./bonuses/index.ts')).bonusesCommands(context)),
    vip: lazyImport(async () => (await import('./vip/index.ts')).vipCommands(context)),
    lobby: async () => (await lobbyCode()).lobbyCommands(context),
    games: lazyImport(async () => (await games()).gamesCommands(context, (await money()).journal)),
    tournaments: lazyImport(async () =>
      (await tournaments()).tournamentsCommands(context, async () => (await money()).journal),
    ),
    top: lazyImport(async () => (await import('./top/index.ts')).topCommands(context)),
    betting: lazyImport(async () => (await betting()).bettingCommands(context, async () => (await money()).journal)),
    mirrors: lazyImport(async () => (await import('./mirrors/index.ts')).mirrorsCommands(context)),
    notices: async () => noticesCommands(context),
    realtime: async () => realtimeCommands(watches),
    connection: async () => connectionCommands(context, jobs, speak),
  }
  /** Changes the language: later calls are made in it, and localized data is loaded again. */
  function speak(locale: Locale): void {
    if (page.locale === locale) return
    page.locale = locale
    bootSnapshot.rewrite()
    // While the operator is unreachable, the jobs do this on reconnect instead.
    if (connection.reachable) void localizedLoads.loadAgain()
  }
  /** Runs the command at a path, and notes it for reloads and error reports. Returns and throws as `runCommand`. */
  function run(path: readonly string[], argument: unknown): Promise<unknown> {
    loads.note(path, argument)
    if (errorReportsUrl !== null) noteCommand(path)
    return runCommand(domains, path, argument)
  }
  /** Stops the jobs and closes the database; the next worker continues unfinished work. */
  function stop(): void {
    stopping.abort()
    watches.stop()
    bootSnapshot.stop()
    connection.stop()
    db.close()
  }
  return { domains, run, copied, stop }
}

/** Stores the API base URL. Runs in the background, so that a full disk does not stop the start. */
async function keepApiAddress(db: MyDatabase, url: string): Promise<void> {
  const row = await db.syncStore.get(1)
  if (row?.url !== url) await db.syncStore.put({ ...row, id: 1, url })
}

/** Whether the landing address has a simple-auth login, or says that the browser returns from sso. */
function hasLandingLogin({ simpleAuthToken, ssoSession }: PageFacts): boolean {
  return simpleAuthToken !== null || ssoSession !== null
}

type Domains = Awaited<ReturnType<typeof createWorker>>['domains']
type Loaded<Tree> = Tree extends (name: string) => Promise<infer Commands>
  ? Commands
  : { [Name in keyof Tree]: Loaded<Tree[Name]> }
/** All commands of the worker; the page compiles against this type. */
export type Commands = Loaded<Domains>
