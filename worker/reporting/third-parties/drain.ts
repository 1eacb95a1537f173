import type { Context } from '../../core/context.ts'
import type { AnalyticsEventRow, AppStateRows } from '#db/rows.ts'
import { ANALYTICS_BATCH_MAX } from '#domain/reporting/analytics.ts'
import { getConsent } from './get-consent.ts'
import type { EventSink, EventSubject } from './event-sinks.ts'
import { postToThirdParty } from './post.ts'

/** The recipients of events; each has its own position in the queue. */
type Taker = keyof AppStateRows['eventSinks']['doneTo']

/**
 * Sends a recipient the events after its position, in batches of one session each; `send` says whether a batch is
 * finished. Returns false when another attempt is needed.
 */
export async function drain(
  context: Context,
  taker: Taker,
  signal: AbortSignal,
  send: (batch: AnalyticsEventRow[]) => Promise<boolean>,
): Promise<boolean> {
  while (!signal.aborted && context.connection.reachable) {
    const waiting = context.db.events.where('seq').above((await state(context)).doneTo[taker] ?? 0)
    const batch = ofOneSession(await waiting.limit(ANALYTICS_BATCH_MAX).toArray())
    if (batch.length === 0) return true
    if (!(await send(batch))) return false
    await saveDone(context, taker, batch)
  }
  return false
}

/**
 * Sends events to a third party as far as the visitor's consent allows. Events from before the consent, or after it was
 * rejected, are skipped.
 */
export function drainSink(context: Context, sink: EventSink, signal: AbortSignal): Promise<boolean> {
  return drain(context, sink.name, signal, async (batch) => {
    const consent = await getConsent(context)
    if (consent === null) return false
    if (!consent[sink.category]) return true
    return (await postToThirdParty(sink.post(batch, await getSubject(context)))) !== 'retry'
  })
}

/** Deletes the events that all these recipients are finished with. */
export async function dropDone({ db }: Pick<Context, 'db'>, takers: readonly Taker[]): Promise<void> {
  await db.transaction('rw', db.events, db.facts, async () => {
    const { deviceId, doneTo } = await state({ db })
    await db.events
      .where('seq')
      .belowOrEqual(Math.min(...takers.map((taker) => doneTo[taker] ?? 0)))
      .delete()
    // The sequence numbers of an empty table may start again, so the positions are reset.
    if ((await db.events.count()) === 0) await db.facts.put({ id: 'eventSinks', deviceId, doneTo: {} })
  })
}

function ofOneSession(events: readonly AnalyticsEventRow[]): AnalyticsEventRow[] {
  const other = events.findIndex(({ sessionId }) => sessionId !== events[0]?.sessionId)
  return events.slice(0, other < 0 ? events.length : other)
}

async function saveDone({ db }: Context, taker: Taker, batch: readonly AnalyticsEventRow[]): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    const { deviceId, doneTo } = await state({ db })
    const last = batch.at(-1)?.seq ?? doneTo[taker] ?? 0
    await db.facts.put({ id: 'eventSinks', deviceId, doneTo: { ...doneTo, [taker]: last } })
  })
}

/** The positions and the id of this browser, which is stored before anything is sent with it. */
async function state({ db }: Pick<Context, 'db'>): Promise<AppStateRows['eventSinks']> {
  return db.transaction('rw', db.facts, async () => {
    const row = await db.facts.get('eventSinks')
    if (row?.id === 'eventSinks') return row
    const created = { id: 'eventSinks' as const, deviceId: crypto.randomUUID(), doneTo: {} }
    await db.facts.put(created)
    return created
  })
}

async function getSubject(context: Context): Promise<EventSubject> {
  const playerId = (await context.session.current())?.playerId ?? null
  const wallet = playerId === null ? undefined : await context.db.wallets.get(playerId)
  const traits = { locale: context.page.locale, ...(wallet?.currency ? { currency: wallet.currency } : {}) }
  const { href, build, userAgent } = context.page.facts
  const { origin } = new URL(href)
  return {
    deviceId: (await state(context)).deviceId,
    playerId,
    traits,
    origin,
    build,
    userAgent,
    now: context.clock.now(),
  }
}
