import { PUSH_TOPICS, getSentTopics } from '#domain/push/topics.ts'
import { isPaused } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { readPushKeys } from './keys.ts'
import { type PushEvent, toPayload } from './payload.ts'

const COLUMNS = {
  endpoint: 'text',
  p256dh: 'text',
  auth: 'text',
  origin: 'text',
  locale: 'text',
  topics: 'text',
  details: 'int',
} as const

const DAY_S = 86_400
const GONE: readonly number[] = [404, 410]
/** Whom a push service can write to about the messages of this operator. */
const CONTACT = 'mailto:push@tulpar.example'

/**
 * Sends an event to the player's browsers that want its topic; in a break none that invites to play. A subscription that
 * the push service no longer knows is deleted. Returns the status of each.
 */
export async function sendPush(world: World, player: number, event: PushEvent): Promise<number[]> {
  const { keys, rows } = await world.database.write(async (tx) => ({
    keys: await readPushKeys(tx),
    rows: (await isTopicSent(tx, world, player, event))
      ? await tx.rows(COLUMNS, `SELECT ${Object.keys(COLUMNS).join()} FROM push_subscriptions WHERE player = ?`, [
          player,
        ])
      : [],
  }))
  const wanting = rows.filter(({ topics }) => topics.split(',').includes(getPushTopic(event.key)))
  if (wanting.length === 0) return []
  // Loaded with the first message: few starts of the stand-in send one.
  const { generateRequestDetails } = (await import('web-push')).default
  return Promise.all(
    wanting.map(async ({ endpoint, p256dh, auth, origin, locale, details }) => {
      const payload = toPayload(event, { player, origin, locale, details: details === 1 })
      const request = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: CONTACT, ...keys },
        TTL: DAY_S,
        urgency: 'normal',
      })
      // `sendNotification` of the package speaks https alone; the push service of the stand-in is on loopback.
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
      const { status } = await fetch(endpoint, {
        method: request.method,
        headers: headers.filter(([name]) => name !== 'Content-Length'),
        body: new Uint8Array(request.body ?? []),
      })
      if (GONE.includes(status)) await removeSubscription(world, endpoint)
      return status
    }),
  )
}

export async function removeSubscription(world: World, endpoint: string): Promise<void> {
  await world.database.write((tx) => tx.run('DELETE FROM push_subscriptions WHERE endpoint = ?', [endpoint]))
}

async function isTopicSent(
  tx: Parameters<typeof isPaused>[0],
  world: World,
  player: number,
  { key }: PushEvent,
): Promise<boolean> {
  const sent: readonly string[] = getSentTopics(PUSH_TOPICS, !(await isPaused(tx, world, player)))
  return sent.includes(getPushTopic(key))
}

/** Like `sendPush`, for an event whose outcome no call waits for. */
export function announcePush(world: World, player: number, event: PushEvent): void {
  sendPush(world, player, event).catch((cause: unknown) => console.error('operator: push', event.key, cause))
}

/** The topic of a message, by its key. */
function getPushTopic(key: string): string {
  return key.replace(/\..*/, '')
}
