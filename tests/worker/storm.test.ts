import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

describe('one call that fails says nothing of the others', () => {
  const world = useWorld()
  const counts = async (...endpoints: string[]) =>
    Promise.all(endpoints.map(async (endpoint) => (await world.control.requests({ endpoint })).length))
  const connection = async () => {
    const row = await world.db.facts.get('connection')
    return row?.id === 'connection' ? row : null
  }

  test.each(['truncated', 'cutBefore', 'cutAfter'] as const)(
    'a lobby that is %s is asked for when it is wanted, and nothing else is because of it',
    async (kind) => {
      await world.control.fault({ match: { endpoint: 'getLobby' }, kind, times: 0 })
      const tab = await world.open()
      await signUp(tab)
      await until('the visit', async () => (await counts('getSettings', 'postMirrorRedirect')).every((count) => count))
      await world.control.clearRequests()
      for (let times = 0; times < 20; times += 1) expect((await tab.commands.lobby.refreshHome()).ok).toBe(false)
      // Doubts are resolved one after the other: the second one's sign of life shows that the first one set off nothing.
      if (kind !== 'truncated') await world.control.waitForRequests({ match: { endpoint: 'getGeo' }, count: 2 })
      const [lobby = 0, profile = 0, geo = 0] = await counts('getLobby', 'getProfile', 'getGeo')
      // A GET that met a lost packet is sent once more, also the visit's own.
      expect(lobby).toBeLessThanOrEqual(42)
      expect(profile).toBe(0)
      expect(geo).toBeLessThanOrEqual(4)
      expect((await connection())?.reachable).toBe(true)
      good(await tab.commands.profile.refresh())
    },
  )

  test('a header that cannot be sent fails its own calls, and asks nobody anything', async () => {
    const tab = await world.open()
    await signUp(tab)
    await until('the visit', async () => (await counts('getGeo', 'getSettings')).every((count) => count > 0))
    await world.db.session.update('current', { token: 'жетон' })
    await world.control.clearRequests()
    for (let times = 0; times < 20; times += 1) expect((await tab.commands.profile.refresh()).ok).toBe(false)
    expect(await counts('getGeo', 'getLobby', 'getProfile')).toEqual([0, 0, 0])
    expect((await connection())?.reachable).toBe(true)
  })

  test('a token cookie that no header can carry is not taken for a log-in', async () => {
    world.browser.cookies.token = 'жетон'
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    expect(await world.db.session.count()).toBe(0)
    good(await tab.commands.session.registerByEmail({ email: EMAIL, password: PASSWORD, currency: 'RUB' }))
  })

  test('with the one sign of life blocked, another one brings the app back', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.fault({ match: { endpoint: 'getGeo' }, kind: 'cutBefore', times: 0 })
    await tab.commands.connection.pageChanged({ online: false })
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'offline' } })
    await until('the operator', async () => (await connection())?.reachable)
    good(await tab.commands.lobby.refreshHome())
  })

  test('while nobody answers, signs of life alone are asked for', async () => {
    const tab = await world.open()
    await signUp(tab)
    await until('the visit', async () => (await counts('getGeo', 'getSettings')).every((count) => count > 0))
    await world.control.fault({ match: { site: 'api' }, kind: 'cutBefore', times: 0 })
    await tab.commands.profile.refresh()
    await until('the loss', async () => (await connection())?.reachable === false)
    await world.control.clearRequests()
    for (let times = 0; times < 20; times += 1) {
      expect(await tab.commands.profile.refresh()).toMatchObject({ ok: false, error: { code: 'offline' } })
    }
    await world.control.waitForRequests({ match: { endpoint: 'getSettings' }, count: 2 })
    const asked = new Set((await world.control.requests({ site: 'api' })).map(({ endpoint }) => endpoint))
    expect([...asked].toSorted()).toEqual(['getGeo', 'getSettings'])
  })
})
