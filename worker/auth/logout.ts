import { logout } from '../endpoints/auth.ts'
import { enqueueCall } from '../outbox/outbox.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { QUEUE_MAX_AGE_MS } from '../domain/protocol/constants.ts'
import { LOGOUT_SUBJECT } from '../domain/protocol/queued-call.ts'
import { isTransientStatus } from '../domain/protocol/transient.ts'

/**
 * Ends the session here first, network or not, then tells the operator; a call that meets no network is kept and
 * sent later with the token that it is about.
 */
export async function leave(context: Context): Promise<void> {
  const { db, page } = context
  const events = await db.events.toArray().catch(() => [])
  const ended = await context.session.end()
  if (!ended) return
  if (events.length > 0) runInBackground(context.account().then(({ sendLast }) => sendLast(context, events)))
  const headers = await context.headers(ended.token)
  const url = page.hosts[logout.service] + logout.path
  const keep = () =>
    enqueueCall(db, {
      subject: LOGOUT_SUBJECT,
      owner: ended.playerId ?? ended.loginId,
      url,
      method: logout.method,
      headers,
      body: null,
      retry: [],
      maxAgeMs: QUEUE_MAX_AGE_MS,
    })
  await context.send(logout, { url, headers, body: undefined }).then(
    ({ status }) => (isTransientStatus(status) ? keep() : undefined),
    () => keep(),
  )
}
