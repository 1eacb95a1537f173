import * as v from 'valibot'
import { putPushSubscription, removePushSubscription, subscriptionSchema } from '#endpoints/push.ts'
import type { AppStateRows } from '#db/rows.ts'
import { readProtection } from '#db/read-protection.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { CommandError, type ErrorCode } from '#domain/calls/result.ts'
import { isTransient } from '#domain/calls/transient-error.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { getPlayBlock } from '#domain/protection/restrictions.ts'
import { PUSH_SUBJECT } from '#domain/push/push-state.ts'
import { getSentTopics, type PushTopic } from '#domain/push/topics.ts'
import { QUEUE_MAX_AGE_MS } from '#domain/settings/constants.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { toAddress } from '../http/client.ts'
import { dropEnqueuedCalls } from '../outbox/enqueued-calls.ts'
import { enqueueCall } from '../outbox/outbox.ts'
import { sharePushState } from './push-cache.ts'

/** What a browser's push service gave this page. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
export type PushChoice = { topics: PushTopic[]; hasDetails: boolean }
type ChoiceRow = AppStateRows['pushChoice']

/** What this player has chosen on this device; undefined if notifications are off. */
export async function readChoice({ db }: Context, playerId: string): Promise<ChoiceRow | undefined> {
  const row = await db.facts.get('pushChoice')
  return row?.id === 'pushChoice' && row.playerId === playerId ? row : undefined
}

/** Throws `CommandError` with `validation` unless the push service's address may be passed on. */
export function checkSubscription({ page }: Context, given: Subscription): Subscription {
  const parsed = v.safeParse(subscriptionSchema, given)
  if (parsed.success && page.address(parsed.output.endpoint) !== null) return parsed.output
  throw new CommandError({ code: 'validation', fields: { endpoint: ['endpoint.invalid'] }, retry: false })
}

/**
 * Sends the subscription with what the player has chosen; enqueues it after a transient error, and returns its code
 * then. One call at a time in the whole browser. In a break the topics that invite to play are left out.
 */
export function sendSubscription(
  context: Context,
  player: PlayerSession,
  { endpoint, keys }: Subscription,
  locale: Locale,
): Promise<ErrorCode | null> {
  return requestLock(PUSH_SUBJECT, async () => {
    const choice = await readChoice(context, player.playerId)
    if (!choice) return null
    const { hasDetails: details } = choice
    const topics = getSentTopics(choice.topics, await mayGetOffers(context, player.playerId))
    const sent = { locale, topics, details }
    const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, ...sent }
    const url = toAddress(putPushSubscription, context.page, {})
    await sharePushState({ owner: player.playerId, choice: sent })
    await dropEnqueuedCalls(context, PUSH_SUBJECT, [player.playerId])
    try {
      await context.call(putPushSubscription, { body, authSession: player })
      return null
    } catch (error) {
      const known = toAppError(error)
      if (!isTransient(known)) throw error
      await enqueueCall(context, {
        subject: PUSH_SUBJECT,
        owner: player.playerId,
        url,
        method: putPushSubscription.method,
        headers: { ...(await context.headers(player.token)), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        // With the owner's next token.
        retry: [401],
        maxAgeMs: QUEUE_MAX_AGE_MS,
      })
      return known.code
    }
  })
}

/**
 * Makes the operator forget a subscription; enqueued after a transient error. Without a token, because the log-in that
 * made it may be over: who knows the address may end it.
 */
export async function removeSubscription(context: Context, endpoint: string): Promise<void> {
  const body = { endpoint }
  try {
    await context.call(removePushSubscription, { body })
  } catch (error) {
    // The push service answers 410 for an ended subscription, so another error costs nothing.
    if (!isTransient(toAppError(error))) return
    await enqueueCall(context, {
      subject: PUSH_SUBJECT,
      owner: crypto.randomUUID(),
      url: toAddress(removePushSubscription, context.page, {}),
      method: removePushSubscription.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      retry: [],
      maxAgeMs: QUEUE_MAX_AGE_MS,
    })
  }
}

async function mayGetOffers({ db, clock }: Context, playerId: string): Promise<boolean> {
  const { known, local } = await readProtection(db, playerId)
  const reason = getPlayBlock(known, local, clock.now(), clock.reached())?.reason
  return reason !== 'timeOut' && reason !== 'excluded'
}
