import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, untilUnreachable, useWorld } from './support/world.ts'

/** Tests run without a service worker: calls made offline wait in the worker's own outbox. */
describe('an enqueued call', () => {
  const world = useWorld()
  const SETTINGS = { endpoint: 'updateSettings' }
  const taken = async () => (await world.control.requests(SETTINGS)).filter(({ status }) => status === 200)

  test('sends an enqueued call once, with the token that is valid then', async () => {
    const [one, two] = [await world.open(), await world.open()]
    await signUp(one)
    good(await two.commands.lobby.refreshHome())
    const { token } = (await world.db.session.get('current')) ?? {}
    await world.control.stopListening()
    good(await one.commands.settings.setLocale({ locale: 'kz' }))
    expect(await world.db.outbox.count()).toBe(1)
    await untilUnreachable(world)
    await world.control.expireTokens(EMAIL)
    await world.control.clearRequests()
    await world.control.startListening()
    await until('an empty outbox', async () => (await world.db.outbox.count()) === 0)
    const sent = await taken()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers['authorization']).toMatch(/^Bearer \S+$/)
    expect(sent[0]?.headers['authorization']).not.toBe(`Bearer ${token}`)
    good(await one.commands.profile.refresh())
    expect((await world.db.players.toArray())[0]?.locale).toBe('kz')
  })

  test('stores an enqueued call while the token refresh fails, and sends it after the next one', async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.stopListening()
    good(await tab.commands.settings.setLocale({ locale: 'kz' }))
    await untilUnreachable(world)
    await world.control.expireTokens(EMAIL)
    await world.control.clearRequests()
    await world.control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status: 503, times: 0 })
    await world.control.startListening()
    await world.control.waitForRequests({ match: SETTINGS })
    await until('the answer', async () => (await world.control.requests(SETTINGS))[0]?.status === 401)
    expect(await world.db.outbox.count()).toBe(1)
    await world.control.clearFaults()
    good(await tab.commands.profile.refresh())
    await until('an empty outbox', async () => (await world.db.outbox.count()) === 0)
    expect(await taken()).toHaveLength(1)
  })

  test('sends an enqueued call from one tab at a time', async () => {
    const [one, two] = [await world.open(), await world.open()]
    await signUp(one)
    good(await two.commands.lobby.refreshHome())
    await world.control.stopListening()
    good(await one.commands.settings.setLocale({ locale: 'kz' }))
    await untilUnreachable(world)
    await world.control.clearRequests()
    const faultId = await world.control.fault({ match: SETTINGS, hold: 'before', times: 0 })
    await world.control.startListening()
    await world.control.waitForRequests({ match: SETTINGS })
    // Both tabs have reconnected and had time to send the call a second time.
    await world.control.waitForRequests({ match: { endpoint: 'getLobby' }, count: 2 })
    expect(await world.control.waitForRequests({ match: SETTINGS, count: 2, withinMs: 3_000 })).toHaveLength(1)
    await world.control.release(faultId)
    await until('an empty outbox', async () => (await world.db.outbox.count()) === 0)
    good(await two.commands.profile.refresh())
    expect(await world.control.requests(SETTINGS)).toHaveLength(1)
  })

  test('retries an enqueued call even if the operator was never considered unreachable', async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.clearRequests()
    await world.control.fault({ match: SETTINGS, kind: 'cutBefore' })
    good(await tab.commands.settings.setLocale({ locale: 'kz' }))
    expect(await world.db.outbox.count()).toBe(1)
    await until('an empty outbox', async () => (await world.db.outbox.count()) === 0)
    expect(await taken()).toHaveLength(1)
  })

  test('discards the outbox of a login at its logout, even before its player is known', async () => {
    const tab = await world.open()
    await signUp(tab)
    const { loginId = '' } = (await world.db.session.get('current')) ?? {}
    good(await tab.commands.session.logout())
    expect(world.browser.forgotten).toContain(loginId)
  })

  describe('the logout that could not be sent', () => {
    const logoutOffline = async () => {
      const tab = await world.open()
      await signUp(tab)
      const session = await world.db.session.get('current')
      await world.control.stopListening()
      expect(good(await tab.commands.session.logout())).toEqual({ queued: true })
      return { tab, token: session?.token ?? '', ids: [session?.playerId ?? '', session?.loginId ?? ''] }
    }

    test('keeps nothing but what revokes the token, for a day at most', async () => {
      const { token, ids } = await logoutOffline()
      const [row] = await world.db.outbox.toArray()
      expect(row).toMatchObject({ method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: null })
      expect(Object.keys(row?.headers ?? {})).toEqual(['authorization'])
      for (const id of ids) expect(JSON.stringify(row)).not.toContain(id)
      const left = (row?.expiresAt ?? Infinity) - Date.now()
      expect(left).toBeGreaterThan(86_000_000)
      expect(left).toBeLessThanOrEqual(86_400_000)
    })

    test('is deleted after a day, even without a network', async () => {
      const { tab } = await logoutOffline()
      tab.stop()
      await world.db.outbox.toCollection().modify({ expiresAt: Date.now() - 1 })
      await world.open({ online: false })
      await until('the end of the token', async () => (await world.db.outbox.count()) === 0)
    })

    test('is enqueued as well when the operator answers with an error of its own', async () => {
      const tab = await world.open()
      await signUp(tab)
      await world.control.fault({ match: { endpoint: 'logout' }, kind: 'reply', status: 500 })
      expect(good(await tab.commands.session.logout())).toEqual({ queued: true })
      expect(await world.db.session.count()).toBe(0)
    })
  })
})
