import type { Context } from '../core/context.ts'
import { logWhenLate } from '../core/late.ts'
import type { OutboxRow } from '#db/rows.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { QUEUE_PATH } from '#domain/calls/queued-call.ts'
import { OUTBOX_LOCK } from './outbox.ts'

const REPLY_MS = 10_000

/** Removes the enqueued calls of a subject; resolves when none of them is being sent any more. */
export async function dropEnqueuedCalls(context: Context, subject: string, owners: readonly string[]): Promise<void> {
  if (await context.page.bridge.hasServiceWorker()) {
    await askServiceWorker(getAddress(subject, owners), { method: 'DELETE' }).catch(() => undefined)
  }
  await requestLock(OUTBOX_LOCK, () => inOutbox(context, subject, owners).delete(), { isPatient: true })
}

/** Whether a call about a subject is enqueued; true when that cannot be determined. */
export async function isCallEnqueued(context: Context, subject: string, owners: readonly string[]): Promise<boolean> {
  if ((await inOutbox(context, subject, owners).count()) > 0) return true
  if (!(await context.page.bridge.hasServiceWorker())) return false
  // 202: enqueued; 204: not enqueued. Any other status does not come from our service worker, so nothing is enqueued
  // there.
  return askServiceWorker(getAddress(subject, owners)).then(
    ({ status }) => status === 202,
    () => true,
  )
}

/** A request that our service worker answers itself; one that is busy or being replaced may not answer for long. */
function askServiceWorker(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = fetch(address, { ...init, signal: AbortSignal.timeout(REPLY_MS) })
  return logWhenLate('service worker’s queue', answer)
}

function inOutbox({ db }: Context, subject: string, owners: readonly string[]) {
  return db.outbox.where({ subject }).and(({ owner }: OutboxRow) => owners.includes(owner))
}

function getAddress(subject: string, owners: readonly string[]): string {
  return `${QUEUE_PATH}?${new URLSearchParams([['subject', subject], ...owners.map((owner) => ['owner', owner])])}`
}
