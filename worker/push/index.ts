import { getPush } from '#endpoints/push.ts'
import { CommandError, type ErrorCode } from '#domain/calls/result.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { PUSH_SUBJECT } from '#domain/push/push-state.ts'
import { command, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { dropEnqueuedCalls } from '../outbox/enqueued-calls.ts'
import { sharePushState } from './push-cache.ts'
import { storeMessages } from './store-messages.ts'
import {
  checkSubscription,
  type PushChoice,
  readChoice,
  removeSubscription,
  sendSubscription,
  type Subscription,
} from './subscription.ts'

export { removeSubscription } from './subscription.ts'
export type { PushChoice, Subscription } from './subscription.ts'

type Order = { subscription: Subscription; locale: Locale }

export function pushCommands(context: Context) {
  const { db, session } = context
  return {
    /** Fetches the operator's public key, which a subscription needs; stores null where the operator sends none. */
    load: command(async () => {
      const publicKey = await fetchKey(context)
      await db.facts.put({ id: 'push', publicKey, fetchedAt: context.clock.now() })
    }),
    /**
     * Sets what the player is notified of on this device. In: the browser's subscription and the language of the texts.
     * Out: the error for which the call is enqueued, or null. Errors: those of a call; the choice is then undone.
     */
    choose: command(async ({ subscription, locale, ...choice }: Order & PushChoice) => {
      const player = await session.player()
      const checked = checkSubscription(context, subscription)
      const { playerId } = player
      const before = await readChoice(context, playerId)
      const { topics, hasDetails } = choice
      const row = { id: 'pushChoice', playerId, topics, hasDetails, endpoint: checked.endpoint } as const
      await session.write(player, () => db.facts.put(row))
      try {
        return { queued: await sendSubscription(context, player, checked, locale) }
      } catch (error) {
        await session.write(player, async () => {
          if (before) await db.facts.put(before)
          else await db.facts.delete('pushChoice')
        })
        throw error
      }
    }),
    /**
     * Sends the subscription of this browser again, at a start and after whatever changes it. Out: whether the player who
     * is logged in has chosen it; another player's, or a guest's, has to be ended by the page.
     */
    renew: command(async ({ subscription, locale }: Order) => {
      const player = (await session.current()) && (await session.player())
      const choice = player && (await readChoice(context, player.playerId))
      if (!player || !choice) return { isChosen: false }
      const checked = checkSubscription(context, subscription)
      await session.write(player, () => db.facts.put({ ...choice, endpoint: checked.endpoint }))
      await sendSubscription(context, player, checked, locale)
      return { isChosen: true }
    }),
    /**
     * Ends what the player has chosen: the operator forgets the subscription, now or once there is a network. In: its
     * address; null if the browser has lost it.
     */
    remove: command(async ({ endpoint }: { endpoint: string | null }) => {
      const row = await db.facts.get('pushChoice')
      const chosen = row?.id === 'pushChoice' ? row : null
      await db.facts.delete('pushChoice')
      await sharePushState(null)
      if (chosen) await dropEnqueuedCalls(context, PUSH_SUBJECT, [chosen.playerId])
      for (const ended of new Set([endpoint, chosen?.endpoint])) if (ended) await removeSubscription(context, ended)
    }),
    /** Lists what came while the app was closed among the player's notifications; needs no network. */
    collect: command(() => storeMessages(context)),
  }
}

const NOT_OFFERED: readonly ErrorCode[] = ['notOffered', 'unavailable', 'contract']

async function fetchKey({ call, trackLoad }: Context): Promise<string | null> {
  try {
    return (await trackLoad('push', () => call(getPush))).public_key
  } catch (error) {
    const known = toAppError(error)
    if (NOT_OFFERED.includes(known.code)) return null
    throw new CommandError(known)
  }
}
