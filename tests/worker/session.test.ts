import { describe, expect, test } from 'vitest'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

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
    expect(world.browser.cookies).toEqual({})
    expect(world.browser.forgotten).toContain(playerId)
    const kept = JSON.stringify(world.browser.shellRow)
    expect(kept).not.toContain(EMAIL)
    expect(kept).not.toContain('header')
    for (const table of world.db.tables) {
      const left = JSON.stringify(await table.toArray())
      expect(left, table.name).not.toContain(playerId)
      expect(left, table.name).not.toContain(token)
      expect(left, table.name).not.toContain(EMAIL)
    }
  })
})
