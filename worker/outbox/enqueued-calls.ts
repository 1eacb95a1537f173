import type { Context } from '../core/context.ts'
import type { OutboxRow } from '../db/rows.ts'
import { requestLock } from '../domain/protocol/locks.ts'
import { QUEUE_PATH } from '../domain/protocol/queued-call.ts'
import { OUTBOX_LOCK } from './outbox.ts'

/** Removes the enqueued calls of a subject; resolves when none of them is being sent any more. */
export async function dropEnqueuedCalls(context: Context, subject: string, owners: readonly string[]): Promise<void> {
  if (await context.page.bridge.hasServiceWorker()) {
    await fetch(addressOf(subject, owners), { method: 'DELETE' }).catch(() => undefined)
  }
  await requestLock(OUTBOX_LOCK, () => inOutbox(context, subject, owners).delete())
}

/** Whether a call about a subject is enqueued; true when that cannot be determined. */
export async function isCallEnqueued(context: Context, subject: string, owners: readonly string[]): Promise<boolean> {
  if ((await inOutbox(context, subject, owners).count()) > 0) return true
  if (!(await context.page.bridge.hasServiceWorker())) return false
  // 202: enqueued; 204: not enqueued. Any other status does not come from our service worker, so nothing is enqueued
  // there.
  return fetch(addressOf(subject, owners)).then(
    ({ status }) => status === 202,
    () => true,
  )
}

function inOutbox({ db }: Context, subject: string, owners: readonly string[]) {
  return db.outbox.where({ subject }).and(({ owner }: OutboxRow) => owners.includes(owner))
}

function addressOf(subject: string, owners: readonly string[]): string {
  return `${QUEUE_PATH}?${new URLSearchParams([['subject', subject], ...owners.map((owner) => ['owner', owner])])}`
}
