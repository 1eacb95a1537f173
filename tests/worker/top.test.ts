import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { until } from './support/until.ts'
import { good, signUp, signUpWith, useWorld } from './support/world.ts'

const BET = { amount: minor(2_500), bet: { target: 5_000, direction: 'over' } } as const

describe('the leaders', () => {
  const world = useWorld()
  const day = { period: 'day', measure: 'wagered', game: 'all' } as const
  const board = async (id = 'day wagered all') => (await world.db.topBoards.get(id))?.items

  async function played() {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    good(await tab.play.dice.bet(BET))
    good(await tab.play.dice.bet(BET))
    return tab
  }

  test('ranks leaders by wagered amount and by game, with the player’s own place', async () => {
    const { top } = (await played()).commands
    good(await top.refresh(day))
    expect(await board()).toMatchObject([{ place: 1, amount: 5_000, currency: 'RUB', game: null }])
    expect(await world.db.topPlaces.toArray()).toMatchObject([{ line: { place: 1, amount: 5_000 } }])
    good(await top.refresh({ ...day, game: 'keno' }))
    expect(await board('day wagered keno')).toEqual([])
    good(await top.refresh({ ...day, game: 'dice' }))
    expect(await board('day wagered dice')).toHaveLength(1)
  })

  test('hides the name of a leader with hidden statistics, and shows the leaders without a network', async () => {
    const { top, settings } = (await played()).commands
    good(await top.refresh(day))
    expect((await board())?.[0]?.player).toMatch(/••$/)
    good(await settings.choose({ isStatisticsHidden: true }))
    await until('the hidden name', async () => {
      good(await top.refresh(day))
      return (await board())?.[0]?.player === null
    })
    await world.control.stopListening()
    expect((await top.refresh(day)).ok).toBe(false)
    expect(await board()).toHaveLength(1)
    await world.control.startListening()
  })

  test('shows the leaders to a guest, without a place', async () => {
    const tab = await played()
    good(await tab.commands.session.logout())
    await world.db.topBoards.clear()
    good(await tab.commands.top.refresh(day))
    expect(await board()).toHaveLength(1)
    expect(await world.db.topPlaces.count()).toBe(0)
    await signUp(tab, 'other@example.com')
    good(await tab.commands.top.refresh(day))
    expect(await world.db.topPlaces.toArray()).toMatchObject([{ line: null }])
  })

  test('lists no bet as a win that paid no more than its stake', async () => {
    const { top } = (await played()).commands
    const line = { place: 1, player: null, amount: '10.00', currency: 'RUB', game: 'dice', at: null }
    const items = [120, 100, 50].map((multiplier, at) => ({ ...line, place: at + 1, multiplier }))
    await world.control.fault({
      match: { endpoint: 'getTop' },
      kind: 'reply',
      status: 200,
      // oxlint-disable-next-line house/names -- the operator's name of the field
      body: { items, own: { ...line, multiplier: 100 } },
      times: 2,
    })
    good(await top.refresh({ ...day, measure: 'win' }))
    expect(await board('day win all')).toMatchObject([{ place: 1, multiplier: 120 }])
    expect(await world.db.topPlaces.toArray()).toMatchObject([{ line: null }])
    good(await top.refresh(day))
    expect(await board()).toHaveLength(3)
  })
})
