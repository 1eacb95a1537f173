import { describe, expect, test } from 'vitest'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, good } from './support/world.ts'
import { DAY_MS, STAKE, useBetting } from './support/betting.ts'

const HOUR_MS = 3_600_000

const { balance, bets, findFirst, isBalanced, placed, playOut, player, world } = useBetting()

describe('a sports cash-out', () => {
  async function quoted(tab: Tab) {
    const bet = await placed(tab, [await findFirst('won')])
    good(await tab.commands.betting.loadQuote({ betId: bet.id }))
    const { id: quoteId, price } = await readQuote(bet.id)
    return { betId: bet.id, quoteId, price }
  }
  async function readQuote(betId: string) {
    const quote = (await world.db.sportBets.get(betId))?.quote
    if (!quote || !('price' in quote)) throw new Error('no price')
    return quote
  }
  /** The bet as the operator reports it. */
  async function readWire(id: string) {
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

  /** Lets every quote expire. */
  async function passTime(tab: Tab): Promise<void> {
    await world.control.skewClock(HOUR_MS)
    // A reply sets the clock.
    good(await tab.commands.profile.refresh())
  }

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
    const before = await readWire(order.betId)
    good(await cash(tab, { ...order, share: 50 }))
    const halved = await readWire(order.betId)
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
    const bet = await placed(tab, [await findFirst('won')])
    // Cashes out half each time, until 1 % is less than one kopeck.
    for (let left: number = STAKE; left >= 100; left = (await bets())[0]?.remaining ?? 0) {
      good(await tab.commands.betting.loadQuote({ betId: bet.id }))
      good(await cash(tab, { betId: bet.id, quoteId: (await readQuote(bet.id)).id, share: 50 }))
    }
    good(await tab.commands.betting.loadQuote({ betId: bet.id }))
    const order = { betId: bet.id, quoteId: (await readQuote(bet.id)).id }
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

  test('asks the operator for another price only when the stored one has expired or the bet has changed', async () => {
    const tab = await player()
    const { price: _price, ...order } = await quoted(tab)
    const asks = async () => (await world.control.requests({ endpoint: 'betting.getCashOutQuote' })).length
    expect(await asks()).toBe(1)
    good(await tab.commands.betting.loadQuote({ betId: order.betId }))
    expect(await asks()).toBe(1)
    expect((await readQuote(order.betId)).id).toBe(order.quoteId)
    await passTime(tab)
    good(await tab.commands.betting.loadQuote({ betId: order.betId }))
    expect(await asks()).toBe(2)
    good(await cash(tab, { ...order, quoteId: (await readQuote(order.betId)).id, share: 50 }))
    good(await tab.commands.betting.loadQuote({ betId: order.betId }))
    expect(await asks()).toBe(3)
  })

  test('offers no cash-out price while a selection is suspended', async () => {
    const tab = await player()
    const { betId } = await quoted(tab)
    const [leg] = (await bets())[0]?.legs ?? []
    if (!leg) throw new Error('no leg')
    await world.control.bettingOrder({ event: leg.event.id, suspend: [leg.market.id] })
    await passTime(tab)
    good(await tab.commands.betting.loadQuote({ betId }))
    expect((await world.db.sportBets.get(betId))?.quote).toEqual({ isOff: true })
  })
})
