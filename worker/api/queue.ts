import type { MyDatabase } from '../db/my-database.ts'
import { QUEUE_PATH, type QueuedCall, isToBeSentAgain } from '../rules/queued-call.ts'

/**
 * Keeps a call for when there is a network: with the service worker, which sends it even when no page is open;
 * where there is none, in our own outbox, sent when a page finds the operator again.
 */
export async function keepForLater(db: MyDatabase, call: QueuedCall): Promise<void> {
  const kept = await fetch(QUEUE_PATH, { method: 'POST', body: JSON.stringify(call) }).then(
    ({ status }) => status === 202,
    () => false,
  )
  if (kept) return
  const { maxAgeMs, ...row } = call
  await db.transaction('rw', db.outbox, async () => {
    await db.outbox
      .where({ subject: call.subject })
      .and((other) => other.owner === call.owner)
      .delete()
    await db.outbox.add({ ...row, expiresAt: Date.now() + maxAgeMs })
  })
}

/** Sends what the outbox holds, oldest first; what meets no network or a passing trouble stays. */
export async function sendOutbox(db: MyDatabase): Promise<void> {
  for (const { id, url, method, headers, body, retry, expiresAt } of await db.outbox.toArray()) {
    if (id === undefined) continue
    if (expiresAt < Date.now()) {
      await db.outbox.delete(id)
      continue
    }
    const status = await fetch(url, { method, headers, body }).then(
      (response) => response.status,
      () => null,
    )
    if (status === null) return
    if (!isToBeSentAgain(status, retry)) await db.outbox.delete(id)
  }
}
