import { describe, expect, test } from 'vitest'
import type { SlipSelection, TopicRow } from '../../worker/db/rows.ts'
import { EVENTS_AT_MOST, type LegStatus } from '../../worker/domain/betting/betting.ts'
import { toOdds } from '../../worker/domain/betting/odds.ts'
import { type Minor, minor, toDecimal } from '../../worker/domain/money/money.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, SHOWN, good, signUpWith, useWorld } from './support/world.ts'

/** The sportsbook against the stand-in operator, whose simulation advances only when a test steps it. */

const world = useWorld()
const DAY_MS = 86_400_000
const STAKE = minor(10_000)

type Found = Awaited<ReturnType<typeof world.control.bettingFind>>[number]
const find = (ends: LegStatus, order: Partial<Parameters<typeof world.control.bettingFind>[0]> = {}) =>
  world.control.bettingFind({ ends, ...order })
const taken = ({ event, market, outcome, odds }: Found, isLive = false) => ({ event, market, outcome, odds, isLive })

async function firstOf(ends: LegStatus, order: Partial<Parameters<typeof world.control.bettingFind>[0]> = {}) {
  const [found] = await find(ends, order)
  if (!found) throw new Error(`no outcome ends ${ends}`)
  return found
}

async function player() {
  const tab = await world.open()
  await signUpWith(world, tab, '1000.00')
  return tab
}

const bets = () => world.db.sportBets.toArray()
const balance = async () => (await world.control.wallet(EMAIL)).balance

async function place(
  tab: Tab,
  selections: Found[],
  own: Partial<Parameters<Tab['commands']['betting']['bet']>[0]> = {},
) {
  const kind = selections.length === 1 ? ('single' as const) : ('accumulator' as const)
  const { amount = STAKE } = own
  const order = {
    key: crypto.randomUUID(),
    kind,
    amount,
    total: amount,
    accept: 'better' as const,
    shown: SHOWN,
    slip: null,
  }
  return tab.commands.betting.bet({ ...order, selections: selections.map((each) => taken(each)), ...own })
}

async function placed(tab: Tab, selections: Found[]) {
  good(await place(tab, selections))
  const [bet] = await bets()
  if (!bet) throw new Error('no bet')
  return bet
}

/** Advances the simulation until every open bet is over. */
async function playOut(): Promise<void> {
  await world.control.bettingStep(DAY_MS)
  await until('the end', async () => (await bets()).every(({ status }) => status !== 'open'))
}

async function isBalanced(): Promise<void> {
  const { sums, drifted, unbalanced } = await world.operator.ledgerSum()
  expect([Object.values(sums).every((sum) => sum === 0), drifted, unbalanced]).toEqual([true, 0, 0])
}

function selection({ event, market, outcome, odds, terms }: Found): Omit<SlipSelection, 'stakes'> {
  const names = { sport: 'football' as const, league: 'l', home: 'Home', away: 'Away', start: 0 }
  // The control API is plain JSON; odds and lines are integers there as well.
  return {
    event: { id: event, ...names },
    market: { id: market, ...terms },
    outcome,
    odds: toOdds(odds),
    isLive: false,
  }
}

