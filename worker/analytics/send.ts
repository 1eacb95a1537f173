import { sendEvents } from '../endpoints/analytics.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { AnalyticsEventRow } from '../db/rows.ts'
import { drain, drainSink, dropDone } from '../third-parties/drain.ts'
import { eventSinks } from '../third-parties/event-sinks.ts'
import { ANALYTICS_BATCH_MAX, ANALYTICS_FLUSH_AT, ANALYTICS_FLUSH_EVERY_MS } from '../domain/account/analytics.ts'
import { isTransient } from '../domain/protocol/transient.ts'

/**
 * Sends what waits, for the tab that leads: gives what is to be told how many events there are. Twenty are sent at
 * once, fewer within 10 s; what nobody takes is offered again 10 s later (spec 9).
 */
export function createEventSender(context: Context, signal: AbortSignal): (count: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = false
  /** The last try failed: more events do not have another one come sooner. */
  let held = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (sending) return
    sending = true
    held = !(await sendAll(context, signal).catch(() => false))
    sending = false
    if (held) wake()
  }

  function wake(): void {
    if (!signal.aborted) timer ??= setTimeout(() => void flush(), ANALYTICS_FLUSH_EVERY_MS)
  }

  signal.addEventListener('abort', () => clearTimeout(timer))
  return (count) => {
    if (count >= ANALYTICS_FLUSH_AT && !held) void flush()
    else if (count > 0) wake()
  }
}

/** Sends until nothing is left, to the operator and to third parties; false when somebody has to come again. */
async function sendAll(context: Context, signal: AbortSignal): Promise<boolean> {
  const sinks = eventSinks()
  const done = await Promise.all([
    drain(context, 'operator', signal, (batch) => isSettled(context, batch)),
    ...sinks.map((sink) => drainSink(context, sink, signal)),
  ])
  await dropDone(context, ['operator', ...sinks.map(({ name }) => name)])
  return done.every(Boolean)
}

/** Whether a batch need not be sent again: it was taken, or it will never be. */
async function isSettled({ call }: Context, batch: AnalyticsEventRow[]): Promise<boolean> {
  try {
    await call(sendEvents, { body: bodyOf(batch) })
    return true
  } catch (error) {
    const known = toAppError(error)
    // Without a status nobody has taken it; with 401 it waits for the next session.
    return known.code === 'unavailable' || (known.status !== undefined && known.status !== 401 && !isTransient(known))
  }
}

/** Sends what a player who has left did last, as a guest's and once; what nobody takes is lost. */
export async function sendLast(context: Context, events: AnalyticsEventRow[]): Promise<void> {
  const headers = await context.headers(null)
  const url = context.page.hosts[sendEvents.service] + sendEvents.path
  for (const batch of batchesOf(events)) await context.send(sendEvents, { url, headers, body: bodyOf(batch) })
}

/** Events of one session each, in order, as many as are taken at once. */
function batchesOf(events: readonly AnalyticsEventRow[]): AnalyticsEventRow[][] {
  const batches: AnalyticsEventRow[][] = []
  for (const event of events) {
    const last = batches.at(-1)
    if (last && last.length < ANALYTICS_BATCH_MAX && last[0]?.sessionId === event.sessionId) last.push(event)
    else batches.push([event])
  }
  return batches
}

function bodyOf(batch: readonly AnalyticsEventRow[]) {
  return {
    session_id: batch[0]?.sessionId ?? '',
    events: batch.map(({ id, name, at, data }) => ({ id, name, at: new Date(at).toISOString(), data })),
  }
}
