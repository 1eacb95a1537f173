import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { catalogueTable } from '#db/lobby-view.ts'
import type { Result } from '#domain/calls/result.ts'
import { minor } from '#domain/money/money.ts'
import type { DataSection } from '#domain/calls/data-sections.ts'
import { theCatalogue } from '../operator/catalogue/make.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

const BET = { amount: minor(100), bet: { target: 5_000, direction: 'over' } } as const

describe('replies of the operator', () => {
  const world = useWorld()

  test.each(['html', 'empty', 'malformed', 'truncated'] as const)(
    'keeps the last good lobby when the reply is %s',
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

  const SECTIONS: [DataSection, string, (commands: Tab['commands']) => Promise<Result<unknown>>][] = [
    ['profile', 'getProfile', ({ profile }) => profile.refresh()],
    ['personalLobby', 'getFavourites', ({ lobby }) => lobby.refreshPersonal()],
    ['history', 'getHistory', ({ history }) => history.refresh({ kind: 'withdrawals' })],
    ['bonuses', 'getBonuses', ({ bonuses }) => bonuses.refresh()],
  ]

  test.each(SECTIONS)(
    'reports a section that the operator cannot give, until it can: %s',
    async (section, endpoint, load) => {
      const tab = await world.open()
      await signUp(tab)
      await world.control.fault({ match: { endpoint }, kind: 'reply', status: 503, times: 0 })
      expect(await load(tab.commands)).toMatchObject({ ok: false, error: { code: 'operator' } })
      expect(await world.db.facts.get('problems')).toMatchObject({ parts: { [section]: 'operator' } })
      await world.control.clearFaults()
      good(await load(tab.commands))
      expect(await world.db.facts.get('problems')).not.toHaveProperty(`parts.${section}`)
    },
  )

  test('reports an endpoint that the operator has not got, and the others work', async () => {
    const tab = await world.open()
    await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'reply', status: 404, times: 0 })
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'notOffered' } })
    good(await tab.commands.lobby.refreshCatalogue())
    expect((await catalogueTable('slots'))?.count).toBe(940)
    expect((await catalogueTable('live'))?.count).toBe(60)
  })

  /** The log lines of the worker about left-out entries. */
  const leftOut = () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    onTestFinished(() => info.mockRestore())
    return () =>
      info.mock.calls.filter(([event]) => String(event).includes('entries do not fit')).map(([, what]) => what)
  }

  test('leaves out malformed catalogue rows with one log line, and truncates a long name', async () => {
    const said = leftOut()
    const { games, ...lists } = theCatalogue({ size: 1_000, names: 'ordinary' })
    const bad: Record<number, [place: number, value: string]> = {
      3: [1, 'No Such/Slug'],
      4: [4, 'rooms'],
      5: [5, 'first'],
      6: [2, 'Ы'.repeat(201)],
      7: [2, `${'a'.repeat(198)}🐎🐎`],
    }
    const body = { ...lists, games: games.map((row, at) => row.with(...(bad[at] ?? [0, row[0]]))) }
    await world.control.fault({
      match: { endpoint: 'getCatalogue' },
      kind: 'reply',
      status: 200,
      body: {
        ...body,
        version: 'bad rows',
        games: [null, 'a game', ...body.games],
        providers: [{ id: {} }, ...lists.providers.slice(1)],
      },
    })
    const tab = await world.open()
    good(await tab.commands.lobby.refreshCatalogue())
    const slots = await catalogueTable('slots')
    expect(slots?.count).toBe(937)
    expect((await catalogueTable('live'))?.count).toBe(60)
    expect(slots?.names.filter((name) => name.endsWith('…')).toSorted()).toEqual([
      `${'a'.repeat(198)}…`,
      `${'Ы'.repeat(199)}…`,
    ])
    // A malformed provider leaves an empty name, so that no game shows another provider's name.
    expect(slots?.providers).toEqual(['', ...lists.providers.slice(1).map(({ name }) => name)])
    expect(said()).toEqual(['catalogue.games: 5 of 1002'])
  })

  test('leaves out a malformed card or carousel of the home page', async () => {
    const said = leftOut()
    await world.control.fault({
      match: { endpoint: 'getLobby' },
      kind: 'patch',
      times: 0,
      patch: { 'shelves.0.games.0.slug': 'a/b', 'shelves.0.games.1.name': 'n'.repeat(999), 'shelves.2.id': 'hot' },
    })
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    const home = (await world.db.lobby.get('home'))?.shelves
    expect(home?.map(({ id }) => id)).toEqual(['popular', 'new'])
    expect(home?.[0]?.games[0]?.name).toBe(`${'n'.repeat(199)}…`)
    expect(new Set(said())).toEqual(new Set([expect.stringMatching(/^lobby\.games: 1 of /), 'lobby.shelves: 1 of 3']))
  })

  test('rejects a list without a valid entry and keeps the last good rows, but accepts an empty list', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    const before = await world.db.lobby.get('home')
    const patched = (patch: Record<string, unknown>) =>
      world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'patch', times: 0, patch })
    await patched({ shelves: [{ id: 'popular', games: [{ id: 1 }] }, null] })
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'contract' } })
    expect(await world.db.lobby.get('home')).toEqual(before)
    await world.control.clearFaults()
    await patched({ shelves: [] })
    good(await tab.commands.lobby.refreshHome())
    expect((await world.db.lobby.get('home'))?.shelves).toEqual([])
  })

  test.each([[{}], [{ data: null }], [['text']], [null], [{ error: { code: 'internal' } }]])(
    'keeps bonuses, free spins, campaigns and wallets when the replies are %j',
    async (body) => {
      const tab = await world.open()
      await signUpWith(world, tab, '10.00')
      await world.control.giveBonus({ email: EMAIL })
      await world.control.giveSpins({ email: EMAIL, left: 12 })
      const { bonuses, money } = tab.commands
      good(await bonuses.refresh())
      good(await money.refreshWallets())
      const rows = async () => [
        await world.db.bonuses.toArray(),
        await world.db.freeSpins.toArray(),
        await world.db.campaigns.toArray(),
        (await world.db.walletsByCurrency.toArray()).map(({ currency }) => currency),
      ]
      const before = await rows()
      for (const endpoint of ['getBonuses', 'getFreeSpins', 'getCampaigns', 'getWallets']) {
        await world.control.fault({ match: { endpoint }, kind: 'reply', status: 200, body, times: 0 })
      }
      const contract = { ok: false, error: { code: 'contract' } }
      expect(await bonuses.refresh()).toMatchObject(contract)
      expect(await money.refreshWallets()).toMatchObject(contract)
      expect(await rows()).toEqual(before)
      expect(before.map(({ length }) => length)).not.toContain(0)
      const parts = expect.objectContaining({ bonuses: 'contract', freeSpins: 'contract', campaigns: 'contract' })
      expect(await world.db.facts.get('problems')).toMatchObject({ parts })
    },
  )

  test('leaves out a malformed old round, and the game can be played', async () => {
    const said = leftOut()
    const tab = await world.open()
    await signUpWith(world, tab, '10.00')
    const { dice } = tab.commands.games
    good(await dice.refresh())
    good(await tab.play.dice.bet(BET))
    good(await tab.play.dice.bet(BET))
    await world.control.fault({
      match: { endpoint: 'dice.getState' },
      kind: 'patch',
      times: 0,
      patch: { 'rounds.0.currency': 'XAU' },
    })
    good(await dice.refresh())
    good(await tab.play.dice.bet(BET))
    expect(said()).toEqual(['dice.rounds: 1 of 2'])
  })

  test.each([null, '12,5', -1, 1e15, 'NaN', {}])('stores a balance of %j as unknown', async (balance) => {
    // A socket frame with the valid balance would be stored, too.
    await world.control.sockets('refuse')
    const tab = await world.open()
    await signUpWith(world, tab, '10.00')
    await world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch: { 'user.balance': balance } })
    good(await tab.commands.profile.refresh())
    expect((await world.db.wallets.toArray())[0]?.balance).toBeNull()
  })

  test('stores a time zone that does not exist as UTC', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '10.00')
    const patch = { 'user.timezone': 'Mars/Olympus' }
    await world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch })
    good(await tab.commands.profile.refresh())
    expect((await world.db.players.toArray())[0]?.timezone).toBe('UTC')
  })

  test('ignores an old balance after a newer one', async () => {
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

  test('stores a balance that is pushed over the socket', async () => {
    const tab = await world.open()
    await signUp(tab)
    await until('the socket', async () => (await world.control.counters()).socketsOpen === 1)
    await world.control.credit({ email: EMAIL, amount: '25.50' })
    await until('the balance', async () => (await world.db.wallets.toArray())[0]?.balance === 2_550)
  })

  test('follows the server’s clock when the device’s clock is wrong', async () => {
    await world.control.skewClock(2 * 86_400_000)
    await world.open()
    const clock = await until('the clock', async () => await world.db.facts.get('clock'))
    expect(Math.abs((clock.id === 'clock' ? clock.offset : 0) - 2 * 86_400_000)).toBeLessThan(60_000)
  })

  test('reads a wrapped profile and a wrapped lobby', async () => {
    const tab = await world.open()
    await signUp(tab)
    const { id } = await world.control.wallet(EMAIL)
    const reply = (endpoint: string, body: unknown) =>
      world.control.fault({ match: { endpoint }, kind: 'reply', status: 200, body, times: 0 })
    await reply('getProfile', {
      success: true,
      data: { user: { id, balance: '12.50', currency: 'RUB', balance_version: 9 } },
    })
    await reply('getLobby', { data: { version: 'wrapped', at: '2026-01-01T00:00:00.000Z', shelves: [] } })
    good(await tab.commands.profile.refresh())
    good(await tab.commands.lobby.refreshHome())
    const [wallet] = await world.db.wallets.toArray()
    expect(wallet).toMatchObject({ balance: minor(1_250) })
    expect(await world.db.lobby.get('home')).toMatchObject({ shelves: [] })
  })
})
