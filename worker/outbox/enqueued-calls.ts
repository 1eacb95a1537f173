import type { Context } from '../core/context.ts'
import type { OutboxRow } from '../db/rows.ts'
import { requestLock } from '../domain/protocol/locks.ts'
import { QUEUE_PATH } from '../domain/protocol/queued-call.ts'
import { OUTBOX_LOCK } from './outbox.ts'

/** Takes back what waits about a subject; answers when nothing of it is on its way any more. */
export async function dropEnqueuedCalls(context: Context, subject: string, owners: readonly string[]): Promise<void> {
  if (await context.page.bridge.hasServiceWorker()) {
    await fetch(addressOf(subject, owners), { method: 'DELETE' }).catch(() => undefined)
  }
  await requestLock(OUTBOX_LOCK, () => inOutbox(context, subject, owners).delete())
}

/** Whether something about a subject waits to be sent; what cannot be found out is taken for yes. */
export async function isCallEnqueued(context: Context, subject: string, owners: readonly string[]): Promise<boolean> {
  if ((await inOutbox(context, subject, owners).count()) > 0) return true
  if (!(await context.page.bridge.hasServiceWorker())) return false
  // Any other answer is a service worker's that nothing does, or none of a service worker: then it has nothing of ours.
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
