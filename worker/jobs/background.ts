import { liveQuery } from 'dexie'
import { getConsent } from '../third-parties/get-consent.ts'
import type { Bearer } from '../http/client.ts'
import { currentToken, sendOutbox } from '../outbox/outbox.ts'
import { checkHealth } from '../connection/health-check.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { StoredDocumentRow } from '../db/rows.ts'
import { loadGeo } from '../geo/index.ts'
import { hasCatalogue, loadCatalogue, loadHome, loadPersonal } from '../lobby/index.ts'
import type { Money } from '../money/index.ts'
import { lazyImport } from '../core/lazy-import.ts'
import { loadAuthBundle } from '../core/load-auth-bundle.ts'
import type { VerificationJobs } from '../verification/index.ts'
import { loadProfile } from '../profile/index.ts'
import { consentRegions, errorReportsUrl, flagsUrl } from '../domain/settings/configuration.ts'
import {
  BUILD_POLL_MS,
  INVOICE_POLL_MS,
  PROFILE_REFRESH_MS,
  SERVICE_WORKER_CHECK_MS,
} from '../domain/protocol/constants.ts'
import { isInvoiceOpen } from '../domain/money/invoice.ts'
import { loadSettings } from '../settings/index.ts'
import type { Watches } from '../realtime/watches.ts'
import { watchClock } from '../realtime/watch-clock.ts'
import { electLeader } from './leader.ts'
import { every, reconnectPause, waitUnlessAborted } from './schedule.ts'
import { checkServiceWorker } from './service-worker-check.ts'
import { watchConnection } from '../connection/watch-connection.ts'

const CATALOGUE_AFTER_MS = 2_000
const GAME_PATH = /\/(demo|play)$/
const CATALOGUE_EVERY_MS = 10 * 60_000
const SETTLE_EVERY_MS = 2_000
/** Interval of the check for pending documents: an upload that another tab started is resumed when that tab is gone. */
const DOCUMENTS_EVERY_MS = 5_000
/** Maximum time that an enqueued call waits while the operator is reachable. */
const CALLS_EVERY_MS = 20_000
/** How often enqueued calls are checked without a network, so that the tokens of expired ones are deleted. */
const EXPIRY_EVERY_MS = 3_600_000
/** A working mirror must be known before it is needed: requested once the start is over, then every 6 h. */
const MIRROR_AFTER_MS = 5_000
const MIRROR_EVERY_MS = 6 * 3_600_000

/** Third parties are loaded after the start. */
const THIRD_PARTIES_AFTER_MS = 4_000
/** A kill switch must work soon. */
const FLAGS_EVERY_MS = 60_000
const REPORTS_EVERY_MS = 60_000

/** Mirrors are not needed at start. */
const loadMirrors = lazyImport(() => import('../mirrors/index.ts'))

type Renew = (stale: Bearer) => Promise<unknown>
type Parts = {
  money: () => Promise<Money>
  verification: () => Promise<VerificationJobs>
  watches: Watches
  /** Repeats the last fetches of this tab's page. */
  repeatLoads: () => Promise<unknown>
}

export type BackgroundJobs = {
  /** Runs a health check now; never rejects. */
  probe(): Promise<void>
  /** The tab is visible again: fetches what may have changed meanwhile. */
  wake(): Promise<void>
  /**
   * The database was cleared: fetches what a visit fetches and what the page has requested, now or once the operator is
   * reachable.
   */
  refill(): Promise<void>
}

/**
 * Starts the background jobs: those that every tab runs, and those that only the leader tab runs for the whole browser.
 */