describe('sports events', () => {
  test('offers 200 upcoming and 20 live events at any time, and publishes them to a guest by topic', async () => {
    for (const step of [0, 17 * 60_000, 3 * 3_600_000]) {
      await world.control.bettingStep(step)
      expect(await world.control.bettingEvents()).toEqual({ upcoming: 200, live: 20, ended: 20 })
    }
    const tab = await world.open()
    good(await tab.commands.realtime.watch({ topics: ['betting', 'betting:football'] }))
    const directory = await until('the directory', () => world.db.topics.get('betting'))
    expect(directory.state).toMatchObject({ sports: [{ id: 'football' }, {}, {}, {}], events: { length: 240 } })
    const sport = await until('football', () => world.db.topics.get('betting:football'))
    expect(sport.state).toMatchObject({ events: { length: 60 } })
  })

  test('applies changed odds, a suspended market and the end of an event to one topic row', async () => {
    const live = await firstOf('won', { phase: 'live', sport: 'football' })
    const tab = await world.open()
    const topic = `betting:event:${live.event}` as const
    good(await tab.commands.realtime.watch({ topics: [topic] }))
    const read = async () => (await world.db.topics.get(topic)) as TopicRow<typeof topic> | undefined
    const market = async () => (await read())?.state.markets.find(({ id }) => id === live.market)
    await until('the event', market)
    await world.control.bettingOrder({ event: live.event, odds: { [`${live.market}|${live.outcome}`]: 7_770 } })
    await until('the price', async () =>
      (await market())?.outcomes.some(({ id, odds }) => id === live.outcome && odds === 7_770),
    )
    await world.control.bettingOrder({ event: live.event, suspend: [live.market] })
    await until('the suspension', async () => (await market())?.suspended)
    await world.control.bettingStep(120 * 60_000)
    await until('the end', async () => (await read())?.state.event.phase === 'ended')
    expect((await read())?.state.markets).toEqual([])
  })
})

describe('a list of events', () => {
  const names = (id: number) => ({ id: `e${id}`, sport: 'football', league: 'l', home: 'A', away: 'B' })
  const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

  test('accepts a full list at once, and never grows beyond EVENTS_AT_MOST', async () => {
    const tab = await world.open()
    good(await tab.commands.realtime.watch({ topics: ['betting'] }))
    const count = async () => ((await world.db.topics.get('betting')) as TopicRow<'betting'> | undefined)?.state.events
    await until('the directory', async () => (await count())?.length === 240)
    const start = new Date().toISOString()
    for (const from of [0, 1_000]) {
      const events = many(from, 1_000).map((id) => ({ ...names(id), start }))
      await world.control.publish({ topic: 'betting', data: { events, removed: [] } })
    }
    await until('the last', async () => (await count())?.length === EVENTS_AT_MOST)
    await world.control.publish({ topic: 'betting', data: { events: [], removed: many(0, 800).map((id) => `e${id}`) } })
    await until('the removal', async () => (await count())?.length === EVENTS_AT_MOST - 800)
  })

  test('accepts 600 more events in the list of one sport', async () => {
    const tab = await world.open()
    good(await tab.commands.realtime.watch({ topics: ['betting:football'] }))
    const count = async () =>
      ((await world.db.topics.get('betting:football')) as TopicRow<'betting:football'> | undefined)?.state.events.length
    await until('football', async () => (await count()) === 60)
    const events = many(0, 600).map((id) => ({ id: `e${id}`, phase: 'upcoming', score: [0, 0] }))
    await world.control.publish({ topic: 'betting:football', data: { events, removed: [] } })
    await until('all of them', async () => (await count()) === 660)
  })
})

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
    const found = await firstOf('won')
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
    const { id } = await placed(tab, [await firstOf('won')])
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
    const found = await firstOf('won')
    await placed(tab, [found])
    await world.control.bettingOrder({ event: found.event, abandoned: true })
    await until('the end', async () => (await bets())[0]?.status === 'void')
    expect(await leaders(tab)).toEqual([])
    expect(await points()).toBe(0)
  })
})

