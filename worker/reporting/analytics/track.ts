import type { Context } from '../../core/context.ts'
import { log } from '../../core/page.ts'
import type { AnalyticsEventRow } from '#db/rows.ts'
import {
  ANALYTICS_QUEUE_MAX,
  ANALYTICS_SESSION_IDLE_MS,
  ANALYTICS_SESSION_MAX_MS,
} from '#domain/reporting/analytics.ts'
import { publicPath } from '#domain/privacy/public-path.ts'
import { createUuidV7 } from '#domain/browser/uuid-v7.ts'
import { tagManagerUrl } from '#domain/settings/configuration.ts'
import { type EventData, impersonal } from './impersonal.ts'

const LONGEST_NAME = 200

/** The page that this tab shows, as the last page view named it. */
let shown: AnalyticsEventRow['page'] | null = null

/**
 * Enqueues an analytics event; the leader tab sends it. Never throws and never blocks: an event that cannot be stored
 * is lost.
 */
export function track(context: Context, name: string, data: EventData = {}): void {
  saveEvent(context, name, data).catch(() => log('event lost', name))
}

async function saveEvent({ db, clock, page }: Context, name: string, data: EventData): Promise<void> {
  const event = { id: crypto.randomUUID(), name: name.slice(0, LONGEST_NAME), at: clock.now(), data: impersonal(data) }
  const { path, title } = event.data
  if (event.name === 'page_view') shown = { path: `${path}`, title: `${title}` }
  const pageShown = shown ?? { path: publicPath(new URL(page.facts.href).pathname), title: null }
  if (tagManagerUrl !== null) void page.bridge.tagEvent(event.name, event.data)
  await db.transaction('rw', db.events, db.facts, async () => {
    const sessionId = await readSessionId(db, event.at)
    await db.events.add({ ...event, sessionId, page: pageShown })
    const tooMany = (await db.events.count()) - ANALYTICS_QUEUE_MAX
    if (tooMany > 0) await db.events.orderBy('seq').limit(tooMany).delete()
  })
}

/**
 * The analytics session of an event at `at` (ms of server time): a new one starts after 30 minutes without events, and
 * after 24 hours. PostHog takes ids of version 7 alone, and reads from them when the session began.
 */
async function readSessionId(db: Context['db'], at: number): Promise<string> {
  const now = Date.now()
  const row = await db.facts.get('analytics')
  const known = row?.id === 'analytics' && isOn(row, now) ? row : null
  const { sessionId, startedAt } = known ?? { sessionId: createUuidV7(at), startedAt: now }
  await db.facts.put({ id: 'analytics', sessionId, startedAt, usedAt: now })
  return sessionId
}

/**
 * A timestamp in the future comes from a device clock that has been corrected since; the session then counts as over.
 */
function isOn({ startedAt, usedAt }: { startedAt: number; usedAt: number }, now: number): boolean {
  const [idle, age] = [now - usedAt, now - startedAt]
  return idle >= 0 && age >= 0 && idle < ANALYTICS_SESSION_IDLE_MS && age < ANALYTICS_SESSION_MAX_MS
}
