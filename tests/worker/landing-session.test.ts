import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, useWorld } from './support/world.ts'

describe('a simple-auth link', () => {
  const world = useWorld()
  const link = async () => {
    await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
    return world.control.simpleAuthToken(EMAIL)
  }
  const came = async () => (await world.control.requests()).flatMap(({ endpoint }) => endpoint ?? [])

  test('logs in by a simple-auth link: token, host and user agent, profile, source, in this order', async () => {
    world.browser.cookies = { simpleAuth: '1', stag: 'S1' }
    const simpleAuthToken = await link()
    await world.open({ simpleAuthToken })
    await until('the source', async () => (await world.control.sources(EMAIL)).length === 1)
    const expectedCalls = new Set(['loginByToken', 'postIp', 'getProfile', 'attachSource'])
    // The start of the visit loads the profile too: before the log-in it has none, after it a second time.
    const calls = new Set((await came()).filter((name) => expectedCalls.has(name)))
    expect([...calls]).toEqual([...expectedCalls])
    expect(await world.control.visits()).toMatchObject([
      { host: `localhost:${world.operator.port}`, userAgent: expect.stringContaining('Chrome') as string },
    ])
    const session = await world.db.session.get('current')
    expect(world.browser.cookies.token).toBe(session?.token)
    expect(await world.db.players.get(session?.playerId ?? '')).toMatchObject({ email: EMAIL })
  })

  test('ignores a simple-auth token without the flag', async () => {
    const tab = await world.open({ simpleAuthToken: await link() })
    good(await tab.commands.lobby.refreshHome())
    expect(await came()).not.toContain('loginByToken')
  })

  test.each(['used up', 'made up', 'cut off'])(
    'shows one notice when a simple-auth token is %s, and the visitor stays a guest',
    async (what) => {
      world.browser.cookies = { simpleAuth: '1' }
      const simpleAuthToken = what === 'made up' ? 'sat_nobody' : await link()
      if (what === 'used up') {
        const first = await world.open({ simpleAuthToken })
        await until('the session', async () => (await world.db.players.count()) === 1)
        good(await first.commands.session.logout())
      }
      if (what === 'cut off') await world.control.fault({ match: { endpoint: 'loginByToken' }, kind: 'cutBefore' })
      await world.open({ simpleAuthToken })
      await until('the notice', async () => (await world.db.notices.count()) === 1)
      expect(await world.db.notices.toArray()).toMatchObject([{ playerId: null, kind: 'simpleAuthFailed' }])
      expect(await world.db.session.count()).toBe(0)
      expect(JSON.stringify(await Promise.all(world.db.tables.map((table) => table.toArray())))).not.toContain(
        simpleAuthToken,
      )
    },
  )

  test('logs in by a simple-auth link even when the host and user agent cannot be reported', async () => {
    world.browser.cookies = { simpleAuth: '1' }
    await world.control.fault({ match: { endpoint: 'postIp' }, kind: 'reply', status: 500 })
    await world.open({ simpleAuthToken: await link() })
    await until('the session', async () => (await world.db.players.count()) === 1)
  })
})
