import type { Context } from '../core/context.ts'
import { log } from '../core/page.ts'
import {
  ANALYTICS_QUEUE_MAX,
  ANALYTICS_SESSION_IDLE_MS,
  ANALYTICS_SESSION_MAX_MS,
} from '../domain/account/analytics.ts'
import { tagManagerUrl } from '../domain/settings/configuration.ts'
import { type EventData, impersonal } from './impersonal.ts'

const LONGEST_NAME = 200

/**
 * Enqueues an analytics event; the leader tab sends it. Never throws and never blocks: an event that cannot be stored
 * is lost.
 */
export function track(context: Context, name: string, data: EventData = {}): void {
  keep(context, name, data).catch(() => log('event lost', name))
}

async function keep({ db, clock, page }: Context, name: string, data: EventData): Promise<void> {
  const event = { id: crypto.randomUUID(), name: name.slice(0, LONGEST_NAME), at: clock.now(), data: impersonal(data) }
  if (tagManagerUrl !== null) void page.bridge.tagEvent(event.name, event.data)
  await db.transaction('rw', db.events, db.facts, async () => {
    const sessionId = await sessionOf(db)
    await db.events.add({ ...event, sessionId })
    const tooMany = (await db.events.count()) - ANALYTICS_QUEUE_MAX
    if (tooMany > 0) await db.events.orderBy('seq').limit(tooMany).delete()
  })
}

/** The analytics session of an event: a new one starts after 30 minutes without events, and after 24 hours. */
async function sessionOf(db: Context['db']): Promise<string> {
  const now = Date.now()
  const row = await db.facts.get('analytics')
  const known = row?.id === 'analytics' && isOn(row, now) ? row : null
  const { sessionId, startedAt } = known ?? { sessionId: crypto.randomUUID(), startedAt: now }
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
