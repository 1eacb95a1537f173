import { describe, expect, test } from 'vitest'
import { shelf } from '../../worker/db/lobby-view.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

describe('what comes from outside', () => {
  const world = useWorld()

  test.each(['html', 'empty', 'malformed', 'truncated'] as const)(
    '%s instead of the lobby keeps the last good rows',
    async (kind) => {
      const tab = await world.open()
      good(await tab.commands.lobby.refreshHome())
      const before = await world.db.lobby.get('home')
      await world.control.fault({ match: { endpoint: 'getLobby' }, kind, times: 0 })
      expect((await tab.commands.lobby.refreshHome()).ok).toBe(false)
      expect((await world.db.lobby.get('home'))?.shelves).toEqual(before?.shelves)
      const problems = await world.db.facts.get('problems')
      expect(problems).toHaveProperty('parts.lobby')
      await world.control.clearFaults()
      good(await tab.commands.lobby.refreshHome())
      expect(await world.db.facts.get('problems')).not.toHaveProperty('parts.lobby')
    },
  )

  test('an endpoint that the operator has not got is unavailable, and the rest works', async () => {
    const tab = await world.open()
    await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'reply', status: 404, times: 0 })
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    good(await tab.commands.lobby.refreshCatalogue())
    expect((await shelf('slots'))?.count).toBe(940)
    expect((await shelf('live'))?.count).toBe(60)
  })

  test.each([null, '12,5', -1, 1e15, 'NaN', {}])('a balance of %j is no balance', async (balance) => {
    // A frame with the true balance would be taken as well.
    await world.control.sockets('refuse')
    const tab = await world.open()
    await signUpWith(world, tab, '10.00')
    await world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch: { 'user.balance': balance } })
    good(await tab.commands.profile.refresh())
    expect((await world.db.wallets.toArray())[0]?.balance).toBeNull()
  })

  test('an old balance after a new one changes nothing', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '10.00')
    const [wallet] = await world.db.wallets.toArray()
    await until('the socket', async () => (await world.control.counters()).socketsOpen === 1)
    const frame = (balance: string, version: number) =>
      JSON.stringify({ type: 'balance', user: wallet?.playerId, balance, currency: 'RUB', balance_version: version })
    await world.control.sendFrame({ email: EMAIL, text: frame('77.00', 1_000) })
    await world.control.sendFrame({ email: EMAIL, text: frame('5.00', 1) })
    await world.control.sendFrame({ email: EMAIL, text: 'not a frame' })
    await world.control.sendFrame({ email: EMAIL, text: frame('78.00', 1_001) })
    await until('the newest', async () => (await world.db.wallets.toArray())[0]?.balance === 7_800)
    await world.control.sendFrame({ email: EMAIL, text: frame('5.00', 999) })
    good(await tab.commands.profile.refresh())
    expect((await world.db.wallets.toArray())[0]?.balance).toBe(7_800)
  })

  test('a balance is pushed over the socket', async () => {
    const tab = await world.open()
    await signUp(tab)
    await until('the socket', async () => (await world.control.counters()).socketsOpen === 1)
    await world.control.credit({ email: EMAIL, amount: '25.50' })
    await until('the balance', async () => (await world.db.wallets.toArray())[0]?.balance === 2_550)
  })

  test('451 in mid session leads to /no-access', async () => {
    const tab = await world.open()
    await until('geo', async () => (await world.db.facts.get('geo')) !== undefined)
    await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'reply', status: 451 })
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'blocked' } })
    await until('the navigation', () => tab.navigations.length > 0)
    expect(tab.navigations).toEqual([{ reason: 'noAccess', address: undefined }])
  })

  test('the server’s clock is followed, whatever the device’s says', async () => {
    await world.control.skewClock(2 * 86_400_000)
    await world.open()
    const clock = await until('the clock', async () => await world.db.facts.get('clock'))
    expect(Math.abs((clock.id === 'clock' ? clock.offset : 0) - 2 * 86_400_000)).toBeLessThan(2_000)
  })

  test('the operator is lost and found again without a reload', async () => {
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

describe('MyDatabase', () => {
  const world = useWorld()

  test('of native version 1 is carried over with its rows', async () => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('MyDatabase', 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('syncStore', { keyPath: 'id' }))
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
      opening.addEventListener('success', () => {
        const write = opening.result.transaction('syncStore', 'readwrite')
        write.objectStore('syncStore').put({ id: 1, url: 'https://api.older.example', since: 7 })
        write.objectStore('syncStore').put({ id: 2, note: 'kept' })
        write.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
    const tab = await world.open()
    await signUp(tab)
    expect(await world.db.syncStore.get(1)).toEqual({
      id: 1,
      url: `http://api.localhost:${world.operator.port}`,
      since: 7,
    })
    expect(await world.db.syncStore.get(2)).toEqual({ id: 2, note: 'kept' })
  })
})
