import { describe, expect, test } from 'vitest'
import { gameBySlug, recentlyPlayedIds, catalogueTable } from '#db/lobby-view.ts'
import { until } from './support/until.ts'
import { ORDINARY, theCatalogue } from '../operator/catalogue/make.ts'
import { good, signUp, useWorld } from './support/world.ts'
import { wait } from '#domain/browser/wait.ts'

const world = useWorld({ catalogue: ORDINARY })

describe('a game by its address', () => {
  const rows = theCatalogue(ORDINARY).games
  const ASKED = { endpoint: 'getCatalogue' }
  const [id, slug = '', name, provider, kind = 'slots'] = rows[2_000] ?? []
  const found = () => world.db.facts.get('foundGame')
  const getCode = async () => {
    const row = await world.db.facts.get('problems')
    return row?.id === 'problems' ? row.parts.game : undefined
  }
  /** The operator's reply to this endpoint with these fields replaced. */
  const patched = (endpoint: string, patch: Record<string, unknown>) =>
    world.control.fault({ match: { endpoint }, kind: 'patch', patch, times: 0 })

  test('loads a single game by its address, equal to the one from the catalogue', async () => {
    // A visit that starts on a game's page leaves the catalogue for later.
    const tab = await world.open({ href: `http://localhost:${world.operator.port}/games/slots/${slug}/demo` })
    await signUp(tab)
    const { lobby } = tab.commands
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    expect(await world.control.requests(ASKED)).toEqual([])
    expect(await catalogueTable(kind)).toBeNull()
    const alone = await gameBySlug(kind, slug)
    expect(alone?.rtp).toBeGreaterThanOrEqual(kind === 'live' ? 0 : 9_400)
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
    expect([await found(), await getCode()]).toEqual([undefined, undefined])

    for (const [status, code] of [
      [500, 'operator'],
      [405, 'notOffered'],
    ] as const) {
      const faultId = await world.control.fault({ match: { endpoint: 'getGame' }, kind: 'reply', status, times: 0 })
      expect(await lobby.findGame({ kind, slug })).toMatchObject({ ok: false, error: { code } })
      // Loading the catalogue does not clear the problem.
      good(await lobby.refreshCatalogue())
      expect(await getCode()).toBe(code)
      await world.control.cancelFault(faultId)
    }
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    expect(await getCode()).toBeUndefined()
  })

  test('clears the problem of a game once it is loaded, and a late error does not bring it back', async () => {
    const { lobby } = (await world.open()).commands
    const faultId = await world.control.fault({
      match: { endpoint: 'getGame' },
      hold: 'before',
      kind: 'reply',
      status: 405,
    })
    const late = lobby.findGame({ kind, slug })
    await until('the first on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    expect(good(await lobby.findGame({ kind, slug }))).toBe(true)
    await world.control.release(faultId)
    expect(await late).toMatchObject({ ok: false, error: { code: 'notOffered' } })
    expect(await getCode()).toBeUndefined()
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
    expect([await found(), await getCode()]).toEqual([undefined, 'contract'])
  })

  test('loads the catalogue once for two concurrent requests', async () => {
    const { lobby } = (await world.open()).commands
    await world.control.clearRequests()
    const faultId = await world.control.fault({ match: ASKED, hold: 'before', times: 0 })
    const first = lobby.refreshCatalogue()
    await world.control.waitForRequests({ match: ASKED })
    const second = lobby.refreshCatalogue()
    // Its reply comes after the second call, so the worker has received that call by then.
    await lobby.refreshHome()
    await world.control.release(faultId)
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
    const stored = [await catalogueTable('slots'), await catalogueTable('live')].flatMap((each) => each?.slugs ?? [])
    expect(stored).toHaveLength(10_000 - steps.length)
  })
})
