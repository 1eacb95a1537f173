import { describe, expect, test } from 'vitest'
import type { NoticeRow } from '#db/rows.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

const DAY_MS = 86_400_000

describe('a notification', () => {
  const world = useWorld()

  /** The newest first. */
  const notifications = async () => (await world.db.notifications.toArray()).toReversed()

  async function player() {
    const tab = await world.open()
    await signUp(tab)
    const playerId = (await world.db.players.toArray())[0]?.id ?? ''
    const add = (at = Date.now()) => world.db.notices.add({ playerId, at, kind: 'notTaken', intent: 'deposit' })
    return { tab, add }
  }

  test('is kept unread when one tab has shown its notice, once, until the player has seen it', async () => {
    const { tab, add } = await player()
    const other = await world.open()
    const id = await add()
    const claims = await Promise.all([tab.commands.notices.claim({ id }), other.commands.notices.claim({ id })])
    expect(claims.map(good).filter(({ claimed }) => claimed)).toHaveLength(1)
    expect(await notifications()).toMatchObject([{ id, kind: 'notTaken', intent: 'deposit', isRead: false }])

    const next = await add()
    good(await tab.commands.notices.claim({ id: next }))
    good(await tab.commands.notices.markRead({ id }))
    expect(await notifications()).toMatchObject([
      { id: next, isRead: false },
      { id, isRead: true },
    ])
  })

  test('is kept for 90 days, and at most 100 of them', async () => {
    const { tab, add } = await player()
    const old = await add(Date.now() - 91 * DAY_MS)
    good(await tab.commands.notices.claim({ id: old }))
    expect(await notifications()).toEqual([])
    const ids = []
    for (let count = 0; count < 101; count += 1) ids.push(await add())
    for (const id of ids) good(await tab.commands.notices.claim({ id }))
    expect((await notifications()).map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
  })

  test('goes with the player who logs out; a notice for any visitor is not kept', async () => {
    const { tab, add } = await player()
    good(await tab.commands.notices.claim({ id: await add() }))
    good(await tab.commands.session.logout())
    expect(await world.db.notifications.count()).toBe(0)
    const forAll: NoticeRow = { playerId: null, at: 0, kind: 'simpleAuthFailed' }
    good(await tab.commands.notices.claim({ id: await world.db.notices.add(forAll) }))
    expect(await world.db.notifications.count()).toBe(0)
  })

  test('reminds of a bonus once it ends within 24 hours, once in all tabs, and again when its end has changed', async () => {
    const { tab } = await player()
    const other = await world.open()
    const bonus = await world.control.giveBonus({ email: EMAIL, isActive: true })
    const endsIn = async (inMs: number) => {
      await world.control.setBonusExpiry({ bonus, inMs })
      const end = Date.now() + inMs
      // A refresh may join one that began before.
      await until('its new end', async () => {
        good(await tab.commands.bonuses.refresh())
        const [row] = await world.db.bonuses.toArray()
        return Math.abs((row?.expiresAt ?? 0) - end) < 30_000
      })
      for (const each of [tab, other, tab]) good(await each.commands.notices.remindOfBonuses())
      return (await world.db.notices.toArray()).filter(({ kind }) => kind === 'bonusEnds')
    }
    expect(await endsIn(DAY_MS + 60_000)).toEqual([])
    const [notice, ...more] = await endsIn(DAY_MS - 60_000)
    expect(notice).toMatchObject({ bonusId: String(bonus), name: expect.any(String) })
    expect(more).toEqual([])
    good(await tab.commands.notices.claim({ id: notice?.id ?? 0 }))
    expect(await endsIn(DAY_MS / 2)).toHaveLength(1)
    expect(await notifications()).toMatchObject([{ kind: 'bonusEnds', isRead: false }])
    // One that is over needs no reminder.
    await world.db.notices.clear()
    expect(await endsIn(-1)).toEqual([])
  })

  test.each([
    ['success', 'success'],
    ['failed', 'failed'],
  ] as const)('says once that documents under review are decided: %s', async (decision, status) => {
    const { tab } = await player()
    const decided = async () => (await world.db.notices.toArray()).filter(({ kind }) => kind === 'verification')
    await world.control.decideVerification({ email: EMAIL, status: 'pending' })
    good(await tab.commands.profile.refresh())
    expect(await decided()).toEqual([])
    await world.control.decideVerification({ email: EMAIL, status: decision })
    good(await tab.commands.profile.refresh())
    good(await tab.commands.verification.refresh())
    good(await tab.commands.profile.refresh())
    expect(await decided()).toMatchObject([{ kind: 'verification', status }])
  })
})
