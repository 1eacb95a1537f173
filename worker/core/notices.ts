import { holdExclusion } from '#db/hold-exclusion.ts'
import { isEndingSoon } from '#domain/money/bonus.ts'
import type { Context } from './context.ts'
import type { NoticeRow } from '#db/rows.ts'
import { command } from './command.ts'
import { getNoticeTag } from './notice-tag.ts'

const DAY_MS = 86_400_000
/** Older notifications of a player are deleted. */
const LONGEST_MS = 90 * DAY_MS
/** A player has at most this many; the oldest are deleted. */
const MOST = 100

export function noticesCommands({ db, clock }: Context) {
  return {
    /**
     * Claims a notice for display. Returns whether this tab got it; another tab may have claimed it first. A notice of
     * a player becomes an unread notification.
     */
    claim: command(({ id }: { id: number }) =>
      db.transaction('rw', db.notices, db.notifications, db.localProtection, async () => {
        const row = await db.notices.get(id)
        if (!row) return { claimed: false }
        await db.notices.delete(id)
        // An exclusion ended the session: this browser is closed to guests from now on.
        if (row.kind === 'sessionEnded' && row.reason === 'excluded')
          await holdExclusion(db, '', { until: row.until, registerUrl: null })
        if (row.playerId !== null) await store(row, row.playerId)
        return { claimed: true }
      }),
    ),
    /**
     * Adds a notice for each of the player's bonuses that ends within 24 hours, once for a bonus and its end. Does
     * nothing for a guest.
     */
    remindOfBonuses: command(() =>
      db.transaction('rw', [db.session, db.bonuses, db.notices, db.notifications], async () => {
        const playerId = (await db.session.get('current'))?.playerId
        if (!playerId) return
        const now = clock.now()
        const added = [
          ...(await db.notices.where({ playerId }).toArray()),
          ...(await db.notifications.where({ playerId }).toArray()),
        ]
        for (const bonus of await db.bonuses.where({ playerId }).toArray()) {
          const { id: bonusId, name, texts, expiresAt: endsAt } = bonus
          if (endsAt === null || !isEndingSoon(bonus, now)) continue
          const isAdded = added.some(
            (row) => row.kind === 'bonusEnds' && row.bonusId === bonusId && row.endsAt === endsAt,
          )
          if (!isAdded) await db.notices.add({ playerId, at: now, kind: 'bonusEnds', bonusId, name, texts, endsAt })
        }
      }),
    ),
    /** Marks the notifications up to one as read: the player has seen them. In: the id of the newest seen. */
    markRead: command(async ({ id }: { id: number }) => {
      await db.notifications.where('id').belowOrEqual(id).modify({ isRead: true })
    }),
  }

  async function store(notice: NoticeRow, playerId: string): Promise<void> {
    // Ids of notices are counted up and never used again.
    await db.notifications.put({ ...notice, id: Number(notice.id), playerId, isRead: false })
    const all = await db.notifications.where({ playerId }).sortBy('id')
    // A push has reported the same before, with less in it.
    const tag = getNoticeTag(notice)
    const same = all.filter((row) => row.kind === 'push' && row.tag === tag)
    await db.notifications.bulkDelete(same.map(({ id }) => id))
    const rows = all.filter((row) => !same.includes(row))
    const since = clock.now() - LONGEST_MS
    const tooMany = rows.length - MOST
    await db.notifications.bulkDelete(rows.filter(({ at }, place) => place < tooMany || at < since).map(({ id }) => id))
  }
}
