import type { Context } from '../core/context.ts'
import type { AnalyticsEventRow, AppStateRows } from '../db/rows.ts'
import { ANALYTICS_BATCH_MAX } from '../domain/account/analytics.ts'
import { getConsent } from './get-consent.ts'
import type { EventSink, EventSubject } from './event-sinks.ts'
import { post } from './post.ts'

/** Who takes events, each at its own pace. */
type Taker = keyof AppStateRows['eventSinks']['doneTo']

/**
 * Has a taker given what it has not had of the waiting events, in batches of one session each; `send` says whether a
 * batch is settled. False when somebody has to come again.
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
    await keepDone(context, taker, batch)
  }
  return false
}

/** A third party has them as far as the visitor allows: what happened before a yes, or after a no, is passed over. */
export function drainSink(context: Context, sink: EventSink, signal: AbortSignal): Promise<boolean> {
  return drain(context, sink.name, signal, async (batch) => {
    const consent = await getConsent(context)
    if (consent === null) return false
    if (!consent[sink.category]) return true
    return (await post(sink.post(batch, await getSubject(context)))) !== 'again'
  })
}

/** Deletes what all of these are done with. */
export async function dropDone({ db }: Pick<Context, 'db'>, takers: readonly Taker[]): Promise<void> {
  await db.transaction('rw', db.events, db.facts, async () => {
    const { deviceId, doneTo } = await state({ db })
    await db.events
      .where('seq')
      .belowOrEqual(Math.min(...takers.map((taker) => doneTo[taker] ?? 0)))
      .delete()
    // An empty store may begin to count anew.
    if ((await db.events.count()) === 0) await db.facts.put({ id: 'eventSinks', deviceId, doneTo: {} })
  })
}

function ofOneSession(events: readonly AnalyticsEventRow[]): AnalyticsEventRow[] {
  const other = events.findIndex(({ sessionId }) => sessionId !== events[0]?.sessionId)
  return events.slice(0, other < 0 ? events.length : other)
}

async function keepDone({ db }: Context, taker: Taker, batch: readonly AnalyticsEventRow[]): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    const { deviceId, doneTo } = await state({ db })
    const last = batch.at(-1)?.seq ?? doneTo[taker] ?? 0
    await db.facts.put({ id: 'eventSinks', deviceId, doneTo: { ...doneTo, [taker]: last } })
  })
}

async function state({ db }: Pick<Context, 'db'>): Promise<Omit<AppStateRows['eventSinks'], 'id'>> {
  const row = await db.facts.get('eventSinks')
  return row?.id === 'eventSinks' ? row : { deviceId: crypto.randomUUID(), doneTo: {} }
}

async function getSubject(context: Context): Promise<EventSubject> {
  const playerId = (await context.session.current())?.playerId ?? null
  const wallet = playerId === null ? undefined : await context.db.wallets.get(playerId)
  const traits = { locale: context.page.locale, ...(wallet?.currency ? { currency: wallet.currency } : {}) }
  return { deviceId: (await state(context)).deviceId, playerId, traits }
}
