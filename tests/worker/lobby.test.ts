import { describe, expect, test } from 'vitest'
import {
  favouriteIds,
  favourites,
  gameAt,
  gameBySlug,
  recentlyPlayedIds,
  catalogueTable,
} from '../../worker/db/lobby-view.ts'
import { PRIVATE_STORES } from '../../worker/db/my-database.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { playedId } from '../../worker/domain/games/played-original.ts'
import { search } from '../../worker/domain/search/search.ts'
import { until } from './support/until.ts'
import { ORDINARY, theCatalogue } from '../operator/catalogue/make.ts'
import { good, signUp, signUpWith, useWorld } from './support/world.ts'

/** Tests run without a service worker: what waits for the network waits in the worker's own outbox. */
const world = useWorld({ catalogue: ORDINARY })
const TOLD = { endpoint: 'putFavourite' }

const told = async () =>
  (await world.control.requests(TOLD)).map(({ path, body, status }) => [
    path.split('/').at(-1),
    JSON.parse(body ?? 'null'),
    status,
  ])
const openPlayer = async () => {
  const tab = await world.open()
  await signUp(tab)
  return tab
}
const nobodyIsThere = () =>
  until('the loss', async () => {
    const row = await world.db.facts.get('connection')
    return row?.id === 'connection' && !row.reachable
  })

const HOUR_MS = 3_600_000

describe('a favourite', () => {
  test('is told at once, is there on another device, and goes when it is taken away', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    for (const gameId of ['s1', 's2', 'l3']) {
      expect(good(await lobby.setFavourite({ gameId, favourite: true }))).toEqual({ queued: false })
    }
    good(await lobby.setFavourite({ gameId: 's2', favourite: false }))
    expect(await favouriteIds()).toEqual(['l3', 's1'])
    expect(await world.db.chosenFavourites.count()).toBe(0)
    expect((await told()).map(([, body]) => body)).toEqual(
      [true, true, true, false].map((favourite) => ({ favourite })),
    )
    // What only the operator knows.
    await world.db.favourites.clear()
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['l3', 's1'])
  })

  test('comes with the profile, and is a card once the catalogue is there', async () => {
    const tab = await openPlayer()
    good(await tab.commands.lobby.setFavourite({ gameId: 's7', favourite: true }))
    await world.db.favourites.clear()
    good(await tab.commands.profile.refresh())
    await until('the favourites', async () => (await favouriteIds()).length === 1)
    expect(await favourites()).toEqual([])
    good(await tab.commands.lobby.refreshCatalogue())
    expect(await favourites()).toMatchObject([{ id: 's7', kind: 'slots' }])
  })

  test('may be a game of the house, and none that there is not', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    good(await lobby.setFavourite({ gameId: playedId('dice'), favourite: true }))
    good(await lobby.setFavourite({ gameId: 's1', favourite: true }))
    const unknown = await lobby.setFavourite({ gameId: 'original:bingo', favourite: true })
    expect(unknown).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    await world.db.favourites.clear()
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['s1', 'original:dice'])
  })

  test('without network shows at once; the last state of each is sent, in the order of choice', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    good(await lobby.setFavourite({ gameId: 's9', favourite: true }))
    await world.control.clearRequests()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await nobodyIsThere()
    const choices = [
      ['s1', true],
      ['s2', true],
      ['s1', false],
      ['s9', false],
      ['s3', true],
      ['s1', true],
    ] as const
    for (const [gameId, favourite] of choices) {
      expect(good(await lobby.setFavourite({ gameId, favourite }))).toEqual({ queued: true })
    }
    expect(await favouriteIds()).toEqual(['s1', 's3', 's2'])
    await world.control.startListening()
    await until('the end of waiting', async () => (await world.db.chosenFavourites.count()) === 0)
    expect(await told()).toEqual([
      ['s2', { favourite: true }, 200],
      ['s9', { favourite: false }, 200],
      ['s3', { favourite: true }, 200],
      ['s1', { favourite: true }, 200],
    ])
    expect(await favouriteIds()).toEqual(['s1', 's3', 's2'])
  })

  test('that waits, or was taken meanwhile, is not turned back by a list that does not know it', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    await world.control.fault({ match: TOLD, kind: 'reply', status: 503 })
    expect(good(await lobby.setFavourite({ gameId: 's1', favourite: true }))).toEqual({ queued: true })
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['s1'])

    const held = await world.control.fault({ match: { endpoint: 'getFavourites' }, hold: 'after' })
    await world.control.clearRequests()
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    // Also where the answer to the choice puts the clock back.
    await world.control.skewClock(-HOUR_MS)
    good(await lobby.setFavourite({ gameId: 's2', favourite: true }))
    await world.control.release(held)
    good(await late)
    expect(await favouriteIds()).toContain('s2')
  })

  test('that has left the queue is decided by a list that counts, and by none that is passed over', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    await world.control.fault({ match: TOLD, kind: 'reply', status: 503 })
    expect(good(await lobby.setFavourite({ gameId: 's1', favourite: true }))).toEqual({ queued: true })
    await world.db.outbox.clear()
    const held = await world.control.fault({ match: { endpoint: 'getFavourites' }, hold: 'after' })
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    good(await lobby.setFavourite({ gameId: 's2', favourite: true }))
    await world.control.release(held)
    good(await late)
    expect(await favouriteIds()).toEqual(['s1', 's2'])
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['s2'])
  })

  test('that is refused is taken back, and the refusal told', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    good(await lobby.setFavourite({ gameId: 's1', favourite: true }))
    expect(await lobby.setFavourite({ gameId: 'nothing', favourite: true })).toMatchObject({
      ok: false,
      error: { code: 'unavailable' },
    })
    await world.control.fault({ match: TOLD, kind: 'reply', status: 422, body: { error: { code: 'invalid' } } })
    expect(await lobby.setFavourite({ gameId: 's1', favourite: false })).toMatchObject({ ok: false })
    expect(await favouriteIds()).toEqual(['s1'])
    expect(await world.db.chosenFavourites.count()).toBe(0)
    expect(await world.db.outbox.count()).toBe(0)
  })

  test('takes a player', async () => {
    const tab = await world.open()
    const refused = await tab.commands.lobby.setFavourite({ gameId: 's1', favourite: true })
    expect(refused).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    good(await tab.commands.lobby.refreshPersonal())
    expect(await world.control.requests({ endpoint: 'getFavourites' })).toEqual([])
  })
})