describe('a sports bet', () => {
  test('places a single bet: takes the stake, sends the key, and books it in the ledger once', async () => {
    const tab = await player()
    const key = crypto.randomUUID()
    good(await place(tab, [await firstOf('won')], { key }))
    expect(await bets()).toMatchObject([{ key, lastKey: key, kind: 'single', status: 'open', remaining: STAKE }])
    expect(await balance()).toBe(90_000)
    expect(await place(tab, [await firstOf('won')], { key })).toMatchObject({ ok: false, error: { code: 'pending' } })
    expect((await world.control.counters()).betsSettled).toEqual({ [key]: 1 })
    await isBalanced()
  })

  test('pays stake times odds for a won sports bet, and lists it in the history', async () => {
    const tab = await player()
    const won = await firstOf('won')
    await placed(tab, [won])
    await playOut()
    const payout = (STAKE * won.odds) / 1_000
    expect(await bets()).toMatchObject([{ status: 'won', payout, legs: [{ status: 'won' }] }])
    await until('the balance', async () => (await world.db.wallets.toArray())[0]?.balance === 90_000 + payout)
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    expect(await world.db.history.toArray()).toMatchObject([{ kind: 'bets', game: 'betting', amount: STAKE, payout }])
    await isBalanced()
  })

  test.each([
    ['lost', 'lost', () => 0],
    ['void', 'void', () => STAKE],
    ['half_won', 'won', (odds: number) => Math.floor((STAKE * (1_000 + odds)) / 2_000)],
    ['half_lost', 'lost', () => STAKE / 2],
  ] as const)('settles a bet whose selection ends %s as %s', async (ends, status, payout) => {
    const tab = await player()
    const found = await firstOf(ends, ends === 'lost' ? {} : { sport: 'football' })
    await placed(tab, [found])
    await playOut()
    expect(await bets()).toMatchObject([{ status, payout: payout(found.odds), legs: [{ status: ends }] }])
    expect(await balance()).toBe(90_000 + payout(found.odds))
    await isBalanced()
  })

  test('multiplies the odds of an accumulator, and loses it with its first lost selection', async () => {
    const tab = await player()
    const [one, two, three] = await find('won', { most: 3 })
    const [lost] = (await find('lost', { most: 6 })).filter(
      ({ event }) => ![one, two].some((each) => each?.event === event),
    )
    if (!one || !two || !three || !lost) throw new Error('too few')
    good(await place(tab, [one, two, three]))
    good(await place(tab, [one, two, lost]))
    await playOut()
    const payout = Math.floor((STAKE * one.odds * two.odds * three.odds) / 1_000 ** 3)
    const statuses = (await bets()).map((bet) => [bet.status, bet.payout]).toSorted()
    expect(statuses).toEqual([
      ['lost', 0],
      ['won', payout],
    ])
    await isBalanced()
  })

  test('returns the stake of a bet on an abandoned event', async () => {
    const tab = await player()
    const found = await firstOf('won')
    await placed(tab, [found])
    await world.control.bettingOrder({ event: found.event, abandoned: true })
    await until('the void', async () => (await bets())[0]?.status === 'void')
    expect(await balance()).toBe(100_000)
    await isBalanced()
  })

  test.each([
    ['better', 1, true],
    ['better', -1, false],
    ['any', -1, true],
    ['never', 1, false],
  ] as const)('accepts or rejects changed odds by the setting: %s, %i', async (accept, change, isTaken) => {
    const tab = await player()
    const found = await firstOf('won')
    const odds = found.odds + change * 50
    await world.control.bettingOrder({ event: found.event, odds: { [`${found.market}|${found.outcome}`]: odds } })
    const answer = await place(tab, [found], { accept })
    expect(answer.ok).toBe(isTaken)
    if (isTaken) expect((await bets())[0]?.legs[0]?.odds).toBe(odds)
    else expect(answer).toMatchObject({ error: { code: 'conflict', fields: { 'selections.0': [/^odds\.changed:/] } } })
    expect(await balance()).toBe(isTaken ? 90_000 : 100_000)
  })

  test('names each selection that blocks a bet, and takes no money', async () => {
    const tab = await player()
    const [one, two, three] = await find('won', { most: 3 })
    const live = await firstOf('won', { phase: 'live' })
    if (!one || !two || !three) throw new Error('too few')
    await world.control.bettingOrder({ event: two.event, suspend: [two.market] })
    await world.control.bettingOrder({ event: three.event, abandoned: true })
    const answer = await place(tab, [one, two, three, live, one])
    expect(answer).toMatchObject({
      ok: false,
      error: {
        fields: {
          'selections.1': ['selection.suspended'],
          'selections.2': ['selection.ended'],
          'selections.3': ['selection.started'],
          'selections.4': ['selection.sameEvent'],
        },
      },
    })
    expect(await bets()).toEqual([])
    expect(await balance()).toBe(100_000)
  })

  test('finds a sports bet whose reply was cut by its key, never sends it again, and removes it from the slip', async () => {
    const tab = await player()
    const found = await firstOf('won')
    good(await tab.commands.betting.slip.add(selection(found)))
    await world.control.fault({ match: { endpoint: 'betting.bet' }, kind: 'cutAfter' })
    expect(await place(tab, [found])).toMatchObject({ ok: false, error: { reason: 'unknown' } })
    await until('the outcome', async () => (await bets()).length === 1)
    expect(await world.control.requests({ endpoint: 'betting.bet' })).toHaveLength(1)
    expect((await world.db.betSlip.get('slip'))?.selections).toEqual([])
  })

  test.each([
    ['below the limit', minor(99), { code: 'limits', fields: { amount: ['amount.below:1.00'] } }],
    ['above the limit', minor(1_000_001), { code: 'limits', fields: { amount: ['amount.above:10000.00'] } }],
    ['above the balance', minor(100_001), { code: 'funds' }],
  ])('does not send a sports bet %s', async (_name, amount, error) => {
    const tab = await player()
    expect(await place(tab, [await firstOf('won')], { amount })).toMatchObject({ ok: false, error })
    expect(await world.control.requests({ endpoint: 'betting.bet' })).toEqual([])
  })
})

