import { describe, expect, test } from 'vitest'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { good } from './support/world.ts'
import { DAY_MS, STAKE, useBetting } from './support/betting.ts'

const { bets, findFirst, placed, playOut, player, world } = useBetting()

describe('a sports bet that is over', () => {
  const ID = 'cup'
  const points = async () => (await world.db.tournamentEntries.toArray())[0]?.points
  const leaders = async (tab: Tab) => {
    good(await tab.commands.top.refresh({ period: 'day', measure: 'win', game: 'betting' }))
    return (await world.db.topBoards.toArray())[0]?.items
  }
  async function member() {
    const betting = { id: 'betting', kind: 'betting' as const, name: 'Betting', slug: null }
    await world.control.makeTournament({ id: ID, kinds: ['slots'], items: [betting] })
    const tab = await player()
    good(await tab.commands.tournaments.load({ id: ID }))
    good(await tab.commands.tournaments.join({ key: crypto.randomUUID(), id: ID }))
    return tab
  }

  test('gives tournament points and a place among the leaders once, when the sports bet is over', async () => {
    const tab = await member()
    const found = await findFirst('won')
    await placed(tab, [found])
    await world.control.bettingStep(0)
    expect(await leaders(tab)).toEqual([])
    await playOut()
    await until('the points', async () => (await points()) === 100)
    await world.control.bettingStep(DAY_MS)
    const [bet] = await bets()
    expect(await leaders(tab)).toMatchObject([{ place: 1, game: 'betting', amount: bet?.payout }])
    expect(await points()).toBe(100)
    expect(await world.db.tournaments.get(ID)).toMatchObject({ games: { items: [{ id: 'betting', kind: 'betting' }] } })
  })

  test('gives tournament points for a fully cashed-out bet, and none while part of it is in play', async () => {
    const tab = await member()
    const { id } = await placed(tab, [await findFirst('won')])
    for (const share of [50, 100]) {
      expect(await points()).toBe(0)
      good(await tab.commands.betting.loadQuote({ betId: id }))
      const quote = (await world.db.sportBets.get(id))?.quote
      const { id: quoteId, price } = quote && 'id' in quote ? quote : { id: '', price: STAKE }
      good(await tab.commands.betting.cashOut({ key: crypto.randomUUID(), betId: id, quoteId, price, share }))
    }
    await until('the points', async () => (await points()) === 100)
  })

  test('gives no tournament points or leader place when the stake is returned', async () => {
    const tab = await member()
    const found = await findFirst('won')
    await placed(tab, [found])
    await world.control.bettingOrder({ event: found.event, abandoned: true })
    await until('the end', async () => (await bets())[0]?.status === 'void')
    expect(await leaders(tab)).toEqual([])
    expect(await points()).toBe(0)
  })
})

describe('a sports bet that is settled while no socket is open', () => {
  async function settleUnseen(tab: Tab) {
    const bet = await placed(tab, [await findFirst('won')])
    await world.control.sockets('refuse')
    await world.control.dropSockets()
    await world.control.bettingStep(DAY_MS)
    expect(await bets()).toMatchObject([{ status: 'open' }])
    return bet
  }

  test('loads the outcome of a sports bet once the socket is open again', async () => {
    await settleUnseen(await player())
    await world.control.sockets('accept')
    await until('the outcome', async () => (await bets())[0]?.status === 'won')
  })

  test('loads the outcome of a bet that the refreshed list no longer contains', async () => {
    const tab = await player()
    await settleUnseen(tab)
    await world.control.fault({
      match: { endpoint: 'betting.getBets' },
      kind: 'reply',
      status: 200,
      body: { bets: [] },
    })
    good(await tab.commands.betting.refresh())
    expect(await bets()).toMatchObject([{ status: 'won' }])
  })

  test('loads the outcome of a bet when its quote or cash-out replies that the bet is over', async () => {
    const tab = await player()
    const { id } = await settleUnseen(tab)
    good(await tab.commands.betting.loadQuote({ betId: id }))
    expect(await bets()).toMatchObject([{ status: 'won', quote: null }])
    await world.db.sportBets.update(id, { status: 'open', legs: [] })
    const order = { key: crypto.randomUUID(), betId: id, quoteId: 'none', price: STAKE, share: 100 }
    expect(await tab.commands.betting.cashOut(order)).toMatchObject({ ok: false, error: { reason: 'bet.over' } })
    expect(await bets()).toMatchObject([{ status: 'won' }])
  })

  test('deletes a bet that the operator does not know', async () => {
    const tab = await player()
    const bet = await placed(tab, [await findFirst('won')])
    await world.db.sportBets.put({ ...bet, id: '999999' })
    good(await tab.commands.betting.refresh())
    expect((await bets()).map(({ id }) => id)).toEqual([bet.id])
  })
})
