import type { PushEvent } from '../push/payload.ts'
import { sendPush } from '../push/send.ts'
import type { World } from '../world.ts'

/** The methods of the test control for notifications. */
export function pushControl(world: World, readPlayerId: (email: string) => Promise<number>) {
  return {
    /** Sends an event to a player's browsers; returns the status of each. */
    push: async ({ email, ...event }: PushEvent & { email: string }) =>
      sendPush(world, await readPlayerId(email), event),
    /** The messages that the push service has taken, encrypted, oldest first. */
    pushedMessages: () => world.pushService.received(),
    /** The push service answers 410 for a subscription from now on: its browser has ended it. */
    endPushSubscription: (id: string) => world.pushService.end(id),
    /** What is stored of the subscriptions of a player. */
    pushSubscriptions: async (email: string) => {
      const player = await readPlayerId(email)
      const columns = { endpoint: 'text', origin: 'text', locale: 'text', topics: 'text', details: 'int' } as const
      return world.database.read((query) =>
        query.rows(columns, `SELECT ${Object.keys(columns).join()} FROM push_subscriptions WHERE player = ?`, [player]),
      )
    },
  }
}