describe('what was played last', () => {
  const opens = { match: { endpoint: 'launchGame' }, kind: 'reply', status: 200, times: 0 } as const
  const slugs = async () => (await catalogueTable('slots'))?.slugs.slice(0, 3) ?? []
  /** Those of the catalogue, by their addresses. */
  const played = async () => {
    const all = await catalogueTable('slots')
    return (await recentlyPlayedIds()).flatMap((id) => all?.slugs[all.ids.indexOf(id)] ?? [])
  }

  test('is there as soon as a game is open, the newest first, each once; the operator is asked for what it knows', async () => {
    await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    const tab = await openPlayer()
    const { lobby } = tab.commands
    good(await lobby.refreshCatalogue())
    const [one = '', two = ''] = await slugs()
    good(await lobby.launch({ slug: one, mode: 'play' }))
    good(await lobby.launch({ slug: two, mode: 'demo' }))
    good(await lobby.launch({ slug: one, mode: 'play' }))
    expect(await played()).toEqual([one, two])

    const games = [
      { game: 's5', at: new Date().toISOString() },
      { game: 's5', at: new Date(0).toISOString() },
      { game: 'gone', at: new Date(1).toISOString() },
    ]
    await world.control.fault({ match: { endpoint: 'getRecentlyPlayed' }, kind: 'reply', status: 200, body: games })
    good(await lobby.refreshPersonal())
    expect(await recentlyPlayedIds()).toEqual(['s5', 'gone'])
    expect(await played()).toHaveLength(1)
  })

  test('that was opened while the operator was asked is not lost by its answer', async () => {
    await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    const tab = await openPlayer()
    const { lobby } = tab.commands
    good(await lobby.refreshCatalogue())
    const [slug = ''] = await slugs()
    const held = await world.control.fault({ match: { endpoint: 'getRecentlyPlayed' }, hold: 'after' })
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    // Also where the launch puts the clock back.
    await world.control.skewClock(-HOUR_MS)
    good(await lobby.launch({ slug, mode: 'play' }))
    await world.control.release(held)
    good(await late)
    expect(await played()).toEqual([slug])
  })

  test('is a game of the house too, once it was bet on; it stands in the row of the first paint, in its language', async () => {
    await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    const tab = await world.open()
    await signUpWith(world, tab, '100.00')
    const { games, lobby, settings } = tab.commands
    good(await lobby.refreshHome())
    good(await lobby.refreshCatalogue())
    const [slug = ''] = await slugs()
    good(await games.coinflip.refresh())
    good(await tab.play.coinflip.bet({ amount: minor(100), bet: { side: 'heads' } }))
    expect(await recentlyPlayedIds()).toEqual(['original:coinflip'])
    good(await games.dice.refresh())
    // Of a bet whose reply was lost it is known once the bet is.
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    await tab.play.dice.bet({ amount: minor(100), bet: { target: 5_000, direction: 'over' } })
    good(await games.dice.settle())
    await until('both bets', async () => (await recentlyPlayedIds()).length === 2)
    good(await lobby.launch({ slug, mode: 'play' }))
    expect((await recentlyPlayedIds()).slice(1)).toEqual(['original:dice', 'original:coinflip'])
    const row = () => world.browser.bootSnapshot?.lobby
    await until('the row', async () => row()?.tiles.length === 3)
    expect(row()).toMatchObject({
      id: 'recent',
      tiles: [{ slug }, { name: 'Dice', path: '/games/dice' }, { name: 'Coinflip' }],
    })
    good(await settings.setLocale({ locale: 'kz' }))
    await until('its language', async () => row()?.tiles[2]?.name === 'Тиын')

    // The operator knows it as well, and so does the next device.
    await world.db.recentlyPlayed.clear()
    good(await lobby.refreshPersonal())
    expect(await recentlyPlayedIds()).toEqual(['original:dice', 'original:coinflip'])
    // One that counts no games of the house takes none away.
    await world.control.fault({ match: { endpoint: 'getRecentlyPlayed' }, kind: 'reply', status: 200, body: [] })
    good(await lobby.refreshPersonal())
    expect(await recentlyPlayedIds()).toEqual(['original:dice', 'original:coinflip'])
  })

  test('is nobody’s for a guest, and not what could not be opened', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const [slug = ''] = await slugs()
    const opened = await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    good(await tab.commands.lobby.launch({ slug, mode: 'demo' }))
    await world.control.cancelFault(opened)
    await signUp(tab)
    await world.control.fault({ ...opens, status: 404 })
    expect(await tab.commands.lobby.launch({ slug, mode: 'play' })).toMatchObject({ ok: false })
    expect(await world.db.recentlyPlayed.filter(({ games }) => games.length > 0).count()).toBe(0)
  })
})

