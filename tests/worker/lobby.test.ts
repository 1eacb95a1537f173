import { describe, expect, test } from 'vitest'
import {
  favouriteIds,
  favourites,
  gameAt,
  gameBySlug,
  recentlyPlayedIds,
  catalogueTable,
} from '../../worker/db/lobby-view.ts'
import { lobby as lobbyRows } from '../../worker/db/view.ts'
import { PRIVATE_STORES } from '../../worker/db/my-database.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { playedId } from '../../worker/domain/games/played-original.ts'
import { search } from '../../worker/domain/search/search.ts'
import { until } from './support/until.ts'
import { ORDINARY, theCatalogue } from '../operator/catalogue/make.ts'
import { good, signUp, signUpWith, useWorld } from './support/world.ts'
import { wait } from '../../worker/domain/protocol/wait.ts'

/** Tests run without a service worker: calls made offline wait in the worker's own outbox. */
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
  test('sends a favourite at once, restores it from the operator, and deletes it when the player removes it', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    for (const gameId of ['s1', 's2', 'l3']) {
      expect(good(await lobby.setFavourite({ gameId, favourite: true }))).toEqual({ queued: null })
    }
    good(await lobby.setFavourite({ gameId: 's2', favourite: false }))
    expect(await favouriteIds()).toEqual(['l3', 's1'])
    expect(await world.db.chosenFavourites.count()).toBe(0)
    expect((await told()).map(([, body]) => body)).toEqual(
      [true, true, true, false].map((favourite) => ({ favourite })),
    )
    // Only the operator has them now.
    await world.db.favourites.clear()
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['l3', 's1'])
  })

  test('loads favourites with the profile, and shows them as cards once the catalogue is loaded', async () => {
    const tab = await openPlayer()
    good(await tab.commands.lobby.setFavourite({ gameId: 's7', favourite: true }))
    await world.db.favourites.clear()
    good(await tab.commands.profile.refresh())
    await until('the favourites', async () => (await favouriteIds()).length === 1)
    expect(await favourites()).toEqual([])
    good(await tab.commands.lobby.refreshCatalogue())
    expect(await favourites()).toMatchObject([{ id: 's7', kind: 'slots' }])
  })

  test('accepts an original game as a favourite, and rejects an unknown one', async () => {
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

  test('shows a favourite without a network at once, and later sends the last state of each in order of choice', async () => {
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
      expect(good(await lobby.setFavourite({ gameId, favourite }))).toEqual({ queued: 'offline' })
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

  test('keeps a pending or just accepted favourite when an older list does not contain it', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    await world.control.fault({ match: TOLD, kind: 'reply', status: 503 })
    expect(good(await lobby.setFavourite({ gameId: 's1', favourite: true }))).toEqual({ queued: 'operator' })
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['s1'])

    const held = await world.control.fault({ match: { endpoint: 'getFavourites' }, hold: 'after' })
    await world.control.clearRequests()
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    // Even if the reply to the choice sets the clock back.
    await world.control.skewClock(-HOUR_MS)
    good(await lobby.setFavourite({ gameId: 's2', favourite: true }))
    await world.control.release(held)
    good(await late)
    expect(await favouriteIds()).toContain('s2')
  })

  test('lets only the next list decide a favourite that left the queue, not a list that is out of date', async () => {
    const tab = await openPlayer()
    const { lobby } = tab.commands
    await world.control.fault({ match: TOLD, kind: 'reply', status: 503 })
    expect(good(await lobby.setFavourite({ gameId: 's1', favourite: true }))).toEqual({ queued: 'operator' })
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

  test('reverts a favourite that the operator rejects, and returns the error', async () => {
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

  test('rejects a favourite of a guest', async () => {
    const tab = await world.open()
    const refused = await tab.commands.lobby.setFavourite({ gameId: 's1', favourite: true })
    expect(refused).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    good(await tab.commands.lobby.refreshPersonal())
    expect(await world.control.requests({ endpoint: 'getFavourites' })).toEqual([])
  })
})

describe('recently played games', () => {
  const opens = { match: { endpoint: 'launchGame' }, kind: 'reply', status: 200, times: 0 } as const
  const slugs = async () => (await catalogueTable('slots'))?.slugs.slice(0, 3) ?? []
  /** The slugs of recently played catalogue games. */
  const played = async () => {
    const all = await catalogueTable('slots')
    return (await recentlyPlayedIds()).flatMap((id) => all?.slugs[all.ids.indexOf(id)] ?? [])
  }

  test('lists a game as soon as it is launched, newest first and each once, then the operator’s list', async () => {
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

  test('the game to go on with is that of the last settled bet, not one that was only opened', async () => {
    await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    const tab = await world.open()
    await signUpWith(world, tab, '100.00')
    const { games, lobby } = tab.commands
    const goOn = () => world.browser.bootSnapshot?.lastPlayed
    good(await lobby.refreshCatalogue())
    const [slug = ''] = await slugs()
    good(await lobby.launch({ slug, mode: 'play' }))
    good(await lobby.refreshHome())
    await until('the tiles', () => world.browser.bootSnapshot?.lobby?.id === 'recent')
    expect(goOn()).toBeUndefined()

    good(await games.dice.refresh())
    good(await tab.play.dice.bet({ amount: minor(100), bet: { target: 5_000, direction: 'over' } }))
    await until('the settled bet', () => goOn()?.name === 'Dice')
    good(await lobby.launch({ slug, mode: 'play' }))
    const [gameId = ''] = await recentlyPlayedIds()
    expect(gameId).not.toBe('original:dice')
    expect(goOn()).toMatchObject({ name: 'Dice' })

    good(await lobby.saveSettledBet({ gameId }))
    await until('the bet of the provider’s game', () => goOn()?.id === gameId)
  })

  test('keeps a game that was launched while the recently played list was loading', async () => {
    await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    const tab = await openPlayer()
    const { lobby } = tab.commands
    good(await lobby.refreshCatalogue())
    const [slug = ''] = await slugs()
    const held = await world.control.fault({ match: { endpoint: 'getRecentlyPlayed' }, hold: 'after' })
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    // Even if the reply to the launch sets the clock back.
    await world.control.skewClock(-HOUR_MS)
    good(await lobby.launch({ slug, mode: 'play' }))
    await world.control.release(held)
    good(await late)
    expect(await played()).toEqual([slug])
  })

  test('lists an original game after a bet, and the boot snapshot shows it in the player’s language', async () => {
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
    // A bet whose reply was lost counts once it is found.
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

    // The operator has it as well, so another device can load it.
    await world.db.recentlyPlayed.clear()
    good(await lobby.refreshPersonal())
    expect(await recentlyPlayedIds()).toEqual(['original:dice', 'original:coinflip'])
    // An operator that does not list original games removes none.
    await world.control.fault({ match: { endpoint: 'getRecentlyPlayed' }, kind: 'reply', status: 200, body: [] })
    good(await lobby.refreshPersonal())
    expect(await recentlyPlayedIds()).toEqual(['original:dice', 'original:coinflip'])
  })

  test('lists no game for a guest, and no game that failed to launch', async () => {
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

test('deletes the player’s lobby data at logout, even without a network', async () => {
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
  /** The operator's reply to this endpoint with these fields replaced. */
  const patched = (endpoint: string, patch: Record<string, unknown>) =>
    world.control.fault({ match: { endpoint }, kind: 'patch', patch, times: 0 })

  test('loads a single game by its address, equal to the one from the catalogue', async () => {
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

  test('reports no problem for an unknown game, and a problem while a game cannot be loaded', async () => {
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
      [405, 'notOffered'],
    ] as const) {
      const refused = await world.control.fault({ match: { endpoint: 'getGame' }, kind: 'reply', status, times: 0 })
      expect(await lobby.findGame({ kind, slug })).toMatchObject({ ok: false, error: { code } })
      // Loading the catalogue does not clear the problem.
      good(await lobby.refreshCatalogue())
      expect(await told()).toBe(code)
      await world.control.cancelFault(refused)
    }
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    expect(await told()).toBeUndefined()
  })

  test('clears the problem of a game once it is loaded, and a late error does not bring it back', async () => {
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
    expect(await late).toMatchObject({ ok: false, error: { code: 'notOffered' } })
    expect(await told()).toBeUndefined()
    expect((await world.db.facts.get('problems')) ?? {}).not.toHaveProperty('notOffered.game')
  })

  test.each([
    ['slug', { 'games.0.1': 'another' }],
    ['kind', { 'games.0.4': 'live' }],
  ])('does not show a game when the reply has another %s', async (_what, patch) => {
    const { lobby } = (await world.open()).commands
    await patched('getGame', patch)
    expect(good(await lobby.findGame({ kind, slug }))).toBe(false)
    expect(await found()).toBeUndefined()
  })

  test.each([
    ['none', { games: [] }],
    ['no row', { 'games.0': 'a game' }],
  ])('reports a malformed game reply when there is %s in it', async (_what, patch) => {
    const { lobby } = (await world.open()).commands
    await patched('getGame', patch)
    expect(await lobby.findGame({ kind, slug })).toMatchObject({ ok: false, error: { code: 'contract' } })
    expect([await found(), await told()]).toEqual([undefined, 'contract'])
  })

  test('loads the catalogue once for two concurrent requests', async () => {
    const { lobby } = (await world.open()).commands
    await world.control.clearRequests()
    const held = await world.control.fault({ match: ASKED, hold: 'before', times: 0 })
    const first = lobby.refreshCatalogue()
    await world.control.waitForRequests({ match: ASKED })
    const second = lobby.refreshCatalogue()
    // Its reply comes after the second call, so the worker has received that call by then.
    await lobby.refreshHome()
    await world.control.release(held)
    good(await first)
    good(await second)
    expect(await world.control.requests(ASKED)).toHaveLength(1)
    expect(await gameBySlug(kind, slug)).toMatchObject({ id, name })
    good(await lobby.refreshCatalogue())
    expect(await world.control.requests(ASKED)).toHaveLength(2)
  })

  test('shows a game that the catalogue lacks until another catalogue version is loaded', async () => {
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

  test('does not preload the catalogue when a visit starts on a game page, but does on other pages', async () => {
    const address = `http://localhost:${world.operator.port}`
    const begun = await world.open({ href: `${address}/games/slots/${slug}/demo` })
    await wait(3_500)
    expect(await world.control.requests(ASKED)).toEqual([])
    begun.stop()
    await world.open({ href: `${address}/games/slots` })
    await until('the catalogue', async () => (await world.control.requests(ASKED)).length === 1)
  })

  const signs = ['Sweet_Bonanza', 'book.of~ra:2', '...', '-', 'Z'.repeat(120)]
  const steps = ['.', '..', '', 'a/b', 'a\\b', 'a%2Fb', 'a?b', 'a#b', 'a b', 'a\nb', 'é', 'Z'.repeat(121), null]
  test('accepts any slug except one that would change the path', async () => {
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
    expect(gameAt(live, table)).toMatchObject({ kind: 'live', type: 'roulette', hasDemo: false })

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
