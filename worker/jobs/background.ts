import { liveQuery } from 'dexie'
import { getConsent } from '../reporting/third-parties/get-consent.ts'
import type { Bearer } from '../http/client.ts'
import { currentToken, sendOutbox } from '../outbox/outbox.ts'
import { checkHealth } from '../connection/health-check.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { StoredDocumentRow } from '#db/rows.ts'
import { loadGeo } from '../connection/geo/index.ts'
import { hasCatalogue, loadCatalogue, loadHome, loadPersonal } from '../lobby/index.ts'
import type { Money } from '../money/index.ts'
import { lazyImport } from '../core/lazy-import.ts'
import { loadAuthBundle } from '../core/load-auth-bundle.ts'
import type { VerificationJobs } from '../verification/index.ts'
import { loadProfile } from '../profile/index.ts'
import { consentRegions } from '#domain/settings/configuration.ts'
import { PROFILE_REFRESH_MS } from '#domain/settings/constants.ts'
import { UNSETTLED_STATES } from '#domain/money/intent-state.ts'
import { isInvoiceOpen } from '#domain/money/invoice.ts'
import { loadSettings } from '../profile/settings/index.ts'
import type { Watches } from '../realtime/watches.ts'
import { watchClock } from '../realtime/watch-clock.ts'
import { createLeaderJobs } from './leader-jobs.ts'
import { confirmChosen, loadMirrors, refreshProfile, sendCalls } from './shared-work.ts'
import { reconnectPause, runJobs, waitUnlessAborted } from './schedule.ts'
import { watchConnection } from '../connection/watch-connection.ts'
import { requestLock } from '#domain/browser/locks.ts'

const LEADER_LOCK = 'leader'

type Renew = (stale: Bearer) => Promise<unknown>
type Parts = {
  money: () => Promise<Money>
  verification: () => Promise<VerificationJobs>
  watches: Watches
  /** Repeats the last fetches of this tab's page. */
  repeatLoads: () => Promise<unknown>
  /** Whether the tabs of the browser share the database. */
  isShared: boolean
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
  { money, verification, watches, repeatLoads, isShared }: Parts,
  renew: Renew,
  stopped: AbortSignal,
): BackgroundJobs {
  const { connection } = context
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
  const reportLanding = async (): Promise<void> => {
    if (context.page.facts.href.includes('?')) await (await landing())()
  }
  const lookAtClock = watchClock(context, stopped)
  const wake = async (): Promise<void> => {
    runInBackground(lookAtClock())
    await Promise.all([refreshProfile(context, PROFILE_REFRESH_MS).catch(() => null), poll()])
  }
  let hasGeo = false
  const findVisitor = async (): Promise<void> => {
    hasGeo ||= await loadGeo(context)
  }
  const refresh = async (): Promise<void> => {
    await Promise.allSettled([
      findVisitor(),
      loadProfile(context),
      poll(),
      settle(),
      loadHome(context),
      loadMissingCatalogue(context),
      context.localizedLoads.loadAgain(),
    ])
  }

  // A visit that started offline is completed when the operator is reachable.
  let visited = connection.reachable
  let isCleared = false
  const catchUp = async (): Promise<void> => {
    const first = !visited
    visited = true
    // Not awaited, because they may take minutes.
    runInBackground(sendDocuments(false))
    runInBackground(reportLanding())
    await Promise.all([first ? visit(context, [findVisitor(), settle()]) : refresh(), isCleared && fetchLost()])
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
    hasGeo = false
    isCleared = true
    if (connection.reachable) await catchUp()
  }
  if (visited) {
    runInBackground(visit(context, [findVisitor(), settle()]))
    runInBackground(reportLanding())
  }
  if (consentRegions.length > 0) followConsent(context, () => runInBackground(reportLanding()), stopped)
  watchConnection({ connection, probe, catchUp, isLively: () => watches.wanted().size > 0, stopped })
  const leaderJobs = createLeaderJobs(context, { poll, settle, sendDocuments: () => sendDocuments(true) })
  const lead = (signal: AbortSignal): void => {
    runInBackground(runJobs(leaderJobs, signal))
    followSession(context, money, signal)
    followRealtime(context, watches, renew, signal)
    followEvents(context, signal)
  }
  // A tab with a database of its own does its own work, and leaves the work of the others to them.
  if (isShared) electLeader(lead, stopped)
  else lead(stopped)

  return { probe, wake, refill }
}

/** The requests of a visit, in parallel with those already started; a failed one does not affect the others. */
async function visit(context: Context, started: Promise<void>[]): Promise<void> {
  const jobs = [loadProfile, loadHome, lookForMirrors, loadSettings]
  await Promise.allSettled([...jobs.map((job) => job(context)), ...started])
}

/** Fetches the operator's mirror addresses. */
async function lookForMirrors(context: Context): Promise<void> {
  await (await loadMirrors()).visitMirrors(context)
}

async function loadMissingCatalogue(context: Context): Promise<void> {
  if (!(await hasCatalogue(context))) await loadCatalogue(context)
}

async function hasUnsettledIntents({ db, session }: Context): Promise<boolean> {
  const playerId = (await session.current())?.playerId ?? ''
  const states = UNSETTLED_STATES.map((state) => [playerId, state])
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
  const playerId = (await session.current())?.playerId ?? ''
  return (
    (await db.invoices
      .where({ playerId })
      .filter(({ status }) => isInvoiceOpen(status))
      .count()) > 0
  )
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
  const subscription = liveQuery(() => context.session.current()).subscribe((authSession) => {
    // A new token may allow enqueued calls to be sent.
    const now = JSON.stringify([authSession?.token, authSession?.playerId])
    if (now !== known && context.connection.reachable) runInBackground(sendCalls(context))
    known = now
    if ((authSession?.loginId ?? null) === loginId) return
    loginId = authSession?.loginId ?? null
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

/** Lazy chunks for logged-in players, loaded for the first one; a failed load is repeated. */
async function followPlayer(context: Context, money: () => Promise<Money>, signal: AbortSignal): Promise<void> {
  await withCode(signal, async () => {
    const [{ checkMirrors }, { follow }] = await Promise.all([import('../connection/mirror-check/index.ts'), money()])
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
  const subscription = liveQuery(() => context.session.current()).subscribe((authSession) => {
    if (authSession) runInBackground(begin())
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

/**
 * Elects one tab of the browser by a Web Lock: `lead` runs in that tab, with a signal that aborts when it is no longer
 * the leader. When the tab closes, the lock is freed and another tab takes over at once. In a browser without locks the
 * tabs share no data, so each of them leads.
 */
function electLeader(lead: (signal: AbortSignal) => void, stopped: AbortSignal): void {
  const untilStopped = (): Promise<void> => {
    lead(stopped)
    return new Promise((resolve) => {
      stopped.addEventListener('abort', () => resolve())
    })
  }
  // Rejects only if the tab stops while it still waits for the lock.
  requestLock(LEADER_LOCK, untilStopped, { signal: stopped }).catch(() => undefined)
}
