import { describe, expect, test } from 'vitest'
import { recentlyPlayedIds, catalogueTable } from '#db/lobby-view.ts'
import { minor } from '#domain/money/money.ts'
import { firstBet, getSeeds } from './support/originals.ts'
import { until } from './support/until.ts'
import { ORDINARY } from '../operator/catalogue/make.ts'
import { EMAIL, good, openPlayer, signUp, signUpWith, useWorld } from './support/world.ts'

const world = useWorld({ catalogue: ORDINARY })

const HOUR_MS = 3_600_000

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
    const tab = await openPlayer(world)
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

  test('the home page’s first row has the games of the last settled bets, not those that were only opened', async () => {
    await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    const tab = await world.open()
    await signUpWith(world, tab, '100.00')
    const { games, lobby } = tab.commands
    const row = () => world.browser.bootSnapshot?.lobby
    const names = () => row()?.tiles.map(({ name }) => name)
    good(await lobby.refreshCatalogue())
    const [slug = ''] = await slugs()
    good(await lobby.launch({ slug, mode: 'play' }))
    good(await lobby.refreshHome())
    await until('the tiles', () => row() !== undefined)
    expect(row()?.id).toBe('popular')

    good(await games.dice.refresh())
    good(await tab.play.dice.bet({ amount: minor(100), bet: { target: 5_000, direction: 'over' } }))
    await until('the settled bet', () => row()?.id === 'recent')
    good(await lobby.launch({ slug, mode: 'play' }))
    const [gameId = ''] = await recentlyPlayedIds()
    expect(gameId).not.toBe('original:dice')
    expect(names()).toEqual(['Dice'])

    good(await lobby.saveSettledBet({ gameId }))
    await until('the bet of the provider’s game', () => row()?.tiles[0]?.id === gameId)
    for (const gameId of ['original:keno', 'original:miner']) good(await lobby.saveSettledBet({ gameId }))
    await until('two more', () => row()?.tiles[0]?.name === 'Miner')
    expect(names()).toHaveLength(3)
    expect(names()?.slice(0, 2)).toEqual(['Miner', 'Keno'])
  })

  test('keeps a game that was launched while the recently played list was loading', async () => {
    await world.control.fault({ ...opens, body: { url: 'https://provider.example/game' } })
    const tab = await openPlayer(world)
    const { lobby } = tab.commands
    good(await lobby.refreshCatalogue())
    const [slug = ''] = await slugs()
    const faultId = await world.control.fault({ match: { endpoint: 'getRecentlyPlayed' }, hold: 'after' })
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    // Even if the reply to the launch sets the clock back.
    await world.control.skewClock(-HOUR_MS)
    good(await lobby.launch({ slug, mode: 'play' }))
    await world.control.release(faultId)
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
    // A flip that is not lost at once: its round stays open, so it is not settled yet.
    await world.control.seedOriginal({ email: EMAIL, ...getSeeds('coinflip') })
    good(await games.coinflip.refresh())
    const { round } = good(await tab.play.coinflip.bet({ amount: minor(100), bet: firstBet('coinflip').bet }))
    expect(round.status).toBe('open')
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
    await until('the row', async () => row()?.id === 'recent')
    expect(row()?.tiles).toMatchObject([{ name: 'Dice', path: '/games/dice' }])
    good(await settings.setLocale({ locale: 'kz' }))
    await until('its language', async () => row()?.tiles[0]?.name === 'Дайс')

    // The operator has it as well, so another device can load it.
    await world.db.recentlyPlayed.clear()
    good(await lobby.refreshPersonal())
    expect(await recentlyPlayedIds()).toEqual(['original:dice', 'original:coinflip'])
    await until('the row again', async () => row()?.tiles.length === 2)
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
