import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { useWorld } from './support/world.ts'

describe('a region that is blocked', () => {
  const world = useWorld()

  test('navigates to /no-access on a 451 during the session', async () => {
    const tab = await world.open()
    await until('geo', async () => (await world.db.facts.get('geo')) !== undefined)
    await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'reply', status: 451 })
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'blocked' } })
    await until('the navigation', () => tab.navigations.length > 0)
    expect(tab.navigations).toEqual([{ reason: 'noAccess', address: undefined }])
  })

  test('stores and sends the region of a 451 reply, and ignores malformed values', async () => {
    const geo = async () => {
      const row = await world.db.facts.get('geo')
      return row?.id === 'geo' ? row : null
    }
    await world.control.set({ blocked: true, country: 'KZ' })
    const tab = await world.open()
    await until('the refusal', geo)
    const stored = { ip: '127.0.0.1', country: 'KZ', region: 'KZ', blocked: true }
    expect(await geo()).toMatchObject(stored)
    await world.control.clearRequests()
    await tab.commands.lobby.refreshHome()
    const [asked] = await world.control.requests({ endpoint: 'getLobby' })
    expect(asked?.headers['region']).toBe('KZ')

    const expectRejected = async (body: unknown) => {
      const known = await geo()
      if (known) await world.db.facts.put({ ...known, fetchedAt: 0 })
      await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'reply', status: 451, body })
      await tab.commands.lobby.refreshHome()
      await until('the word', async () => ((await geo())?.fetchedAt ?? 0) > 0)
    }
    const long = 'x'.repeat(1_000_000)
    for (const data of [null, 'RU', [], { ip: 7 }, { ip: long }, { ip: '1.2.3.4', country_code: { RU: 1 } }]) {
      await expectRejected({ data })
      expect(await geo()).toMatchObject(stored)
    }
    await expectRejected({
      error: { code: 7 },
      data: { ip: '1.2.3.4', country_code: 'ru', region: 'X', __proto__: { a: 1 } },
    })
    expect(await geo()).toEqual({
      id: 'geo',
      ip: '1.2.3.4',
      country: 'RU',
      region: 'RU',
      blocked: true,
      fetchedAt: expect.any(Number) as number,
    })
  })

  test('navigates to /no-access again after access was regained, but not when already there', async () => {
    const tab = await world.open({ href: `http://localhost:${world.operator.port}/no-access` })
    const reasons = () => tab.navigations.map(({ reason }) => reason)
    await until('the way in', () => reasons().includes('home'))
    await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'reply', status: 451, times: 0 })
    await tab.commands.lobby.refreshHome()
    await until('the way out', () => reasons().includes('noAccess'))
    await world.db.facts.delete('geo')
    await tab.commands.lobby.refreshHome()
    await until('the word', async () => (await world.db.facts.get('geo')) !== undefined)
    await tab.commands.lobby.refreshHome()
    expect(reasons()).toEqual(['home', 'noAccess'])
  })
})

describe('a region that is not known', () => {
  const world = useWorld()

  test('is loaded for auto-play, even for a player whom the start of the visit took for a bot', async () => {
    const tab = await world.open({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 HeadlessChrome/140.0.0.0' })
    await tab.commands.lobby.refreshHome()
    expect(await world.control.requests({ endpoint: 'getGeo' })).toEqual([])
    expect(await tab.commands.games.loadRegion()).toEqual({ ok: true, value: undefined })
    expect(await world.db.facts.get('geo')).toMatchObject({ country: 'RU' })
  })

  test('is asked for again after a reconnect when it got no answer before', async () => {
    await world.control.fault({ match: { endpoint: 'getGeo' }, kind: 'reply', status: 500, times: 0 })
    const tab = await world.open()
    await world.control.waitForRequests({ match: { endpoint: 'getGeo' } })
    await tab.commands.lobby.refreshHome()
    expect(await world.db.facts.get('geo')).toBeUndefined()

    await world.control.clearFaults()
    await tab.commands.connection.pageChanged({ online: false })
    await until('the location', async () => (await world.db.facts.get('geo')) !== undefined)
  })
})
