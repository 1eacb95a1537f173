import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, good } from './support/world.ts'
import { STAKE, selection, useBetting } from './support/betting.ts'

const { balance, bets, find, findFirst, isBalanced, place, placed, playOut, player, world } = useBetting()

describe('a sports bet', () => {
  test('places a single bet: takes the stake, sends the key, and books it in the ledger once', async () => {
    const tab = await player()
    const key = crypto.randomUUID()
    good(await place(tab, [await findFirst('won')], { key }))
    expect(await bets()).toMatchObject([{ key, lastKey: key, kind: 'single', status: 'open', remaining: STAKE }])
    expect(await balance()).toBe(90_000)
    expect(await place(tab, [await findFirst('won')], { key })).toMatchObject({ ok: false, error: { code: 'pending' } })
    expect((await world.control.counters()).betsSettled).toEqual({ [key]: 1 })
    await isBalanced()
  })

  test('pays stake times odds for a won sports bet, and lists it in the history', async () => {
    const tab = await player()
    const won = await findFirst('won')
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
    const found = await findFirst(ends, ends === 'lost' ? {} : { sport: 'football' })
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
    const found = await findFirst('won')
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
    const found = await findFirst('won')
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
    const live = await findFirst('won', { phase: 'live' })
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
    const found = await findFirst('won')
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
    expect(await place(tab, [await findFirst('won')], { amount })).toMatchObject({ ok: false, error })
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
    const answer = await place(tab, [await findFirst('won')], { amount: minor(5_000) })
    expect(answer).toMatchObject(rejected('currency.changed'))
    await noneSent()
    good(await place(tab, [await findFirst('won')], { shown: { currency: 'USD', balance: minor(100_000) } }))
    expect(await bets()).toMatchObject([{ currency: 'USD' }])
  })

  test('is rejected when the balance has fallen since, but not by a bet of the same tab', async () => {
    const tab = await player()
    const shown = { currency: 'RUB', balance: minor(100_000) } as const
    good(await place(tab, [await findFirst('won')], { shown }))
    good(await place(tab, [await findFirst('lost')], { shown }))
    const other = await world.open()
    good(await place(other, [await findFirst('void')]))
    const answer = await place(tab, [await findFirst('half_won')], { shown })
    expect(answer).toMatchObject(rejected('balance.changed'))
    expect(await bets()).toHaveLength(3)
  })

  test('sends none of several bets whose sum is above the balance', async () => {
    const tab = await player()
    const amount = minor(60_000)
    const answer = await place(tab, [await findFirst('won')], { amount, total: minor(120_000) })
    expect(answer).toMatchObject({ ok: false, error: { code: 'funds' } })
    await noneSent()
  })

  test('is rejected when another tab has changed the slip since, but not after a change of its own', async () => {
    const [tab, other] = [await player(), await world.open()]
    const found = await findFirst('won')
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