test('what is the player’s in the lobby goes with the log-out, without network too', async () => {
  await world.control.fault({
    match: { endpoint: 'launchGame' },
    kind: 'reply',
    status: 200,
    body: { url: 'https://provider.example/game' },
  })
  const tab = await openPlayer()
  const { lobby, session } = tab.commands
  good(await lobby.refreshCatalogue())
  good(await lobby.setFavourite({ gameId: 's1', favourite: true }))
  good(await lobby.launch({ slug: (await catalogueTable('slots'))?.slugs[0] ?? '', mode: 'play' }))
  await world.control.stopListening()
  await tab.commands.profile.refresh()
  await nobodyIsThere()
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

describe('a game by its address', () => {
  const rows = theCatalogue(ORDINARY).games
  const ASKED = { endpoint: 'getCatalogue' }
  const [id, slug = '', name, provider, kind = 'slots'] = rows[2_000] ?? []
  const found = () => world.db.facts.get('foundGame')
  const told = async () => {
    const row = await world.db.facts.get('problems')
    return row?.id === 'problems' ? row.parts.game : undefined
  }
  /** The operator answers with this in the place of that. */
  const patched = (endpoint: string, patch: Record<string, unknown>) =>
    world.control.fault({ match: { endpoint }, kind: 'patch', patch, times: 0 })

  test('is asked for alone, and is the same when the catalogue has come', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    expect(await world.control.requests(ASKED)).toEqual([])
    expect(await catalogueTable(kind)).toBeNull()
    const alone = await gameBySlug(kind, slug)
    expect(alone).toMatchObject({ id, name, kind, provider: theCatalogue(ORDINARY).providers[provider ?? -1]?.name })
    expect(await gameBySlug('live', slug)).toBeNull()

    const url = 'https://provider.example/game'
    await world.control.fault({ match: { endpoint: 'launchGame' }, kind: 'reply', status: 200, body: { url } })
    good(await lobby.launch({ slug, mode: 'play' }))
    expect(await recentlyPlayedIds()).toEqual([id])

    good(await lobby.refreshCatalogue())
    expect(await found()).toBeUndefined()
    expect(await gameBySlug(kind, slug)).toEqual(alone)
  })

  test('that the operator has not is none, and no problem; one that it cannot tell of is a problem till it can', async () => {
    const { lobby } = (await world.open()).commands
    for (const wanted of [
      { kind: 'slots', slug: 'none' },
      { kind: 'live', slug },
      { kind: 'slots', slug: '..' },
      { kind: 'slots', slug: 'a/b?c#d' },
    ] as const) {
      expect(good(await lobby.findGame(wanted)), wanted.slug).toBe(false)
    }
    expect([await found(), await told()]).toEqual([undefined, undefined])

    for (const [status, code] of [
      [500, 'operator'],
      [405, 'unavailable'],
    ] as const) {
      const refused = await world.control.fault({ match: { endpoint: 'getGame' }, kind: 'reply', status, times: 0 })
      expect(await lobby.findGame({ kind, slug })).toMatchObject({ ok: false, error: { code } })
      // A catalogue that comes does not take it away.
      good(await lobby.refreshCatalogue())
      expect(await told()).toBe(code)
      await world.control.cancelFault(refused)
    }
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    expect(await told()).toBeUndefined()
  })

  test('that could not be asked for is no problem once it has been told, by an answer that is older either', async () => {
    const { lobby } = (await world.open()).commands
    const refused = await world.control.fault({
      match: { endpoint: 'getGame' },
      hold: 'before',
      kind: 'reply',
      status: 405,
    })
    const late = lobby.findGame({ kind, slug })
    await until('the first on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    await world.control.release(refused)
    expect(await late).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    expect(await told()).toBeUndefined()
  })

  test.each([
    ['slug', { 'games.0.1': 'another' }],
    ['kind', { 'games.0.4': 'live' }],
  ])('is not shown where the answer is a game of another %s', async (_what, patch) => {
    const { lobby } = (await world.open()).commands
    await patched('getGame', patch)
    expect(good(await lobby.findGame({ kind, slug }))).toBe(false)
    expect(await found()).toBeUndefined()
  })

  test.each([
    ['none', { games: [] }],
    ['no row', { 'games.0': 'a game' }],
  ])('is no reply that we can read where there is %s in it', async (_what, patch) => {
    const { lobby } = (await world.open()).commands
    await patched('getGame', patch)
    expect(await lobby.findGame({ kind, slug })).toMatchObject({ ok: false, error: { code: 'contract' } })
    expect([await found(), await told()]).toEqual([undefined, 'contract'])
  })

  test('waits with whoever else asks for the catalogue, and asks once for all', async () => {
    const { lobby } = (await world.open()).commands
    await world.control.clearRequests()
    const held = await world.control.fault({ match: ASKED, hold: 'before', times: 0 })
    const first = lobby.refreshCatalogue()
    await world.control.waitForRequests({ match: ASKED })
    const second = lobby.refreshCatalogue()
    // Answered after it, so that the second has been taken by then.
    await lobby.refreshHome()
    await world.control.release(held)
    good(await first)
    good(await second)
    expect(await world.control.requests(ASKED)).toHaveLength(1)
    expect(await gameBySlug(kind, slug)).toMatchObject({ id, name })
    good(await lobby.refreshCatalogue())
    expect(await world.control.requests(ASKED)).toHaveLength(2)
  })

  test('that the catalogue has not got yet is there till another catalogue comes', async () => {
    const { lobby } = (await world.open()).commands
    const older = await patched('getCatalogue', { version: 'older', 'games.2000.1': 'another' })
    good(await lobby.refreshCatalogue())
    expect(await gameBySlug(kind, slug)).toBeNull()
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    good(await lobby.refreshCatalogue())
    expect(await gameBySlug(kind, slug)).toMatchObject({ id, name })

    await world.control.cancelFault(older)
    await patched('getCatalogue', { version: 'next' })
    good(await lobby.refreshCatalogue())
    expect(await found()).toBeUndefined()
    expect(await gameBySlug(kind, slug)).toMatchObject({ id, name })
  })

  test('has the link for itself where a visit begins with it: the catalogue comes by itself to other pages', async () => {
    const address = `http://localhost:${world.operator.port}`
    const begun = await world.open({ href: `${address}/games/slots/${slug}/demo` })
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect(await world.control.requests(ASKED)).toEqual([])
    begun.stop()
    await world.open({ href: `${address}/games/slots` })
    await until('the catalogue', async () => (await world.control.requests(ASKED)).length === 1)
  })

  const signs = ['Sweet_Bonanza', 'book.of~ra:2', '...', '-', 'Z'.repeat(120)]
  const steps = ['.', '..', '', 'a/b', 'a\\b', 'a%2Fb', 'a?b', 'a#b', 'a b', 'a\nb', 'é', 'Z'.repeat(121), null]
  test('may have any signs in its address but those that part one, or lead out of it', async () => {
    const slugs = Object.fromEntries([...signs, ...steps].map((slug, at) => [`games.${at}.1`, slug]))
    const patch = { version: 'signs', ...slugs }
    await world.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch, times: 0 })
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const found = await Promise.all(signs.map((slug) => gameBySlug('slots', slug)))
    expect(found.map((game) => game?.id)).toEqual(['s1', 's2', 's3', 's4', 's5'])
    const kept = [await catalogueTable('slots'), await catalogueTable('live')].flatMap((each) => each?.slugs ?? [])
    expect(kept).toHaveLength(10_000 - steps.length)
  })
})

