import type { MyDatabase } from '../db/my-database.ts'
import type { OutboxRow } from '../db/rows.ts'
import { CALL_TIMEOUT_MS } from '../domain/protocol/constants.ts'
import { requestLock } from '../domain/protocol/locks.ts'
import {
  type CurrentToken,
  QUEUE_PATH,
  type QueuedCall,
  shouldResend,
  tokenFor,
} from '../domain/protocol/queued-call.ts'
import type { Session } from '../auth/auth-session.ts'

export const OUTBOX_LOCK = 'outbox'

/**
 * Keeps a call for when there is a network: with the service worker, which sends it even when no page is open;
 * where there is none, in our own outbox, sent when a page finds the operator again.
 */
export async function enqueueCall(db: MyDatabase, call: QueuedCall): Promise<void> {
  const kept = await fetch(QUEUE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  }).then(
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

/** The token of now, for what waits for one; null for a guest. */
export async function currentToken(session: Session): Promise<CurrentToken | null> {
  const holder = await session.current()
  return holder && { owners: [holder.playerId, holder.loginId].filter((owner) => owner !== null), token: holder.token }
}

/** Sends what the outbox holds, oldest first, one tab at a time; what meets no network or a passing trouble stays. */
export async function sendOutbox(db: MyDatabase, session: Session): Promise<void> {
  if ((await db.outbox.count()) === 0) return
  await requestLock(OUTBOX_LOCK, async () => {
    for (const { id = 0 } of await db.outbox.toArray()) {
      // While others were sent, a logout may have taken it.
      const row = await db.outbox.get(id)
      if (!row) continue
      const status = row.expiresAt < Date.now() ? 'expired' : await statusOf(row, await currentToken(session))
      if (status === 'offline') return
      if (status === 'expired' || !shouldResend(status, row.retry)) await db.outbox.delete(id)
    }
  })
}

async function statusOf(row: OutboxRow, current: CurrentToken | null): Promise<number | 'offline'> {
  const { url, method, body } = row
  const token = tokenFor(row, current)
  const headers = token === null ? row.headers : { ...row.headers, authorization: `Bearer ${token}` }
  return fetch(url, { method, headers, body, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }).then(
    (response) => response.status,
    () => 'offline',
  )
}
