import { liveQuery } from 'dexie'
import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld, EMAIL, PASSWORD, signUp } from './support/world.ts'

describe('the connection status that tabs share', () => {
  const world = useWorld()

  /** Writes the row that another tab would write, and waits until a live query delivers it. */
  async function reportConnection(reachable: boolean, since: number): Promise<void> {
    const applied = new Promise<void>((resolve) => {
      const watching = liveQuery(() => world.db.facts.get('connection')).subscribe((row) => {
        if (row?.id !== 'connection' || row.since !== since) return
        resolve()
        watching.unsubscribe()
      })
    })
    await world.db.facts.put({ id: 'connection', reachable, since })
    await applied
  }

  test('ignores an offline status of another tab that is older than the last reply', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.waitForRequests({ match: { endpoint: 'getGeo' } })
    await world.control.clearRequests()
    await reportConnection(false, Date.now() - 60_000)
    for (let times = 0; times < 5; times += 1) good(await tab.commands.lobby.refreshHome())
    // The tab did not consider the operator unreachable, so it sent no health check.
    expect(await world.control.requests({ endpoint: 'getGeo' })).toEqual([])
  })

  test('accepts a newer offline status of another tab until a health check succeeds', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.stopListening()
    await reportConnection(false, Date.now() + 1_000)
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'offline' } })
    await world.control.startListening()
    await until('an answer', async () => (await tab.commands.lobby.refreshHome()).ok)
  })

  test('recovers without a reload when the operator was unreachable', async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    const connection = () => world.db.facts.get('connection')
    await until('the loss', async () => {
      const row = await connection()
      return row?.id === 'connection' && !row.reachable
    })
    expect(await world.db.players.count()).toBe(1)
    await world.control.startListening()
    await until('the operator', async () => {
      const row = await connection()
      return row?.id === 'connection' && row.reachable
    })
  })
})

describe('a failing call', () => {
  const world = useWorld()
  const counts = async (...endpoints: string[]) =>
    Promise.all(endpoints.map(async (endpoint) => (await world.control.requests({ endpoint })).length))
  const connection = async () => {
    const row = await world.db.facts.get('connection')
    return row?.id === 'connection' ? row : null
  }

  test.each(['truncated', 'cutBefore', 'cutAfter'] as const)(
    'retries a lobby that is %s on demand only, and sends no other request because of it',
    async (kind) => {
      await world.control.fault({ match: { endpoint: 'getLobby' }, kind, times: 0 })
      const tab = await world.open()
      await signUp(tab)
      await until('the visit', async () => (await counts('getSettings', 'postMirrorRedirect')).every((count) => count))
      await world.control.clearRequests()
      for (let times = 0; times < 20; times += 1) expect((await tab.commands.lobby.refreshHome()).ok).toBe(false)
      // Failures are checked one after another: the second health check shows that the first one caused no other
      // request.
      if (kind !== 'truncated') await world.control.waitForRequests({ match: { endpoint: 'getGeo' }, count: 2 })
      const [lobby = 0, profile = 0, geo = 0] = await counts('getLobby', 'getProfile', 'getGeo')
      // A GET with a network error is sent once more, and so is the one of the visit itself.
      expect(lobby).toBeLessThanOrEqual(42)
      expect(profile).toBe(0)
      expect(geo).toBeLessThanOrEqual(4)
      expect((await connection())?.reachable).toBe(true)
      good(await tab.commands.profile.refresh())
    },
  )

  test('fails only the calls with an invalid header, and sends no request', async () => {
    const tab = await world.open()
    await signUp(tab)
    await until('the visit', async () => (await counts('getGeo', 'getSettings')).every((count) => count > 0))
    await world.db.session.update('current', { token: 'жетон' })
    await world.control.clearRequests()
    for (let times = 0; times < 20; times += 1) expect((await tab.commands.profile.refresh()).ok).toBe(false)
    expect(await counts('getGeo', 'getLobby', 'getProfile')).toEqual([0, 0, 0])
    expect((await connection())?.reachable).toBe(true)
  })

  test('does not accept a token cookie that no header can carry', async () => {
    world.browser.cookies.token = 'жетон'
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    expect(await world.db.session.count()).toBe(0)
    good(await tab.commands.session.registerByEmail({ email: EMAIL, password: PASSWORD, currency: 'RUB' }))
  })

  test('recovers by the second health check when the first one is blocked', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.fault({ match: { endpoint: 'getGeo' }, kind: 'cutBefore', times: 0 })
    await tab.commands.connection.pageChanged({ online: false })
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'offline' } })
    await until('the operator', async () => (await connection())?.reachable)
    good(await tab.commands.lobby.refreshHome())
  })

  test('sends only health checks while the operator is unreachable', async () => {
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
