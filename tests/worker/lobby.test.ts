import { describe, expect, test } from 'vitest'
import { favouriteIds, gameAt, recentlyPlayedIds, catalogueTable } from '#db/lobby-view.ts'
import { lobby as lobbyRows } from '#db/view.ts'
import { PRIVATE_STORES } from '#db/my-database.ts'
import { search } from '#domain/search/search.ts'
import { ORDINARY } from '../operator/catalogue/make.ts'
import { good, openPlayer, untilUnreachable, useWorld } from './support/world.ts'

/** Tests run without a service worker: calls made offline wait in the worker's own outbox. */
const world = useWorld({ catalogue: ORDINARY })

test.each([
  ['numbers of which some do not fit', { crash: 31, dice: 'many', keno: -1 }, { crash: 31, dice: 0, keno: 0 }],
  ['null', null, null],
  ['text', 'many', null],
])('stores the rows of the home page with how many play each game: %s', async (_what, players, stored) => {
  await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'patch', patch: { players }, times: 0 })
  const tab = await world.open()
  good(await tab.commands.lobby.refreshHome())
  expect(await lobbyRows()).toMatchObject({ players: stored })
  expect((await lobbyRows())?.shelves.length).toBeGreaterThan(0)
})

test('deletes the player’s lobby data at logout, even without a network', async () => {
  await world.control.fault({
    match: { endpoint: 'launchGame' },
    kind: 'reply',
    status: 200,
    body: { url: 'https://provider.example/game' },
  })
  const tab = await openPlayer(world)
  const { lobby, session } = tab.commands
  good(await lobby.refreshCatalogue())
  good(await lobby.setFavourite({ gameId: 's1', favourite: true }))
  good(await lobby.launch({ slug: (await catalogueTable('slots'))?.slugs[0] ?? '', mode: 'play' }))
  await world.control.stopListening()
  await tab.commands.profile.refresh()
  await untilUnreachable(world)
  good(await lobby.setFavourite({ gameId: 's2', favourite: true }))
  for (const store of ['favourites', 'chosenFavourites', 'recentlyPlayed'] as const) {
    expect(PRIVATE_STORES).toContain(store)
    expect(await world.db[store].count(), store).toBe(1)
  }
  good(await session.logout())
  for (const store of PRIVATE_STORES) expect(await world.db.table(store).count(), store).toBe(0)
  expect((await world.db.outbox.toArray()).map(({ subject }) => subject)).toEqual(['logout'])
  expect([await favouriteIds(), await recentlyPlayedIds()]).toEqual([[], []])
})

describe('the catalogue', () => {
  test('splits 10,000 games into slots and live with types and features, and ignores unknown values', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const [slots, live] = [await catalogueTable('slots'), await catalogueTable('live')]
    expect([slots?.count, live?.count]).toEqual([9_400, 600])
    expect(live?.featureNames).not.toContain('hologram')
    if (!slots || !live) throw new Error('no shelves')
    const games = Array.from({ length: slots.count }, (_, at) => gameAt(slots, at))
    expect(new Set(games.map(({ type }) => type))).toEqual(
      new Set(['video', 'classic', 'megaways', 'cluster', 'instant', 'crash']),
    )
    expect(games.filter(({ hasDemo }) => hasDemo).length).toBeGreaterThan(8_000)
    expect(games.filter(({ features }) => features.includes('jackpot')).length).toBeGreaterThan(1_000)
    expect(games.every(({ features }) => features.every((feature) => slots.featureNames.includes(feature)))).toBe(true)
    const table = search(live, 'roulette')?.[0] ?? -1
    expect(gameAt(live, table)).toMatchObject({ kind: 'live', type: 'roulette', hasDemo: false, rtp: null })
    expect(games.every(({ rtp }) => rtp !== null && rtp >= 9_400 && rtp < 10_000)).toBe(true)

    const names = [...slots.byName].map((at) => slots.names[at] ?? '')
    const { compare } = new Intl.Collator('en', { numeric: true })
    expect(names.every((name, at) => at === 0 || compare(names[at - 1] ?? '', name) <= 0)).toBe(true)
    const isNew = [...slots.byAge].map((at) => gameAt(slots, at).isNew)
    expect(isNew.lastIndexOf(true)).toBe(isNew.filter(Boolean).length - 1)
  })

  test('shows the catalogue and the home page of a build without languages until they are loaded again', async () => {
    const tab = await world.open()
    const { lobby } = tab.commands
    good(await lobby.refreshCatalogue())
    good(await lobby.refreshHome())
    const [row, fact] = await Promise.all([world.db.shelves.get('slots:en'), world.db.facts.get('catalogue')])
    if (!row || fact?.id !== 'catalogue') throw new Error('no catalogue')
    await world.db.shelves.clear()
    await world.db.shelves.put({ ...row, id: 'slots', version: 'old' })
    await world.db.facts.put({ id: 'catalogue', version: 'old', fetchedAt: fact.fetchedAt })
    await world.db.lobby.delete('home:en')
    expect(await catalogueTable('slots')).toMatchObject({ kind: 'slots', version: 'old', count: 9_400 })
    expect(await lobbyRows()).toMatchObject({ id: 'home' })

    good(await lobby.refreshCatalogue())
    good(await lobby.refreshHome())
    expect(await catalogueTable('slots')).toMatchObject({ kind: 'slots', count: 9_400 })
    expect((await world.db.shelves.toCollection().primaryKeys()).toSorted()).toEqual(['live:en', 'slots:en'])
    expect(await lobbyRows()).toMatchObject({ id: 'home:en' })
  })

  test('does not write an unchanged catalogue again, so a page keeps what it has read', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const [before, first] = [await world.db.facts.get('catalogue'), await catalogueTable('slots')]
    await world.db.shelves.update('slots:en', { names: 'not read again' })
    // Long ago, because the clock offset may change slightly between two replies.
    if (before?.id === 'catalogue') await world.db.facts.put({ ...before, fetchedAt: 1 })
    good(await tab.commands.lobby.refreshCatalogue())
    expect((await world.db.shelves.get('slots:en'))?.names).toBe('not read again')
    expect(await catalogueTable('slots')).toBe(first)
    const after = await world.db.facts.get('catalogue')
    expect(after?.id === 'catalogue' && after.fetchedAt > 1).toBe(true)

    await world.control.set({ catalogue: { size: 1, names: 'long' } })
    good(await tab.commands.lobby.refreshCatalogue())
    const one = await catalogueTable('slots')
    expect([one?.count, one?.names[0]?.length]).toEqual([1, 200])
    expect((await catalogueTable('live'))?.count).toBe(0)
  })

  test.each([
    [0, 'ordinary', 0],
    [20_000, 'markup', 18_800],
  ] as const)('reads a catalogue of %d games (%s)', async (size, names, slots) => {
    await world.control.set({ catalogue: { size, names } })
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const read = await catalogueTable('slots')
    expect([read?.count, read?.names.length, read?.ids.length]).toEqual([slots, slots, slots])
    if (size > 0) expect(read?.names[0]).toMatch(/^<img src=x/)
  })

  test('keeps each name at its game when names contain line breaks', async () => {
    const patch = { 'games.0.2': 'Two\nLines', 'games.1.7': 99, 'games.2.8': 2 ** 31 - 1 }
    await world.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch })
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const slots = await catalogueTable('slots')
    const at = slots?.ids.indexOf('s1') ?? -1
    expect([slots?.names[at], slots?.names.length]).toEqual(['Two Lines', 9_400])
    expect(slots && gameAt(slots, slots.ids.indexOf('s2')).type).toBeNull()
  })
})