export function startBackgroundJobs(
  context: Context,
  { money, verification, watches, repeatLoads }: Parts,
  renew: Renew,
  stopped: AbortSignal,
): BackgroundJobs {
  const { connection, clock } = context
  const startedAt = clock.now()
  let probing: Promise<void> | null = null
  const probe = (): Promise<void> =>
    (probing ??= checkHealth(context)
      .catch(() => undefined)
      .finally(() => {
        probing = null
      }))

  // The chunk of money is loaded only if an intent or invoice is open.
  const settle = async (): Promise<void> => {
    if (await hasUnsettledIntents(context)) await (await money()).journal.settle()
  }
  const poll = async (): Promise<void> => {
    if (await hasOpenInvoices(context)) await (await money()).pollInvoices()
  }
  // The chunk of verification is loaded only if a document is pending.
  const sendDocuments = async (patient: boolean): Promise<void> => {
    if (await hasDocumentsToSend(context)) await (await verification()).send(patient)
  }
  // The chunk of the landing is loaded only if the address has a query.
  const landing = lazyImport(async () => (await loadAuthBundle()).createLanding(context))
  const tellLanding = async (): Promise<void> => {
    if (context.page.facts.href.includes('?')) await (await landing())()
  }
  const lookAtClock = watchClock(context, stopped)
  const wake = async (): Promise<void> => {
    runInBackground(lookAtClock())
    await Promise.all([refreshProfile(context, PROFILE_REFRESH_MS).catch(() => null), poll()])
  }
  const refresh = async (): Promise<void> => {
    await Promise.allSettled([
      loadProfile(context),
      poll(),
      settle(),
      loadHome(context),
      loadMissingCatalogue(context),
      context.localizedLoads.loadAgain(),
    ])
  }

  // Third parties run after the app's own jobs, and cost nothing if none is configured.
  const thirdParties = lazyImport(() => import('../third-parties/index.ts'))
  const askForFlags = async () => (await thirdParties()).loadFlags(context)
  const reportSender = lazyImport(async () => (await thirdParties()).createReportSender(context))
  const sendKeptReports = async () => (await reportSender())()

  // A visit that started offline is completed when the operator is reachable.
  let visited = connection.reachable
  let isCleared = false
  const catchUp = async (): Promise<void> => {
    const first = !visited
    visited = true
    // Not awaited, because they may take minutes.
    runInBackground(sendDocuments(false))
    runInBackground(tellLanding())
    await Promise.all([first ? visit(context, settle) : refresh(), isCleared && fetchLost()])
    // Only now: by this time, a token that had expired meanwhile has been renewed.
    const current = await currentToken(context.session)
    await Promise.all([sendOutbox(context.db, context.session), context.page.bridge.catchUp(current)])
    await confirmChosen(context)
  }
  const fetchLost = async (): Promise<void> => {
    await Promise.allSettled([loadMissingCatalogue(context), loadPersonal(context), repeatLoads()])
    // If the connection was lost meanwhile, it is repeated on the next reconnect.
    isCleared = !connection.reachable
  }
  const refill = async (): Promise<void> => {
    visited = false
    isCleared = true
    if (connection.reachable) await catchUp()
  }
  if (visited) {
    runInBackground(visit(context, settle))
    runInBackground(tellLanding())
  }
  if (consentRegions.length > 0) followConsent(context, () => runInBackground(tellLanding()), stopped)
  watchConnection({ connection, probe, catchUp, isLively: () => watches.wanted().size > 0, stopped })
  electLeader((signal) => {
    void every(INVOICE_POLL_MS, () => whileReachable(poll), signal)
    void every(SETTLE_EVERY_MS, () => whileReachable(settle), signal)
    void every(DOCUMENTS_EVERY_MS, () => whileReachable(() => sendDocuments(true)), signal)
    void every(PROFILE_REFRESH_MS, () => whileReachable(() => refreshProfile(context)), signal, PROFILE_REFRESH_MS)
    void every(
      CATALOGUE_EVERY_MS,
      () => whileReachable(() => keepCatalogue(context, startedAt)),
      signal,
      CATALOGUE_AFTER_MS,
    )
    void every(
      MIRROR_EVERY_MS,
      () => whileReachable(async () => (await loadMirrors()).askForMirror(context)),
      signal,
      MIRROR_AFTER_MS,
    )
    // Delayed, because the browser itself looks for a new service worker when a page is opened.
    const lookForBuild = () => whileOnline(() => checkServiceWorker(context))
    void every(SERVICE_WORKER_CHECK_MS, lookForBuild, signal, SERVICE_WORKER_CHECK_MS)
    void every(CALLS_EVERY_MS, () => whileReachable(() => sendCalls(context)), signal, CALLS_EVERY_MS)
    void every(EXPIRY_EVERY_MS, async () => connection.reachable || sendCalls(context), signal)
    void every(BUILD_POLL_MS, () => whileOnline(() => context.page.bridge.pollBuild()), signal)
    if (flagsUrl !== null) void every(FLAGS_EVERY_MS, () => whileOnline(askForFlags), signal, THIRD_PARTIES_AFTER_MS)
    if (errorReportsUrl !== null)
      void every(REPORTS_EVERY_MS, () => whileOnline(sendKeptReports), signal, THIRD_PARTIES_AFTER_MS)
    followSession(context, money, signal)
    followRealtime(context, watches, renew, signal)
    followEvents(context, signal)
  }, stopped)

  async function whileReachable(job: () => Promise<unknown>): Promise<void> {
    if (connection.reachable) await job()
  }

  return { probe, wake, refill }
}

