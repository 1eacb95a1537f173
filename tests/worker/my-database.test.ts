import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { MyDatabase } from '#db/my-database.ts'
import { signUp, useWorld } from './support/world.ts'

const VERSION_1 = {
  syncStore: 'id',
  session: 'id',
  players: 'id',
  wallets: 'playerId',
  billing: 'playerId',
  invoices: 'id, playerId',
  intents: 'key, playerId, [playerId+state]',
  rounds: 'id, playerId, [playerId+game+at]',
  seedPairs: 'serverSeedHash, playerId, [playerId+game+active]',
  shelves: 'id',
  lobby: 'id',
  facts: 'id',
  notices: '++id, playerId',
  outbox: '++id, owner, subject',
}

// Before as well: a newer database that another file has left would be opened as it is, and nothing be upgraded.
beforeEach(() => MyDatabase.delete('MyDatabase'))
afterEach(() => MyDatabase.delete('MyDatabase'))

test('upgrades the money rows of version 1: open intents stay open, request bodies and old limits are deleted', async () => {
  const old = new Dexie('MyDatabase')
  old.version(1).stores(VERSION_1)
  const intent = (key: string, body: unknown) => ({ key, playerId: '1', state: 'unknown', body: JSON.stringify(body) })
  await old.table('wallets').add({ playerId: '1', currency: 'RUB', balance: 100, version: 7, fetchedAt: 1 })
  await old.table('billing').add({ playerId: '1', methods: [], bonusName: 'Gift', fetchedAt: 1 })
  await old.table('invoices').add({ id: '5', playerId: '1', status: 'waiting', amount: 100, currency: 'RUB' })
  await old.table('players').add({ id: '1', name: 'Aru' })
  await old
    .table('intents')
    .bulkAdd([
      intent('a', { amount: '12.50', currency: 'RUB', hash: 'card' }),
      intent('b', { amount: '1.00', currency: 'KZT', hash: 'card' }),
    ])
  old.close()

  const db = new MyDatabase()
  expect(await db.wallets.get('1')).toMatchObject({ balance: 100, version: 7 })
  expect(await db.billing.count()).toBe(0)
  expect(await db.invoices.get('5')).toMatchObject({ status: 'waiting', amount: 100 })
  expect(await db.players.get('1')).toMatchObject({ name: 'Aru' })
  const intents = await db.intents.toArray()
  expect(intents).toHaveLength(2)
  for (const row of intents) {
    expect(row).toMatchObject({ state: 'unknown', amount: null, currency: null })
    expect(JSON.stringify(row)).not.toContain('card')
  }
  db.close()
})

test('deletes a version 1 catalogue, which is loaded again, and keeps the rest of the lobby', async () => {
  const old = new Dexie('MyDatabase')
  old.version(1).stores(VERSION_1)
  await old.table('shelves').add({ id: 'slots', ids: ['s1'], names: ['Amber Fiddler'], version: 'a', fetchedAt: 1 })
  await old.table('lobby').add({ id: 'home', shelves: [], version: 'a', fetchedAt: 1 })
  await old.table('session').add({ id: 'current', token: 't', loginId: 'l', playerId: '1' })
  old.close()

  const db = new MyDatabase()
  expect(await db.shelves.count()).toBe(0)
  expect(await db.lobby.get('home')).toMatchObject({ version: 'a' })
  expect(await db.session.get('current')).toMatchObject({ playerId: '1' })
  expect([await db.favourites.count(), await db.recentlyPlayed.count()]).toEqual([0, 0])
  db.close()
})

test('converts rounds and steps of version 3 to the form that all games share', async () => {
  const old = new Dexie('MyDatabase')
  old.version(3).stores(VERSION_1)
  const base = { playerId: '1', at: 1, key: 'k', amount: 100, currency: 'RUB', payout: 198, clientSeed: 'c', nonce: 0 }
  await old.table('rounds').bulkAdd([
    { ...base, id: 'a', game: 'dice', target: 5_000, direction: 'over', roll: 7_718 },
    {
      ...base,
      id: 'b',
      game: 'coinflip',
      status: 'open',
      step: 1,
      bet: { side: 'heads' },
      state: { flips: ['heads'] },
    },
  ])
  await old.table('intents').bulkAdd([
    { key: 'k', playerId: '1', kind: 'dice.bet', state: 'unknown' },
    { key: 'l', playerId: '1', kind: 'coinflip.act', state: 'unknown' },
  ])
  old.close()

  const db = new MyDatabase()
  const roll = { status: 'settled', step: 0, bet: { target: 5_000, direction: 'over' }, state: { roll: 7_718 } }
  expect(await db.rounds.get('a')).toEqual({ ...base, ...roll, id: 'a', game: 'dice', cashOut: null, lastKey: null })
  expect(await db.rounds.get('b')).toMatchObject({ status: 'open', step: 1, lastKey: null })
  expect((await db.intents.toArray()).map(({ kind }) => kind)).toEqual(['dice.bet', 'coinflip.step'])
  db.close()
})

test('keeps the game of the last settled bet of version 6 as the first of several', async () => {
  const old = new Dexie('MyDatabase')
  old.version(6).stores({ ...VERSION_1, recentlyPlayed: 'playerId' })
  const games = [{ game: 's1', at: 2 }]
  await old.table('recentlyPlayed').bulkAdd([
    { playerId: '1', games, settled: { game: 's1', at: 2 } },
    { playerId: '2', games },
  ])
  old.close()

  const db = new MyDatabase()
  expect(await db.recentlyPlayed.toArray()).toEqual([
    { playerId: '1', games, settledGames: [{ game: 's1', at: 2 }] },
    { playerId: '2', games, settledGames: [] },
  ])
  db.close()
})

describe('the database of an older build', () => {
  const world = useWorld()

  test('upgrades a native version 1 database and keeps its rows', async () => {
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
