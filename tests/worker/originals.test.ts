import { describe, expect, test } from 'vitest'
import { activateWallet } from '#endpoints/billing.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { minor } from '#domain/money/money.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import {
  AMOUNT,
  getAmount,
  CASH_OUT,
  drawnAgain,
  firstBet,
  goodStep,
  STEP_GAMES,
  WRONG_BETS,
} from './support/originals.ts'
import { otherDevice } from './support/other-device.ts'
import { getGameCommands } from './support/tab.ts'
import { EMAIL, good } from './support/world.ts'
import { useOriginals } from './support/original-rounds.ts'

const { balance, begin, getCommands, lost, moneyAgrees, pending, requests, settled, sit, world } = useOriginals()

describe.each(ORIGINAL_GAMES)('a bet on %s', (game) => {
  const stake = getAmount(game)

  test('draws a round from the committed seeds, pays it once, and verifies it after the reveal', async () => {
    const tab = await sit(game)
    const { drawn } = firstBet(game)
    let round = await begin(tab, game)
    expect(round).toMatchObject({ game, step: 0, amount: stake, ...drawn })
    expect(await world.db.rounds.get(round.id)).toEqual(round)
    expect(await balance()).toBe(100_000 - stake + drawn.payout)
    expect((await world.db.seedPairs.get(round.serverSeedHash))?.nonce).toBe(1)

    const stepped = STEP_GAMES.find((one) => one === game)
    if (stepped) {
      const { action } = goodStep(stepped, firstBet(stepped).bet, firstBet(stepped).drawn.state)
      const { cashOut } = good(await getGameCommands(tab, stepped).step({ roundId: round.id, action })).round
      round = good(await getGameCommands(tab, stepped).step({ roundId: round.id, action: CASH_OUT })).round
      expect(round).toMatchObject({ status: 'settled', payout: cashOut, cashOut: null })
    }
    expect(round.status).toBe('settled')
    expect(await balance()).toBe(100_000 - stake + round.payout)
    await moneyAgrees()

    good(await getCommands(tab, game).rotateSeed({ clientSeed: 'my-own-seed' }))
    const serverSeed = (await world.db.seedPairs.get(round.serverSeedHash))?.serverSeed ?? ''
    expect(hashServerSeed(serverSeed)).toBe(round.serverSeedHash)
    const again = drawnAgain(game, round, serverSeed)
    expect(again).toMatchObject({ state: round.state, payout: round.payout })
  })

  test('sends one bet for a double click; while it is unknown it blocks the next bet of its game only', async () => {
    const other = game === 'keno' ? 'roulette' : 'keno'
    const tab = await sit(game, other)
    const { bet } = firstBet(game)
    await world.control.fault({ match: { endpoint: `${game}.bet` }, kind: 'cutAfter' })
    const asked = await world.control.fault({ match: { endpoint: `${game}.getBetByKey` }, hold: 'before', times: 0 })
    const place = () => getGameCommands(tab, game).bet({ amount: stake, bet })
    const both = await Promise.all([place(), place()])
    expect(both).toContainEqual(expect.objectContaining({ error: expect.objectContaining(pending.error) }))
    expect(both).toContainEqual(expect.objectContaining({ error: expect.objectContaining(lost.error) }))
    expect(await place()).toMatchObject(pending)
    await begin(tab, other)

    await world.control.release(asked)
    await settled(tab, game, 'bet')
    expect(await requests(`${game}.bet`), 'it is asked for by its key, never sent again').toHaveLength(1)
    expect(Object.values((await world.control.counters()).betsSettled)).toEqual([1, 1])
    expect(await world.db.rounds.where('[playerId+game+at]').between([], [[]]).count()).toBe(2)
    await moneyAgrees()
  })

  test('rejects a bet outside the limits or with malformed fields, and takes no money', async () => {
    const tab = await sit(game)
    const { bet, amount, errors } = WRONG_BETS[game]
    await world.control.credit({ email: EMAIL, amount: '20000.00' })
    good(await tab.commands.profile.refresh())
    const rejected = await getGameCommands(tab, game).bet({ amount, bet })
    expect(rejected).toMatchObject({ ok: false, error: { fields: errors } })
    expect(await getGameCommands(tab, game).bet({ ...firstBet(game), amount: minor(5_000_000) })).toMatchObject({
      ok: false,
    })
    expect(await world.db.rounds.count()).toBe(0)
    expect(await balance()).toBe(2_100_000)
    await moneyAgrees()
  })
})

test('rejects a bet in a currency that is no longer active, and accepts it once the profile is loaded', async () => {
  const tab = await sit('keno')
  const device = await otherDevice(world.operator.port)
  await device(activateWallet, { body: { currency: 'USD' } })
  await world.control.credit({ email: EMAIL, amount: '20.00' })
  const { bet } = firstBet('keno')
  expect(await getGameCommands(tab, 'keno').bet({ amount: AMOUNT, bet })).toMatchObject({
    ok: false,
    error: { code: 'validation', fields: { currency: ['currency.wrong'] } },
  })
  good(await tab.commands.profile.refresh())
  const { currency, amount } = await begin(tab, 'keno')
  expect({ currency, amount }).toEqual({ currency: 'USD', amount: AMOUNT })
  await moneyAgrees()
})

test('rejects a case at an outdated price, and accepts it at the price of the loaded list', async () => {
  const tab = await sit('cases')
  const bet = { slug: 'steppe', count: 1 } as const
  expect(await tab.play.cases.bet({ amount: minor(900), bet })).toMatchObject({
    ok: false,
    error: { code: 'validation', fields: { bet: ['case.price'] } },
  })
  good(await tab.commands.games.cases.loadCatalogue())
  const fact = await world.db.facts.get('cases')
  const price = fact?.id === 'cases' ? fact.cases.find(({ slug }) => slug === bet.slug)?.price.RUB : undefined
  expect(price).toBeDefined()
  // With the list the price that the player saw is compared before the bet is sent.
  const seen = await tab.play.cases.bet({ amount: minor(900), bet })
  expect(seen).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'case.price' } })
  expect(await requests('cases.bet')).toHaveLength(1)
  good(await tab.play.cases.bet({ amount: price ?? minor(0), bet }))
  await moneyAgrees()
})

test('does not let a late state undo a step of a round', async () => {
  const tab = await sit('miner')
  const { id, bet, state } = await begin(tab, 'miner')
  const late = await world.control.fault({ match: { endpoint: 'miner.getState' }, hold: 'after' })
  const refreshed = tab.commands.games.miner.refresh()
  await world.control.waitForRequests({ match: { endpoint: 'miner.getState' }, count: 2 })
  const { action } = goodStep('miner', bet, state)
  const { round } = good(await tab.play.miner.step({ roundId: id, action }))
  await world.control.release(late)
  good(await refreshed)
  expect(await world.db.rounds.get(id)).toEqual(round)
})
