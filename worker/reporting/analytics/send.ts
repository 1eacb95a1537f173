import { sendEvents } from '#endpoints/analytics.ts'
import { toAppError } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { AnalyticsEventRow } from '#db/rows.ts'
import { drain, drainSink, dropDone } from '../third-parties/drain.ts'
import { eventSinks } from '../third-parties/event-sinks.ts'
import { ANALYTICS_BATCH_MAX, ANALYTICS_FLUSH_AT, ANALYTICS_FLUSH_EVERY_MS } from '#domain/reporting/analytics.ts'
import { isTransient } from '#domain/calls/transient-error.ts'

/**
 * Creates the leader tab's sender of events. Out: a function to call with the number of waiting events. 20 events are
 * sent at once, fewer within 10 s; after a failure the next attempt follows 10 s later.
 */
export function createEventSender(context: Context, signal: AbortSignal): (count: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = false
  /** The last attempt failed: new events do not trigger an earlier one. */
  let hasPending = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (sending) return
    sending = true
    hasPending = !(await sendAll(context, signal).catch(() => false))
    sending = false
    if (hasPending) wake()
  }

  function wake(): void {
    if (!signal.aborted) timer ??= setTimeout(() => void flush(), ANALYTICS_FLUSH_EVERY_MS)
  }

  signal.addEventListener('abort', () => clearTimeout(timer))
  return (count) => {
    if (count >= ANALYTICS_FLUSH_AT && !hasPending) void flush()
    else if (count > 0) wake()
  }
}

/** Sends all events, to the operator and to third parties; false when another attempt is needed. */
async function sendAll(context: Context, signal: AbortSignal): Promise<boolean> {
  const sinks = eventSinks()
  const done = await Promise.all([
    drain(context, 'operator', signal, (batch) => isSettled(context, batch)),
    ...sinks.map((sink) => drainSink(context, sink, signal)),
  ])
  await dropDone(context, ['operator', ...sinks.map(({ name }) => name)])
  return done.every(Boolean)
}

/** Whether a batch is finished: it was accepted, or it never will be. */
async function isSettled({ call }: Context, batch: AnalyticsEventRow[]): Promise<boolean> {
  try {
    await call(sendEvents, { body: toBody(batch) })
    return true
  } catch (error) {
    const known = toAppError(error)
    // Without a status the operator did not receive it; with 401 it waits for the next session.
    return known.code === 'notOffered' || (known.status !== undefined && known.status !== 401 && !isTransient(known))
  }
}

/** Sends a player's last events after logout, once and without a token; after a failure they are lost. */
export async function sendLast(context: Context, events: AnalyticsEventRow[]): Promise<void> {
  const headers = await context.headers(null)
  const url = context.page.hosts[sendEvents.service] + sendEvents.path
  for (const batch of toBatches(events)) await context.send(sendEvents, { url, headers, body: toBody(batch) })
}

/** Splits events into batches of one session each, in order, up to the batch limit. */
function toBatches(events: readonly AnalyticsEventRow[]): AnalyticsEventRow[][] {
  const batches: AnalyticsEventRow[][] = []
  for (const event of events) {
    const last = batches.at(-1)
    if (last && last.length < ANALYTICS_BATCH_MAX && last[0]?.sessionId === event.sessionId) last.push(event)
    else batches.push([event])
  }
  return batches
}

function toBody(batch: readonly AnalyticsEventRow[]) {
  return {
    session_id: batch[0]?.sessionId ?? '',
    events: batch.map(({ id, name, at, data }) => ({ id, name, at: new Date(at).toISOString(), data })),
  }
}