/**
 * Fetches the profile if it may have changed without a notification: while the socket is open, the operator itself
 * sends money and bonuses. What the socket does not send, such as a name changed on another device, is fetched when the
 * player returns to the tab and the profile is older than `olderThanMs` (ms).
 */
async function refreshProfile(context: Context, olderThanMs = Infinity): Promise<void> {
  const { db, clock, session } = context
  const realtime = await db.facts.get('realtime')
  const isTold = realtime?.id === 'realtime' && realtime.state === 'open'
  const fetchedAt = (await db.players.get((await session.current())?.playerId ?? ''))?.fetchedAt ?? 0
  const age = clock.now() - fetchedAt
  // A timestamp in the future comes from a clock that has been corrected since.
  if (!isTold || age < 0 || age > olderThanMs) await loadProfile(context)
}

/** Runs a job that calls only the page's own origin: it may be reachable, and deliver a fix, while the API is not. */
async function whileOnline(job: () => Promise<unknown>): Promise<void> {
  if (navigator.onLine !== false) await job()
}

/** The requests of a visit, in parallel; a failed one does not affect the others. */
async function visit(context: Context, settle: () => Promise<void>): Promise<void> {
  const jobs = [loadProfile, loadHome, loadGeo, lookForMirrors, loadSettings]
  await Promise.allSettled([...jobs.map((job) => job(context)), settle()])
}

/** Fetches the operator's mirror addresses. */
async function lookForMirrors(context: Context): Promise<void> {
  await (await loadMirrors()).visitMirrors(context)
}

/**
 * Refreshes the catalogue. A visit that started in a game does not load a missing catalogue, to leave the bandwidth to
 * the game; a page that needs the catalogue loads it. It is not fetched again if a page has fetched it after
 * `startedAt` (ms of server time).
 */
async function keepCatalogue(context: Context, startedAt: number): Promise<void> {
  const kept = await context.db.facts.get('catalogue')
  const fetchedAt = kept?.id === 'catalogue' && (await hasCatalogue(context)) ? kept.fetchedAt : 0
  const now = context.clock.now()
  // A timestamp in the future comes from a clock that has been corrected since.
  if (fetchedAt <= now && fetchedAt > Math.max(startedAt, now - CATALOGUE_EVERY_MS / 2)) return
  const beganWithGame = GAME_PATH.test(new URL(context.page.facts.href).pathname)
  if (!beganWithGame || kept) await loadCatalogue(context)
}

async function loadMissingCatalogue(context: Context): Promise<void> {
  if (!(await hasCatalogue(context))) await loadCatalogue(context)
}

async function hasUnsettledIntents({ db, session }: Context): Promise<boolean> {
  const playerId = (await session.current())?.playerId
  if (!playerId) return false
  const states = ['sent', 'unknown'].map((state) => [playerId, state])
  return (await db.intents.where('[playerId+state]').anyOf(states).count()) > 0
}

/** The document, or its removal, still has to be sent. */
function isUnderway({ state, removed }: StoredDocumentRow): boolean {
  return state === 'sending' || removed === 'untold'
}

async function hasDocumentsToSend({ db }: Context): Promise<boolean> {
  return (await db.documents.filter(isUnderway).count()) > 0
}