describe('a press on Place bet', () => {
  const rejected = (reason: string) => ({ ok: false, error: { code: 'conflict', reason } })
  const noneSent = async () => expect(await world.control.requests({ endpoint: 'betting.bet' })).toEqual([])

  test('is rejected when the currency has been switched since: 50 roubles do not become 50 dollars', async () => {
    const tab = await player()
    good(await tab.commands.money.activateCurrency({ currency: 'USD' }))
    await world.control.credit({ email: EMAIL, amount: '1000.00' })
    good(await tab.commands.profile.refresh())
    const answer = await place(tab, [await firstOf('won')], { amount: minor(5_000) })
    expect(answer).toMatchObject(rejected('currency.changed'))
    await noneSent()
    good(await place(tab, [await firstOf('won')], { shown: { currency: 'USD', balance: minor(100_000) } }))
    expect(await bets()).toMatchObject([{ currency: 'USD' }])
  })

  test('is rejected when the balance has fallen since, but not by a bet of the same tab', async () => {
    const tab = await player()
    const shown = { currency: 'RUB', balance: minor(100_000) } as const
    good(await place(tab, [await firstOf('won')], { shown }))
    good(await place(tab, [await firstOf('lost')], { shown }))
    const other = await world.open()
    good(await place(other, [await firstOf('void')]))
    const answer = await place(tab, [await firstOf('half_won')], { shown })
    expect(answer).toMatchObject(rejected('balance.changed'))
    expect(await bets()).toHaveLength(3)
  })

  test('sends none of several bets whose sum is above the balance', async () => {
    const tab = await player()
    const amount = minor(60_000)
    const answer = await place(tab, [await firstOf('won')], { amount, total: minor(120_000) })
    expect(answer).toMatchObject({ ok: false, error: { code: 'funds' } })
    await noneSent()
  })

  test('is rejected when another tab has changed the slip since, but not after a change of its own', async () => {
    const [tab, other] = [await player(), await world.open()]
    const found = await firstOf('won')
    const revision = async () => (await world.db.betSlip.get('slip'))?.revision ?? 0
    const stake = (of: Tab, text: string) =>
      of.commands.betting.slip.setStake({ selection: null, currency: 'RUB', text })
    good(await tab.commands.betting.slip.add(selection(found)))
    const seen = await revision()
    good(await stake(tab, '10'))
    good(await stake(other, '100'))
    good(await stake(tab, '20'))
    expect(await place(tab, [found], { slip: seen })).toMatchObject(rejected('slip.changed'))
    await noneSent()
    const now = await revision()
    good(await stake(tab, '30'))
    good(await place(tab, [found], { slip: now }))
  })
})

