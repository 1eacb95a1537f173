import { logout as logoutEndpoint } from '#endpoints/auth.ts'
import { enqueueCall } from '../outbox/outbox.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadAuthBundle } from '../core/load-auth-bundle.ts'
import { lazyImport } from '../core/lazy-import.ts'
import { LOGOUT_MAX_AGE_MS } from '#domain/settings/constants.ts'
import { LOGOUT_SUBJECT } from '#domain/calls/queued-call.ts'
import { isTransientStatus } from '#domain/calls/transient.ts'

const loadPush = lazyImport(() => import('../push/index.ts'))

/**
 * Ends the session on this device first, with or without a network, then calls the operator. Returns whether that call is
 * enqueued.
 */
export async function logOut(context: Context): Promise<{ queued: boolean }> {
  const { db } = context
  const events = await db.events.toArray().catch(() => [])
  const push = await db.facts.get('pushChoice').catch(() => undefined)
  const ended = await context.session.end()
  if (!ended) return { queued: false }
  // The service worker ends it on this device.
  if (push?.id === 'pushChoice')
    runInBackground(loadPush().then(({ removeSubscription }) => removeSubscription(context, push.endpoint)))
  if (events.length > 0) runInBackground(loadAuthBundle().then(({ sendLast }) => sendLast(context, events)))
  return revokeToken(context, ended.token)
}

/**
 * Makes the operator revoke a token. A call that gets no answer is enqueued for a day at most, with nothing but the
 * token: it can be read on this device until then. Returns whether it is enqueued.
 */
export async function revokeToken(context: Context, token: string): Promise<{ queued: boolean }> {
  const url = context.page.hosts[logoutEndpoint.service] + logoutEndpoint.path
  const headers = await context.headers(token)
  const isAnswered = await context.send(logoutEndpoint, { url, headers, body: undefined }).then(
    ({ status }) => !isTransientStatus(status),
    () => false,
  )
  if (isAnswered) return { queued: false }
  await enqueueCall(context, {
    subject: LOGOUT_SUBJECT,
    // Of no player, and of no other log-in: each logout has to be sent.
    owner: crypto.randomUUID(),
    url,
    method: logoutEndpoint.method,
    headers: { authorization: `Bearer ${token}` },
    body: null,
    retry: [],
    maxAgeMs: LOGOUT_MAX_AGE_MS,
  })
  return { queued: true }
}