describe('the catalogue', () => {
  test('of 10,000 games is two shelves with types and features; what is not ours is ignored', async () => {
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
    expect(gameAt(live, table)).toMatchObject({ kind: 'live', type: 'roulette', hasDemo: false })

    const names = [...slots.byName].map((at) => slots.names[at] ?? '')
    const { compare } = new Intl.Collator('en', { numeric: true })
    expect(names.every((name, at) => at === 0 || compare(names[at - 1] ?? '', name) <= 0)).toBe(true)
    const isNew = [...slots.byAge].map((at) => gameAt(slots, at).isNew)
    expect(isNew.lastIndexOf(true)).toBe(isNew.filter(Boolean).length - 1)
  })

  test('that is the same is not written again: a page goes on with what it has read', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const [before, first] = [await world.db.facts.get('catalogue'), await catalogueTable('slots')]
    await world.db.shelves.update('slots', { names: 'not read again' })
    // Long ago: the clock may be put right by a moment between two answers.
    if (before?.id === 'catalogue') await world.db.facts.put({ ...before, fetchedAt: 1 })
    good(await tab.commands.lobby.refreshCatalogue())
    expect((await world.db.shelves.get('slots'))?.names).toBe('not read again')
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
  ] as const)('of %d games (%s) is read as it is', async (size, names, slots) => {
    await world.control.set({ catalogue: { size, names } })
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const read = await catalogueTable('slots')
    expect([read?.count, read?.names.length, read?.ids.length]).toEqual([slots, slots, slots])
    if (size > 0) expect(read?.names[0]).toMatch(/^<img src=x/)
  })

  test('whose names have line breaks in them keeps each name at its game', async () => {
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
