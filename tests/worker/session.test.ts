import { describe, expect, test, vi } from 'vitest'
import { USER_AGENT } from './support/tab.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

/** What any visit leaves in the browser. */
const OF_NOBODY = { userBrowser: USER_AGENT }

describe('a session', () => {
  const world = useWorld()

  test('begins with a registration: token in both cookies, profile and wallet in the database', async () => {
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

  test('says which field the operator refused, and begins nothing', async () => {
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

  test('a wrong password is about the password, not about a session', async () => {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.session.logout())
    const wrong = await tab.commands.session.loginByEmail({ email: EMAIL, password: 'something-else' })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'credentials', status: 401 } })
    expect(good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))).toEqual({
      locale: 'en',
    })
  })

  test('logout leaves nothing of the player on the device', async () => {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.games.dice.refresh())
    good(await tab.commands.money.refreshBilling())
    const playerId = (await world.db.session.get('current'))?.playerId ?? ''
    const token = world.browser.cookies.token ?? ''
    good(await tab.commands.session.logout())
    expect(world.browser.cookies).toEqual(OF_NOBODY)
    expect(world.browser.forgotten).toContain(playerId)
    const kept = JSON.stringify(world.browser.bootSnapshot)
    expect(kept).not.toContain(EMAIL)
    expect(kept).not.toContain('header')
    for (const table of world.db.tables) {
      const left = JSON.stringify(await table.toArray())
      expect(left, table.name).not.toContain(playerId)
      expect(left, table.name).not.toContain(token)
      expect(left, table.name).not.toContain(EMAIL)
    }
  })

  describe('that was logged out', () => {
    const cookieOf = () => ({
      token: world.browser.cookies.token ?? '',
      bearerToken: world.browser.cookies.token ?? '',
    })

    test('is not begun anew by a tab that read the cookie before, network or not', async () => {
      const tab = await world.open()
      await signUp(tab)
      const cookies = cookieOf()
      await world.control.stopListening()
      good(await tab.commands.session.logout())
      await world.open({ cookies })
      expect(await world.db.session.count()).toBe(0)
      expect(world.browser.cookies).toEqual(OF_NOBODY)
    })

    test('is not begun anew by a cookie that another tab wrote late', async () => {
      const tab = await world.open()
      await signUp(tab)
      const cookies = cookieOf()
      good(await tab.commands.session.logout())
      Object.assign(world.browser.cookies, cookies)
      await world.open()
      expect(await world.db.session.count()).toBe(0)
      expect(world.browser.cookies).toEqual(OF_NOBODY)
    })

    test('does not take the place of the next player’s', async () => {
      const tab = await world.open()
      await signUp(tab)
      const cookies = cookieOf()
      good(await tab.commands.session.logout())
      await signUp(tab, 'second@example.com')
      const second = await world.db.session.get('current')
      const late = await world.open({ cookies })
      expect(await world.db.session.get('current')).toEqual(second)
      expect(world.browser.cookies.token).toBe(second?.token)
      good(await late.commands.profile.refresh())
      // Nor after a restart: what has ended is the first player's alone.
      await world.open()
      expect(await world.db.session.get('current')).toEqual(second)
    })

    test('is ended for good where the page closed half way', async () => {
      const tab = await world.open()
      await signUp(tab)
      const row = await world.db.session.get('current')
      good(await tab.commands.session.logout())
      if (row) await world.db.session.put(row)
      await world.open()
      expect(await world.db.session.count()).toBe(0)
      expect(world.browser.cookies).toEqual(OF_NOBODY)
    })

    test('has lost its cookies before its rows go', async () => {
      const tab = await world.open()
      await signUp(tab)
      const order: string[] = []
      const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
        order.push(this.name)
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
      expect(order).toContain('session')
      expect(world.browser.cookies).toEqual(OF_NOBODY)
    })

    test('can be entered again, also with the token that it had', async () => {
      const tab = await world.open()
      await signUp(tab)
      const { token } = cookieOf()
      // The operator goes on taking this token.
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
