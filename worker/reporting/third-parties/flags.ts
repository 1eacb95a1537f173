import ky from 'ky'
import * as v from 'valibot'
import type { Context } from '../../core/context.ts'
import * as configuration from '#domain/settings/configuration.ts'
import { FEATURE_FLAGS, type FeatureFlag } from '#domain/settings/feature-flags.ts'
import { getConsent } from './get-consent.ts'
import { postToThirdParty } from './post.ts'

const GIVE_UP_MS = 10_000
/** Least time between two reports of which flags were on. */
const METRICS_EVERY_MS = 5 * 60_000
const APP_NAME = 'casino'

/** The reply of Unleash's proxy and front-end API: it lists only flags that are on. */
const reply = v.object({
  toggles: v.pipe(v.array(v.looseObject({ name: v.string(), enabled: v.boolean() })), v.maxLength(1_000)),
})

/**
 * Fetches the feature flags that this app knows; on failure the last ones stay. Flags are kill switches too, so they do
 * not wait for a consent. With the visitor's consent to statistics, Unleash gets a random id of this browser and the
 * player's id, so that a gradual rollout gives one player the same flags at each visit, and a report of which flags were
 * on; without it, an id that nothing stores. Never throws.
 */
export async function loadFlags(context: Context): Promise<void> {
  const { flagsUrl, flagsKey } = configuration
  if (flagsUrl === null) return
  const { db, clock, session } = context
  const headers: Record<string, string> = flagsKey === null ? {} : { authorization: flagsKey }
  try {
    const isCounted = (await getConsent(context))?.statistics
    if (isCounted === false) await forgetVisitor(db)
    const { sessionId, reportedAt } = isCounted
      ? await getVisitor(db)
      : { sessionId: getVisitId(context), reportedAt: 0 }
    const userId = isCounted ? (await session.current())?.playerId : null
    const address = new URL(flagsUrl)
    address.search = new URLSearchParams({
      sessionId,
      appName: APP_NAME,
      environment: 'default',
      ...(userId ? { userId } : {}),
    }).toString()
    const response = await ky(address, {
      headers: { accept: 'application/json', ...headers },
      credentials: 'omit',
      retry: 0,
      timeout: GIVE_UP_MS,
    })
    const { toggles } = v.parse(reply, await response.json())
    const names = new Set(toggles.filter(({ enabled }) => enabled).map(({ name }) => name))
    const on = FEATURE_FLAGS.filter((name) => names.has(name))
    const now = clock.now()
    const isReportDue = isCounted === true && now - reportedAt >= METRICS_EVERY_MS
    await db.transaction('rw', db.facts, async () => {
      const row = await db.facts.get('flags')
      const stored = row?.id === 'flags' ? row : null
      // A log-out has come between: these flags were another visitor's.
      if (isCounted && stored?.sessionId !== sessionId) return
      const report = isReportDue ? { reportedAt: now } : {}
      await db.facts.put({ ...stored, id: 'flags', on, fetchedAt: now, ...report })
    })
    if (isReportDue)
      await postToThirdParty({ url: `${flagsUrl}/client/metrics`, headers, body: buildMetrics(on, reportedAt, now) })
  } catch {
    // The last flags stay: nothing in the app depends on new ones.
  }
}

/** The ids of visits that are not counted: one as long as the worker lives, so that no flag changes within a visit. */
const visitIds = new WeakMap<Context, string>()

function getVisitId(context: Context): string {
  const id = visitIds.get(context) ?? crypto.randomUUID()
  visitIds.set(context, id)
  return id
}

/** Deletes the id of this browser once the visitor has rejected statistics. */
async function forgetVisitor(db: Context['db']): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    const row = await db.facts.get('flags')
    if (row?.id === 'flags') await db.facts.put({ id: 'flags', on: row.on, fetchedAt: row.fetchedAt })
  })
}

/**
 * A random id of this browser for Unleash until the next log-out, stored before its first request, and when metrics were
 * last sent.
 */
async function getVisitor(db: Context['db']): Promise<{ sessionId: string; reportedAt: number }> {
  return db.transaction('rw', db.facts, async () => {
    const row = await db.facts.get('flags')
    const known = row?.id === 'flags' ? row : { id: 'flags' as const, on: [], fetchedAt: 0 }
    const { sessionId = crypto.randomUUID(), reportedAt = 0 } = known
    await db.facts.put({ ...known, sessionId, reportedAt })
    return { sessionId, reportedAt }
  })
}

/** Each flag that the app asks for, counted once as on or off; metrics that could not be sent are lost. */
function buildMetrics(on: readonly FeatureFlag[], reportedAt: number, now: number): string {
  const toggles = FEATURE_FLAGS.map((name) => [name, on.includes(name) ? { yes: 1, no: 0 } : { yes: 0, no: 1 }])
  const bucket = {
    start: new Date(reportedAt || now).toISOString(),
    stop: new Date(now).toISOString(),
    toggles: Object.fromEntries(toggles),
  }
  return JSON.stringify({ appName: APP_NAME, instanceId: 'browser', bucket })
}
