import { describe, expect, test, vi } from 'vitest'
import type { BootSnapshot } from '#db/boot-snapshot.ts'
import { USER_AGENT } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

/** The cookies that every visit leaves. */
const GUEST_COOKIES = { userBrowser: USER_AGENT }

describe('a session', () => {
  const world = useWorld()

  test('starts a session at registration: token in both cookies, profile and wallet in the database', async () => {
    const tab = await world.open()
    await signUp(tab)
    const session = await world.db.session.get('current')
    expect(session?.token).toBeTruthy()
    expect(world.browser.cookies.token).toBe(session?.token)
    expect(world.browser.cookies.bearerToken).toBe(session?.token)
    const player = await world.db.players.get(session?.playerId ?? '')
    expect(player?.email).toBe(EMAIL)
    expect(await world.db.wallets.get(session?.playerId ?? '')).toMatchObject({ balance: 0, currency: 'RUB' })
  })

  test('names the field of a rejected registration, and starts no session', async () => {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.session.logout())
    const again = await tab.commands.session.registerByEmail({ email: EMAIL, password: PASSWORD, currency: 'RUB' })
    expect(again).toMatchObject({
      ok: false,
      error: { code: 'validation', status: 422, fields: { email: ['email.taken'] } },
    })
    expect(await world.db.session.count()).toBe(0)
  })

  test('reports wrong credentials for a wrong password, and accepts the right one afterwards', async () => {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.session.logout())
    const wrong = await tab.commands.session.loginByEmail({ email: EMAIL, password: 'something-else' })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'credentials', status: 401 } })
    expect(good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))).toEqual({
      locale: 'en',
    })
  })

  test('deletes everything of the player from the device at logout', async () => {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.games.dice.refresh())
    good(await tab.commands.money.refreshBilling())
    const playerId = (await world.db.session.get('current'))?.playerId ?? ''
    const token = world.browser.cookies.token ?? ''
    good(await tab.commands.session.logout())
    expect(world.browser.cookies).toEqual(GUEST_COOKIES)
    expect(world.browser.forgotten).toContain(playerId)
    const snapshot = JSON.stringify(world.browser.bootSnapshot)
    expect(snapshot).not.toContain(EMAIL)
    expect(snapshot).not.toContain('header')
    for (const table of world.db.tables) {
      const left = JSON.stringify(await table.toArray())
      expect(left, table.name).not.toContain(playerId)
      expect(left, table.name).not.toContain(token)
      expect(left, table.name).not.toContain(EMAIL)
    }
  })

  describe('a profile that the operator does not give', () => {
    const answerWith = (status: number, times = 0) =>
      world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status, body: {}, times })

    test.each([
      [400, 'rejected'],
      [403, 'forbidden'],
      [404, 'notFound'],
      [409, 'rejected'],
      [422, 'rejected'],
    ])('logs out on this device after a definite answer, %i, and says why', async (status, reason) => {
      const tab = await world.open()
      await signUp(tab)
      await answerWith(status)
      expect(await tab.commands.profile.refresh()).toMatchObject({ ok: false, error: { status } })
      expect(await world.db.session.count()).toBe(0)
      expect(await world.db.players.count()).toBe(0)
      expect(world.browser.cookies).toEqual(GUEST_COOKIES)
      expect(await world.db.notices.toArray()).toMatchObject([{ kind: 'sessionEnded', reason }])
    })

    test.each([408, 429, 451, 500, 503])('keeps the session and its rows after %i', async (status) => {
      const tab = await world.open()
      await signUp(tab)
      const before = await world.db.session.get('current')
      await answerWith(status)
      expect(await tab.commands.profile.refresh()).toMatchObject({ ok: false, error: { status } })
      expect(await world.db.session.get('current')).toEqual(before)
      expect(await world.db.players.toArray()).toMatchObject([{ email: EMAIL }])
      expect(await world.db.notices.count()).toBe(0)
    })

    test('keeps the session after a cut reply and without a network', async () => {
      const tab = await world.open()
      await signUp(tab)
      for (const kind of ['cutBefore', 'cutAfter'] as const) {
        await world.control.fault({ match: { endpoint: 'getProfile' }, kind, times: 2 })
        expect((await tab.commands.profile.refresh()).ok).toBe(false)
      }
      await world.control.stopListening()
      expect((await tab.commands.profile.refresh()).ok).toBe(false)
      expect(await world.db.session.count()).toBe(1)
      expect(await world.db.players.count()).toBe(1)
    })

    test('rejects a log-in without a profile, and accepts one whose profile comes later', async () => {
      await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
      const tab = await world.open()
      const logIn = () => tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD })
      await answerWith(403, 1)
      expect(await logIn()).toMatchObject({ ok: false, error: { code: 'forbidden', status: 403 } })
      expect(await world.db.session.count()).toBe(0)
      await answerWith(500, 1)
      good(await logIn())
      expect(await world.db.session.count()).toBe(1)
    })
  })

  describe('a session that was logged out', () => {
    const getCookies = () => ({
      token: world.browser.cookies.token ?? '',
      bearerToken: world.browser.cookies.token ?? '',
    })

    test('does not restore the session in a tab that read the cookie before the logout, even when offline', async () => {
      const tab = await world.open()
      await signUp(tab)
      const cookies = getCookies()
      await world.control.stopListening()
      good(await tab.commands.session.logout())
      await world.open({ cookies })
      expect(await world.db.session.count()).toBe(0)
      expect(world.browser.cookies).toEqual(GUEST_COOKIES)
    })

    test('does not restore the session from a cookie that another tab wrote late', async () => {
      const tab = await world.open()
      await signUp(tab)
      const cookies = getCookies()
      good(await tab.commands.session.logout())
      Object.assign(world.browser.cookies, cookies)
      await world.open()
      expect(await world.db.session.count()).toBe(0)
      expect(world.browser.cookies).toEqual(GUEST_COOKIES)
    })

    test('does not replace the next player’s session with an old cookie', async () => {
      const tab = await world.open()
      await signUp(tab)
      const cookies = getCookies()
      good(await tab.commands.session.logout())
      await signUp(tab, 'second@example.com')
      const second = await world.db.session.get('current')
      const late = await world.open({ cookies })
      expect(await world.db.session.get('current')).toEqual(second)
      expect(world.browser.cookies.token).toBe(second?.token)
      good(await late.commands.profile.refresh())
      // Nor after a restart: only the first player's session is marked as ended.
      await world.open()
      expect(await world.db.session.get('current')).toEqual(second)
    })

    test('ends the session for good when the page was closed during the logout', async () => {
      const tab = await world.open()
      await signUp(tab)
      const row = await world.db.session.get('current')
      good(await tab.commands.session.logout())
      if (row) await world.db.session.put(row)
      await world.open()
      expect(await world.db.session.count()).toBe(0)
      expect(world.browser.cookies).toEqual(GUEST_COOKIES)
    })

    test('deletes the cookies and the boot snapshot before the rows at logout', async () => {
      const tab = await world.open()
      await signUp(tab)
      await until('the boot snapshot', () => world.browser.bootSnapshot?.header !== undefined)
      let snapshot: BootSnapshot | null | undefined
      const order: string[] = []
      const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
        order.push(this.name)
        snapshot = world.browser.bootSnapshot
        clear.mockRestore()
        return this.clear()
      })
      world.browser.cookies = new Proxy(world.browser.cookies, {
        deleteProperty(cookies, name) {
          order.push(String(name))
          return Reflect.deleteProperty(cookies, name)
        },
      })
      good(await tab.commands.session.logout())
      expect(order[0]).toBe('token')
      expect(snapshot).toBeNull()
      expect(order).toContain('session')
      expect(world.browser.cookies).toEqual(GUEST_COOKIES)
    })

    test('logs in again after a logout, even with the same token', async () => {
      const tab = await world.open()
      await signUp(tab)
      const { token } = getCookies()
      // The operator still accepts this token.
      await world.control.fault({ match: { endpoint: 'logout' }, kind: 'reply', status: 200 })
      good(await tab.commands.session.logout())
      const body = { success: true, token }
      await world.control.fault({ match: { endpoint: 'loginByEmail' }, kind: 'reply', status: 200, body })
      good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
      await world.open()
      expect((await world.db.session.get('current'))?.token).toBe(token)
    })
  })
})
