import type { Context } from '../core/context.ts'
import type { NoticeRow } from '#db/rows.ts'

/** A review that was due longer ago is not reminded of: a device that is new to the player need not know of it. */
const REMINDED_FOR_MS = 14 * 86_400_000

type Reminder = Extract<NoticeRow, { kind: 'limitReady' | 'reviewDue' }>

/**
 * Adds a notice for each higher limit that can be confirmed now, and for a review that is due, once for each time. Does
 * nothing for a guest.
 */
export function remindOfProtection({ db, clock }: Context): Promise<void> {
  return db.transaction('rw', [db.session, db.protection, db.notices, db.notifications], async () => {
    const playerId = (await db.session.get('current'))?.playerId
    const row = playerId && (await db.protection.get(playerId))
    if (!row) return
    const now = clock.now()
    const due: Reminder[] = row.limits.flatMap(({ kind: limit, period, pending }) =>
      pending && pending.from <= now
        ? [{ playerId: row.playerId, at: now, kind: 'limitReady', limit, period, since: pending.from }]
        : [],
    )
    const { reviewDueAt } = row
    if (reviewDueAt !== null && reviewDueAt <= now && now - reviewDueAt < REMINDED_FOR_MS) {
      due.push({ playerId: row.playerId, at: now, kind: 'reviewDue', since: reviewDueAt })
    }
    const added = [
      ...(await db.notices.where({ playerId: row.playerId }).toArray()),
      ...(await db.notifications.where({ playerId: row.playerId }).toArray()),
    ]
    await db.notices.bulkAdd(due.filter((reminder) => !added.some((other) => isSame(other, reminder))))
  })
}

function isSame(other: NoticeRow, reminder: Reminder): boolean {
  if (other.kind !== reminder.kind || other.since !== reminder.since) return false
  if (other.kind !== 'limitReady' || reminder.kind !== 'limitReady') return true
  return other.limit === reminder.limit && other.period === reminder.period
}