describe('a sports bet that is settled while no socket is open', () => {
  async function settledUnheard(tab: Tab) {
    const bet = await placed(tab, [await firstOf('won')])
    await world.control.sockets('refuse')
    await world.control.dropSockets()
    await world.control.bettingStep(DAY_MS)
    expect(await bets()).toMatchObject([{ status: 'open' }])
    return bet
  }

  test('loads the outcome of a sports bet once the socket is open again', async () => {
    await settledUnheard(await player())
    await world.control.sockets('accept')
    await until('the outcome', async () => (await bets())[0]?.status === 'won')
  })

  test('loads the outcome of a bet that the refreshed list no longer contains', async () => {
    const tab = await player()
    await settledUnheard(tab)
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
    const { id } = await settledUnheard(tab)
    good(await tab.commands.betting.loadQuote({ betId: id }))
    expect(await bets()).toMatchObject([{ status: 'won', quote: null }])
    await world.db.sportBets.update(id, { status: 'open', legs: [] })
    const order = { key: crypto.randomUUID(), betId: id, quoteId: 'none', price: STAKE, share: 100 }
    expect(await tab.commands.betting.cashOut(order)).toMatchObject({ ok: false, error: { reason: 'bet.over' } })
    expect(await bets()).toMatchObject([{ status: 'won' }])
  })

  test('deletes a bet that the operator does not know', async () => {
    const tab = await player()
    const bet = await placed(tab, [await firstOf('won')])
    await world.db.sportBets.put({ ...bet, id: '999999' })
    good(await tab.commands.betting.refresh())
    expect((await bets()).map(({ id }) => id)).toEqual([bet.id])
  })
})

