import { lazyImport } from '../core/lazy-import.ts'
import type { Context } from '../core/context.ts'
import { hasCatalogue, loadCatalogue } from '../lobby/index.ts'
import { errorReportsUrl, flagsUrl } from '#domain/settings/configuration.ts'
import {
  BUILD_POLL_MS,
  INVOICE_POLL_MS,
  PROFILE_REFRESH_MS,
  SERVICE_WORKER_CHECK_MS,
} from '#domain/settings/constants.ts'
import type { Job } from './schedule.ts'
import { loadMirrors, refreshProfile, sendCalls } from './shared-work.ts'
import { checkServiceWorker } from './service-worker-check.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const CATALOGUE_EVERY_MS = 10 * MINUTE_MS
const THIRD_PARTIES_AFTER_MS = 4 * SECOND_MS
const GAME_PATH = /\/(demo|play)$/

const isOnline = (): boolean => navigator.onLine !== false

/** Each does nothing, and loads no chunk, if nothing is open. */
type OpenWork = Record<'poll' | 'settle' | 'sendDocuments', () => Promise<unknown>>

/**
 * The jobs that one tab runs for the whole browser. `isReachable` is for calls of the operator; `isOnline` for calls of
 * the page's own origin and of third parties, which may be reachable, and deliver a fix, while the API is not.
 */
export function createLeaderJobs(context: Context, work: OpenWork): readonly Job[] {
  const { connection, clock } = context
  const startedAt = clock.now()
  const isReachable = (): boolean => connection.reachable
  const isUnreachable = (): boolean => !connection.reachable

  return [
    { name: 'invoices', everyMs: INVOICE_POLL_MS, when: isReachable, run: work.poll },
    { name: 'intents', everyMs: 2 * SECOND_MS, when: isReachable, run: work.settle },
    // Resumes an upload that another tab started, once that tab is gone.
    { name: 'documents', everyMs: 5 * SECOND_MS, when: isReachable, run: work.sendDocuments },
    {
      name: 'profile',
      everyMs: PROFILE_REFRESH_MS,
      firstAfterMs: PROFILE_REFRESH_MS,
      when: isReachable,
      run: () => refreshProfile(context),
    },
    {
      name: 'catalogue',
      everyMs: CATALOGUE_EVERY_MS,
      firstAfterMs: 2 * SECOND_MS,
      when: isReachable,
      run: () => refreshCatalogue(context, startedAt),
    },
    // A working mirror must be known before it is needed, but not at the start.
    {
      name: 'mirror',
      everyMs: 6 * HOUR_MS,
      firstAfterMs: 5 * SECOND_MS,
      when: isReachable,
      run: async () => (await loadMirrors()).askForMirror(context),
    },
    // Delayed, because the browser itself looks for a new service worker when a page is opened.
    {
      name: 'serviceWorker',
      everyMs: SERVICE_WORKER_CHECK_MS,
      firstAfterMs: SERVICE_WORKER_CHECK_MS,
      when: isOnline,
      run: () => checkServiceWorker(context),
    },
    // The maximum time that an enqueued call waits while the operator is reachable.
    {
      name: 'calls',
      everyMs: 20 * SECOND_MS,
      firstAfterMs: 20 * SECOND_MS,
      when: isReachable,
      run: () => sendCalls(context),
    },
    // Without a network, the tokens of expired calls are deleted.
    { name: 'expiredCalls', everyMs: HOUR_MS, when: isUnreachable, run: () => sendCalls(context) },
    { name: 'build', everyMs: BUILD_POLL_MS, when: isOnline, run: () => context.page.bridge.pollBuild() },
    ...(flagsUrl === null ? [] : [flagsJob(context)]),
    ...(errorReportsUrl === null ? [] : [reportsJob(context)]),
  ]
}

// Third parties run after the app's own jobs; without a setting, neither job nor chunk is part of the build.
const loadThirdParties = lazyImport(() => import('../reporting/third-parties/index.ts'))

/** Often, because a kill switch must work soon. */
function flagsJob(context: Context): Job {
  return {
    name: 'flags',
    everyMs: MINUTE_MS,
    firstAfterMs: THIRD_PARTIES_AFTER_MS,
    when: isOnline,
    run: async () => (await loadThirdParties()).loadFlags(context),
  }
}

function reportsJob(context: Context): Job {
  const sender = lazyImport(async () => (await loadThirdParties()).createReportSender(context))
  return {
    name: 'reports',
    everyMs: MINUTE_MS,
    firstAfterMs: THIRD_PARTIES_AFTER_MS,
    when: isOnline,
    run: async () => (await sender())(),
  }
}

/**
 * Refreshes the catalogue. A visit that started in a game does not load a missing catalogue, to leave the bandwidth to
 * the game; a page that needs the catalogue loads it. It is not fetched again if a page has fetched it after
 * `startedAt` (ms of server time).
 */
async function refreshCatalogue(context: Context, startedAt: number): Promise<void> {
  const stored = await context.db.facts.get('catalogue')
  const fetchedAt = stored?.id === 'catalogue' && (await hasCatalogue(context)) ? stored.fetchedAt : 0
  const now = context.clock.now()
  // A timestamp in the future comes from a clock that has been corrected since.
  if (fetchedAt <= now && fetchedAt > Math.max(startedAt, now - CATALOGUE_EVERY_MS / 2)) return
  const beganWithGame = GAME_PATH.test(new URL(context.page.facts.href).pathname)
  if (!beganWithGame || stored) await loadCatalogue(context)
}
