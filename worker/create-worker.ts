import { adoptSession, createSession } from './auth/auth-session.ts'
import { startLandingLogin } from './auth/landing-login.ts'
import { createTokens } from './auth/tokens.ts'
import { createCommandTree } from './commands.ts'
import { runInBackground } from './core/command.ts'
import type { Context } from './core/context.ts'
import { storeLanding } from './core/landing-cookies.ts'
import { loadAuthBundle } from './core/load-auth-bundle.ts'
import { createTrackLoad } from './core/load-status.ts'
import { createLocalizedLoads } from './core/localized-loads.ts'
import { createPage } from './core/page.ts'
import type { PageFacts, RemotePageBridge } from './core/page-bridge.ts'
import { createCommandRunner } from './core/run-command.ts'
import { openBase } from './core/worker-base.ts'
import { startBootSnapshotWriter } from '#db/boot-snapshot-writer.ts'
import { recoverWhenCleared } from '#db/recover-database.ts'
import { storeApiAddress } from '#db/store-api-address.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { ConfiguredHosts } from '#domain/wire/hosts.ts'
import { blockRegion, getStoredRegion } from './connection/geo/index.ts'
import { type Bearer, createCall, toHeaders } from './http/client.ts'
import { startBackgroundJobs } from './jobs/background.ts'
import { createLazyFeatures } from './lazy-features.ts'
import { identify } from './profile/index.ts'
import { createWatches } from './realtime/watches.ts'
import { switchLocale } from './profile/settings/index.ts'
import { withErrorReports } from './reporting/third-parties/report-call-errors.ts'
import { reportWorkerErrors } from './reporting/third-parties/report-worker-errors.ts'

/**
 * Creates one tab's worker: shared services first, then session and jobs, then the commands of all domains. `opening`:
 * its base, where that has begun before the page connected.
 */
export async function createWorker(
  host: RemotePageBridge,
  facts: PageFacts,
  configured: ConfiguredHosts = {},
  opening = openBase(Promise.resolve(host)),
) {
  const stopping = new AbortController()
  const { db, copied, isShared, clock, connection, send } = await opening
  const page = createPage(host, facts, configured)
  const session = createSession(db, page, () => identify(context))
  const localizedLoads = createLocalizedLoads(db, page)
  const places = { region: () => getStoredRegion(db), language: localizedLoads.language }
  const headers = (bearer: string | null) => toHeaders(places, bearer)
  const onRejected = (link: string | null): void =>
    runInBackground(loadAuthBundle().then(({ goToSsoOnce }) => goToSsoOnce(context, link)))
  const tokens = createTokens({ db, page, transport: send, session, headers, onRejected })
  const onBlocked = (body: unknown): void => runInBackground(blockRegion({ db, clock, page }, body))
  const call = withErrorReports(createCall(send, tokens, { page, ...places, onBlocked }), () => context)
  const trackLoad = createTrackLoad(db, clock)
  const context: Context = { db, page, call, send, clock, connection, session, headers, localizedLoads, trackLoad }
  const features = createLazyFeatures(context, stopping.signal)

  reportWorkerErrors(context)
  await storeLanding(page)
  // In the background, so that a full disk does not stop the start.
  runInBackground(storeApiAddress(db, page.hosts.api))
  const adopted = await adoptSession(db, page, session)
  if (!facts.online) connection.markOffline()
  startLandingLogin(context, adopted)
  const bootSnapshot = startBootSnapshotWriter(db, page)
  const watches = createWatches()
  const renew = (stale: Bearer) => tokens.renew(stale)
  const { run, repeatLoads } = createCommandRunner(() => domains)
  const jobs = startBackgroundJobs(context, { ...features, watches, repeatLoads, isShared }, renew, stopping.signal)
  recoverWhenCleared({ db, page, session, connection, bootSnapshot, refill: jobs.refill, stopped: stopping.signal })

  const domains = createCommandTree(context, {
    features,
    watches,
    jobs,
    switchLocale: (locale: Locale) => switchLocale(context, bootSnapshot, locale),
  })
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