describe('a sports cash-out', () => {
  async function quoted(tab: Tab) {
    const bet = await placed(tab, [await firstOf('won')])
    good(await tab.commands.betting.loadQuote({ betId: bet.id }))
    const { id: quoteId, price } = await quoteOf(bet.id)
    return { betId: bet.id, quoteId, price }
  }
  async function quoteOf(betId: string) {
    const quote = (await world.db.sportBets.get(betId))?.quote
    if (!quote || !('price' in quote)) throw new Error('no price')
    return quote
  }
  /** The bet as the operator reports it. */
  async function wireOf(id: string) {
    const bet = (await world.control.sportBets(EMAIL)).find((each) => `${each.id}` === id)
    if (!bet) throw new Error('no bet')
    const { player: _player, endedAt: _endedAt, at, amount, remaining, payout, ...rest } = bet
    const money = { amount: toDecimal(amount), remaining: toDecimal(remaining), payout: toDecimal(payout) }
    return { ...rest, ...money, id, at: new Date(at).toISOString() }
  }
  async function report(bet: object): Promise<void> {
    const user = (await world.db.session.toArray())[0]?.playerId
    await world.control.sendFrame({ email: EMAIL, text: JSON.stringify({ type: 'sportBet', user, bet }) })
  }
  const cash = (tab: Tab, order: { betId: string; quoteId: string; share: number; price?: Minor }) =>
    tab.commands.betting.cashOut({ key: crypto.randomUUID(), price: minor(0), ...order })

  test('pays the quoted cash-out price and ends the bet', async () => {
    const tab = await player()
    const { price, ...order } = await quoted(tab)
    // The odds have not changed: the difference is the house margin.
    expect(price).toBe(9_500)
    good(await cash(tab, { ...order, share: 100 }))
    expect(await bets()).toMatchObject([{ status: 'cashed_out', payout: price, remaining: 0 }])
    expect(await balance()).toBe(99_500)
    await world.control.bettingStep(DAY_MS)
    expect(await balance()).toBe(99_500)
    await isBalanced()
  })

  test('cashes out 25 % of a bet and leaves the rest in play', async () => {
    const tab = await player()
    const { price, ...order } = await quoted(tab)
    good(await cash(tab, { ...order, share: 25 }))
    const [bet] = await bets()
    expect(bet).toMatchObject({ status: 'open', payout: Math.floor(price / 4), remaining: 7_500, quote: null })
    await playOut()
    const odds = bet?.legs[0]?.odds ?? 0
    expect(await bets()).toMatchObject([{ status: 'won', payout: Math.floor(price / 4) + Math.floor(7.5 * odds) }])
    await isBalanced()
  })

  test('finds a cash-out whose reply was cut by its key, never sends it again, and pays it once', async () => {
    const tab = await player()
    const { price, ...order } = await quoted(tab)
    await world.control.fault({ match: { endpoint: 'betting.cashOut' }, kind: 'cutAfter' })
    expect(await cash(tab, { ...order, share: 50 })).toMatchObject({ ok: false, error: { reason: 'unknown' } })
    expect(await cash(tab, { ...order, share: 50 })).toMatchObject({ ok: false, error: { code: 'pending' } })
    await until(
      'the outcome',
      async () => (await world.db.intents.filter(({ state }) => state === 'settled').count()) === 2,
    )
    const paid = Math.floor(price / 2)
    expect(await bets()).toMatchObject([{ status: 'open', remaining: STAKE / 2, payout: paid, quote: null }])
    expect(await world.control.requests({ endpoint: 'betting.cashOut' })).toHaveLength(1)
    expect(await balance()).toBe(90_000 + paid)
    expect((await world.db.wallets.toArray())[0]?.balance).toBe(90_000 + paid)
    await isBalanced()
  })

  test('ignores a late message with the bet as it was before the cash-out', async () => {
    const tab = await player()
    const { price: _price, ...order } = await quoted(tab)
    const before = await wireOf(order.betId)
    good(await cash(tab, { ...order, share: 50 }))
    const halved = await wireOf(order.betId)
    // Frames are handled in order: once the other bet is stored, the late frame has been handled, too.
    await report(before)
    await report({ ...halved, id: '998', legs: [] })
    await until('the message after the late one', async () => (await bets()).length === 2)
    expect(await world.db.sportBets.get(order.betId)).toMatchObject({ remaining: STAKE / 2, payout: 4_750 })
    const legs = halved.legs.map((leg) => ({ ...leg, status: 'won' }))
    await report({ ...halved, status: 'won', payout: '500.00', legs })
    await report(halved)
    await report({ ...halved, id: '999', legs: [] })
    await until('the last message', async () => (await bets()).length === 3)
    expect(await world.db.sportBets.get(order.betId)).toMatchObject({ status: 'won', payout: 50_000 })
  })

  test('rejects a cash-out below the smallest coin, and the quoted price stays valid', async () => {
    const tab = await player()
    const bet = await placed(tab, [await firstOf('won')])
    // Cashes out half each time, until 1 % is less than one kopeck.
    for (let left: number = STAKE; left >= 100; left = (await bets())[0]?.remaining ?? 0) {
      good(await tab.commands.betting.loadQuote({ betId: bet.id }))
      good(await cash(tab, { betId: bet.id, quoteId: (await quoteOf(bet.id)).id, share: 50 }))
    }
    good(await tab.commands.betting.loadQuote({ betId: bet.id }))
    const order = { betId: bet.id, quoteId: (await quoteOf(bet.id)).id }
    expect(await cash(tab, { ...order, share: 1 })).toMatchObject({ ok: false, error: { reason: 'cashOut.tooSmall' } })
    good(await cash(tab, { ...order, share: 100 }))
    expect(await bets()).toMatchObject([{ status: 'cashed_out', remaining: 0 }])
    await isBalanced()
  })

  test('rejects a cash-out whose price is below the one that the player saw', async () => {
    const tab = await player()
    const { price, ...order } = await quoted(tab)
    const answer = await cash(tab, { ...order, share: 100, price: minor(price + 1) })
    expect(answer).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'quote.lower' } })
    expect(await world.control.requests({ endpoint: 'betting.cashOut' })).toEqual([])
    good(await cash(tab, { ...order, share: 100, price }))
  })

  test('rejects a cash-out when its quote has expired, and when the bet is over', async () => {
    const tab = await player()
    await world.control.set({ cashOutHoldMs: 0 })
    const { price: _price, ...order } = await quoted(tab)
    expect(await cash(tab, { ...order, share: 100 })).toMatchObject({ ok: false, error: { reason: 'quote.expired' } })
    await playOut()
    expect(await cash(tab, { ...order, share: 100 })).toMatchObject({ ok: false, error: { reason: 'bet.over' } })
  })

  test('offers no cash-out price while a selection is suspended', async () => {
    const tab = await player()
    const { betId } = await quoted(tab)
    const [leg] = (await bets())[0]?.legs ?? []
    if (!leg) throw new Error('no leg')
    await world.control.bettingOrder({ event: leg.event.id, suspend: [leg.market.id] })
    good(await tab.commands.betting.loadQuote({ betId }))
    expect((await world.db.sportBets.get(betId))?.quote).toEqual({ isOff: true })
  })
})

