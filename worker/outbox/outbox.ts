import type { Context } from '../core/context.ts'
import type { MyDatabase } from '#db/my-database.ts'
import type { OutboxRow } from '#db/rows.ts'
import { CALL_TIMEOUT_MS } from '#domain/settings/constants.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { type CurrentToken, QUEUE_PATH, type QueuedCall, shouldResend, tokenFor } from '#domain/calls/queued-call.ts'
import type { Session } from '../auth/auth-session.ts'

export const OUTBOX_LOCK = 'outbox'

/**
 * Stores a call until there is a network: in the queue of the service worker, which sends it even when no page is open;
 * without a service worker in the table `outbox`, which is sent when a page reaches the operator again. Throws Dexie's
 * errors.
 */
export async function enqueueCall({ db, page }: Context, call: QueuedCall): Promise<void> {
  // Without one the row is written at once: a request that only the server can answer would lose the call with its tab.
  if ((await page.bridge.hasServiceWorker()) && (await isTakenByServiceWorker(call))) return
  const { maxAgeMs, ...row } = call
  await db.transaction('rw', db.outbox, async () => {
    await db.outbox
      .where({ subject: call.subject })
      .and((other) => other.owner === call.owner)
      .delete()
    await db.outbox.add({ ...row, expiresAt: Date.now() + maxAgeMs })
  })
}

function isTakenByServiceWorker(call: QueuedCall): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  return fetch(QUEUE_PATH, { method: 'POST', headers, body: JSON.stringify(call) }).then(
    ({ status }) => status === 202,
    () => false,
  )
}

/** The current token, for enqueued calls that are sent with it; null for a guest. */
export async function currentToken(session: Session): Promise<CurrentToken | null> {
  const authSession = await session.current()
  return (
    authSession && {
      owners: [authSession.playerId, authSession.loginId].filter((owner) => owner !== null),
      token: authSession.token,
    }
  )
}

/**
 * Sends the calls of the outbox, oldest first, one tab at a time. A call that gets no answer or a transient error
 * stays until it expires.
 */
export async function sendOutbox(db: MyDatabase, session: Session): Promise<void> {
  if ((await db.outbox.count()) === 0) return
  await requestLock(
    OUTBOX_LOCK,
    async () => {
      // All of them, also those behind a call that cannot be sent now: they hold tokens.
      await db.outbox.filter(({ expiresAt }) => expiresAt < Date.now()).delete()
      for (const { id = 0 } of await db.outbox.toArray()) {
        // A logout may have deleted it while the others were being sent.
        const row = await db.outbox.get(id)
        if (!row) continue
        const status = await sendRow(row, await currentToken(session))
        if (status === 'offline') return
        if (!shouldResend(status, row.retry)) await db.outbox.delete(id)
      }
    },
    { isPatient: true },
  )
}

async function sendRow(row: OutboxRow, current: CurrentToken | null): Promise<number | 'offline'> {
  const { url, method, body } = row
  const token = tokenFor(row, current)
  const headers = token === null ? row.headers : { ...row.headers, authorization: `Bearer ${token}` }
  return fetch(url, { method, headers, body, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }).then(
    (response) => response.status,
    () => 'offline',
  )
}
