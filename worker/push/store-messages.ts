import type { NotificationRow } from '#db/rows.ts'
import type { Context } from '../core/context.ts'
import { getNoticeTag } from '../core/notice-tag.ts'
import { dropFromInbox, readInbox } from './push-cache.ts'

/**
 * Moves the messages that the service worker has stored into the player's notifications. One that the player's data have
 * already reported is left out.
 */
export async function storeMessages({ db, session }: Context): Promise<void> {
  const stored = await readInbox()
  const player = await session.current()
  const playerId = player?.playerId
  if (!player || !playerId || stored.length === 0) return
  await session.write(player, async () => {
    const rows = await db.notifications.where({ playerId }).toArray()
    const waiting = await db.notices.where({ playerId }).toArray()
    const tags = new Set([...rows, ...waiting].map(getNoticeTag).filter((tag) => tag !== null))
    for (const { message, at } of stored) {
      const { key, values, tag, path, user } = message
      if (user !== playerId || tags.has(tag)) continue
      const row = { playerId, at, kind: 'push', key, values, tag, path } as const
      // Ids of notices are counted up and never used again.
      const id = await db.notices.add(row)
      await db.notices.delete(id)
      await db.notifications.put({ ...row, id, isRead: false } satisfies NotificationRow)
      if (tag !== '') tags.add(tag)
    }
  })
  await dropFromInbox(stored)
}
