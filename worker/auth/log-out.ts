import { logout as logoutEndpoint } from '../endpoints/auth.ts'
import { enqueueCall } from '../outbox/outbox.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadAuthBundle } from '../core/load-auth-bundle.ts'
import { QUEUE_MAX_AGE_MS } from '../domain/protocol/constants.ts'
import { LOGOUT_SUBJECT } from '../domain/protocol/queued-call.ts'
import { isTransientStatus } from '../domain/protocol/transient.ts'

/**
 * Ends the session on this device first, with or without a network, then calls the operator. A call that gets no answer
 * is enqueued with the token that it ends.
 */
export async function logOut(context: Context): Promise<void> {
  const { db, page } = context
  const events = await db.events.toArray().catch(() => [])
  const ended = await context.session.end()
  if (!ended) return
  if (events.length > 0) runInBackground(loadAuthBundle().then(({ sendLast }) => sendLast(context, events)))
  const headers = await context.headers(ended.token)
  const url = page.hosts[logoutEndpoint.service] + logoutEndpoint.path
  const enqueue = () =>
    enqueueCall(db, {
      subject: LOGOUT_SUBJECT,
      owner: ended.playerId ?? ended.loginId,
      url,
      method: logoutEndpoint.method,
      headers,
      body: null,
      retry: [],
      maxAgeMs: QUEUE_MAX_AGE_MS,
    })
  await context.send(logoutEndpoint, { url, headers, body: undefined }).then(
    ({ status }) => (isTransientStatus(status) ? enqueue() : undefined),
    () => enqueue(),
  )
}
