import { describe, expect, test } from 'vitest'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { good, signUpWith, useWorld } from './support/world.ts'

/** The address of a launched game, as the worker returns it to the page. */

const world = useWorld()
const LAUNCH = { path: '/api/v2/games/launch', method: 'POST' }
const slug = 'some-game'

/** Makes the operator reply with this game address. */
async function leadsTo(url: string, fields: object = {}) {
  await world.control.fault({ match: LAUNCH, kind: 'reply', status: 200, body: { url, ...fields } })
}

describe('the address of a game', () => {
  test('returns a game address that is allowed', async () => {
    const tab = await world.open()
    await leadsTo('https://games.provider.example/play?token=1')
    expect(good(await tab.commands.lobby.launch({ slug, mode: 'demo' }))).toEqual({
      url: 'https://games.provider.example/play?token=1',
      grants: [],
    })
  })

  test('returns the known frame permissions of a game, and drops the unknown ones', async () => {
    const tab = await world.open()
    const frame = ['origin', 'allow-top-navigation', '__proto__', 'popups', 'popups']
    await leadsTo('https://games.provider.example/play', { frame })
    expect(good(await tab.commands.lobby.launch({ slug, mode: 'demo' })).grants).toEqual(['popups', 'origin'])
    await leadsTo('https://games.provider.example/play', { frame: 'popups' })
    // A value that is not a list grants nothing, and the game still opens.
    expect(good(await tab.commands.lobby.launch({ slug, mode: 'demo' })).grants).toEqual([])
  })

  test.each([
    ['a script', () => 'javascript:alert(1)'],
    ['data', () => 'data:text/html,<script>alert(1)</script>'],
    ['no scheme', () => '//games.provider.example'],
    ['plain http elsewhere', () => 'http://games.provider.example'],
    ['a name and a password', () => 'https://player:secret@games.provider.example'],
    ['the page itself, whose frame could take its sandbox away', () => `http://localhost:${world.operator.port}/`],
  ])('rejects a game address that is %s', async (_what, address) => {
    const tab = await world.open()
    await leadsTo(address())
    expect(await tab.commands.lobby.launch({ slug, mode: 'demo' })).toMatchObject({
      ok: false,
      error: { code: 'forbidden', retry: false },
    })
  })

  test('launches a game for money for players only, and reports an unknown game or a missing demo', async () => {
    const tab = await world.open()
    const { games } = theCatalogue(SMALL_CATALOGUE)
    const [, slot] = games.find((row) => row[4] === 'slots' && row[9]) ?? []
    const [, table] = games.find((row) => row[4] === 'live') ?? []
    const ask = (of: string | undefined, mode: 'demo' | 'play') => tab.commands.lobby.launch({ slug: of ?? '', mode })
    expect(await ask(slot, 'play')).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    expect(good(await ask(slot, 'demo')).url).toContain('//provider.localhost:')
    expect(await ask(table, 'demo')).toMatchObject({ ok: false, error: { reason: 'game.noDemo' } })
    expect(await ask('no-such-game', 'demo')).toMatchObject({ ok: false, error: { reason: 'game.unknown' } })
    await signUpWith(world, tab, '10.00')
    expect(good(await ask(slot, 'play')).url).toContain('mode=play')
  })
})