async function hasOpenInvoices({ db, session }: Context): Promise<boolean> {
  const playerId = (await session.current())?.playerId
  if (!playerId) return false
  const rows = await db.invoices.where({ playerId }).toArray()
  return rows.some(({ status }) => isInvoiceOpen(status))
}

/** The sender of analytics events is a lazy chunk, loaded with the first event. */
function followEvents(context: Context, signal: AbortSignal): void {
  const sender = lazyImport(async () => (await loadAuthBundle()).createEventSender(context, signal))
  const subscription = liveQuery(() => context.db.events.count()).subscribe((count) => {
    if (count > 0) runInBackground(sender().then((due) => due(count)))
  })
  signal.addEventListener('abort', () => subscription.unsubscribe())
}

/** Calls `chosen` whenever the visitor's consent becomes known or changes, so that waiting work can continue. */
function followConsent(context: Context, chosen: () => void, stopped: AbortSignal): void {
  const subscription = liveQuery(() => getConsent(context)).subscribe((consent) => {
    if (consent !== null) chosen()
  })
  stopped.addEventListener('abort', () => subscription.unsubscribe())
}

/** Runs the money jobs and the mirror check of one player for as long as that log-in lasts. */
function followSession(context: Context, money: () => Promise<Money>, signal: AbortSignal): void {
  let loginId: string | null = null
  let ending = new AbortController()
  let known: string | null = null
  const subscription = liveQuery(() => context.session.current()).subscribe((holder) => {
    // A new token may allow enqueued calls to be sent.
    const now = JSON.stringify([holder?.token, holder?.playerId])
    if (now !== known && context.connection.reachable) runInBackground(sendCalls(context))
    known = now
    if ((holder?.loginId ?? null) === loginId) return
    loginId = holder?.loginId ?? null
    ending.abort()
    ending = new AbortController()
    if (loginId === null) return
    runInBackground(followPlayer(context, money, ending.signal))
  })
  signal.addEventListener('abort', () => {
    subscription.unsubscribe()
    ending.abort()
  })
}

async function sendCalls(context: Context): Promise<void> {
  const { db, session, page } = context
  const current = await currentToken(session)
  await Promise.all([sendOutbox(db, session), page.bridge.sendCalls(current)])
  await confirmChosen(context)
}

/** Enqueued choices that have just been sent are confirmed by the next profile. */
async function confirmChosen(context: Context): Promise<void> {
  const { chosenSettings, chosenFavourites } = context.db
  const rows = [...(await chosenSettings.toArray()), ...(await chosenFavourites.toArray())]
  if (rows.some(({ queued }) => queued.length > 0)) await loadProfile(context)
}

/** Lazy chunks for logged-in players, loaded for the first one; a failed load is repeated. */
async function followPlayer(context: Context, money: () => Promise<Money>, signal: AbortSignal): Promise<void> {
  await withCode(signal, async () => {
    const [{ checkMirrors }, { follow }] = await Promise.all([import('../mirror-check/index.ts'), money()])
    await Promise.all([checkMirrors(context, signal), follow(signal)])
  })
}

/** Starts the socket; its chunk is loaded with the first player, or the first topic on screen. */
function followRealtime(context: Context, watches: Watches, renew: Renew, signal: AbortSignal): void {
  const begin = lazyImport(() =>
    withCode(signal, async () => {
      const { startRealtime } = await import('../realtime/index.ts')
      startRealtime(context, { watches, renew, signal })
    }),
  )
  const beginIfWatched = (): void => {
    if (watches.wanted().size > 0) runInBackground(begin())
  }
  const endWatching = watches.onChange(beginIfWatched)
  const subscription = liveQuery(() => context.session.current()).subscribe((holder) => {
    if (holder) runInBackground(begin())
  })
  signal.addEventListener('abort', () => {
    endWatching()
    subscription.unsubscribe()
  })
  beginIfWatched()
}

/** Runs work whose chunk may fail to load, and repeats it with back-off until it succeeds or the signal aborts. */
async function withCode(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      return await work()
    } catch {
      await waitUnlessAborted(reconnectPause(tries, false), signal)
    }
  }
}