describe('the bet slip', () => {
  test('stores the slip without a network, shares it between tabs, keeps it at login and deletes it at logout', async () => {
    const [one, two] = await find('won', { most: 2 })
    if (!one || !two) throw new Error('too few')
    await world.control.stopListening()
    const tab = await world.open({ online: false })
    good(await tab.commands.betting.slip.add(selection(one)))
    good(await tab.commands.betting.slip.add(selection(two)))
    good(await tab.commands.betting.slip.setStake({ selection: null, currency: 'RUB', text: '25' }))
    tab.stop()
    await world.control.startListening()
    const next = await world.open()
    const slip = async () => world.db.betSlip.get('slip')
    expect(await slip()).toMatchObject({ kind: 'accumulator', stakes: { RUB: '25' }, selections: { length: 2 } })
    await signUpWith(world, next, '1000.00')
    expect((await slip())?.selections).toHaveLength(2)
    good(await next.commands.session.logout())
    expect(await slip()).toBeUndefined()
  })

  test('stores a stake for its currency alone', async () => {
    const tab = await world.open()
    const found = selection(await firstOf('won'))
    const { betting } = tab.commands
    good(await betting.slip.add(found))
    const named = { event: found.event.id, market: found.market.id, outcome: found.outcome }
    for (const chosen of [null, named]) {
      good(await betting.slip.setStake({ selection: chosen, currency: 'RUB', text: '50' }))
      good(await betting.slip.setStake({ selection: chosen, currency: 'USD', text: '1' }))
    }
    const stakes = { RUB: '50', USD: '1' }
    expect(await world.db.betSlip.get('slip')).toMatchObject({ stakes, selections: [{ stakes }] })
    good(await betting.slip.clear())
    expect(await world.db.betSlip.get('slip')).toMatchObject({ stakes: {}, selections: [] })
  })

  test('takes one outcome per market into the slip, and keeps an outcome that is added twice', async () => {
    const tab = await world.open()
    const found = selection(await firstOf('won'))
    const ids = async () => (await world.db.betSlip.get('slip'))?.selections.map(({ outcome }) => outcome)
    good(await tab.commands.betting.slip.add({ ...found, outcome: 'home' }))
    good(await tab.commands.betting.slip.add({ ...found, outcome: 'away' }))
    expect(await ids()).toEqual(['away'])
    good(await tab.commands.betting.slip.add({ ...found, outcome: 'away' }))
    expect(await ids()).toEqual(['away'])
    good(await tab.commands.betting.slip.remove({ event: found.event.id, market: found.market.id, outcome: 'away' }))
    expect(await ids()).toEqual([])
  })
})
