import { describe, expect, test } from 'vitest'
import { activateWallet } from '../../worker/endpoints/billing.ts'
import type { originalCommands } from '../../worker/games/originals/index.ts'
import { ROUND_CALLS } from '../../worker/endpoints/originals/endpoints.ts'
import { hashServerSeed } from '../../worker/domain/fairness/draws.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { intentKind } from '../../worker/domain/protocol/intent-kinds.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '../../worker/domain/games/originals.ts'
import {
  AMOUNT,
  amountOf,
  CASH_OUT,
  drawnAgain,
  firstBet,
  goodStep,
  seedsOf,
  STEP_GAMES,
  type StepGame,
  WRONG_BETS,
} from './support/originals.ts'
import { otherDevice } from './support/other-device.ts'
import { playOf, type Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUpWith, useWorld } from './support/world.ts'

/** The original games through the worker's commands, against the stand-in operator. */

const world = useWorld()
const requests = (endpoint: string) => world.control.requests({ endpoint })
const balance = async () => (await world.db.wallets.toArray())[0]?.balance
const lost = { ok: false, error: { reason: 'unknown' } }
const pending = { ok: false, error: { code: 'pending' } }

function commandsOf<Game extends OriginalGame>(tab: Tab, game: Game) {
  // The commands of every game have the same form; only the fields of the bet are this game's.
  return tab.commands.games[game] as unknown as ReturnType<typeof originalCommands<Game>>
}

/** Opens a tab of a player with 1000.00 RUB and known seeds for the given games. */
async function sit(...games: OriginalGame[]): Promise<Tab> {
  const tab = await world.open()
  await signUpWith(world, tab, '1000.00')
  for (const game of games) {
    await world.control.seedOriginal({ email: EMAIL, ...seedsOf(game) })
    good(await commandsOf(tab, game).refresh())
  }
  return tab
}

async function begin<Game extends OriginalGame>(tab: Tab, game: Game) {
  const { bet } = firstBet(game)
  return good(await playOf(tab, game).bet({ amount: amountOf(game), bet })).round
}

/** A round after one good step, ready for a cash-out. */
async function beginAndStep<Game extends StepGame>(tab: Tab, game: Game) {
  const { id, bet, state } = await begin(tab, game)
  const { action } = goodStep(game, bet, state)
  return good(await playOf(tab, game).step({ roundId: id, action })).round
}

/** Settles a lost reply again and again until its outcome is known. */
async function settled(tab: Tab, game: OriginalGame, purpose: 'bet' | 'step'): Promise<void> {
  await until('the outcome', async () => {
    await commandsOf(tab, game).settle()
    const intents = await world.db.intents.toArray()
    return intents.some(
      ({ kind, state }) => kind === intentKind(game, purpose) && (state === 'accepted' || state === 'settled'),
    )
  })
}

/** The wallet shows the operator's balance, and the ledger is balanced. */
async function moneyAgrees(): Promise<void> {
  expect(await balance()).toBe((await world.control.wallet(EMAIL)).balance)
  const { sums, drifted, unbalanced } = await world.control.ledgerSum()
  expect({ sum: Object.values(sums).filter((one) => one !== 0), drifted, unbalanced }).toEqual({
    sum: [],
    drifted: 0,
    unbalanced: 0,
  })
}

describe.each(ORIGINAL_GAMES)('a bet on %s', (game) => {
  const stake = amountOf(game)

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
      const { cashOut } = good(await playOf(tab, stepped).step({ roundId: round.id, action })).round
      round = good(await playOf(tab, stepped).step({ roundId: round.id, action: CASH_OUT })).round
      expect(round).toMatchObject({ status: 'settled', payout: cashOut, cashOut: null })
    }
    expect(round.status).toBe('settled')
    expect(await balance()).toBe(100_000 - stake + round.payout)
    await moneyAgrees()

    good(await commandsOf(tab, game).rotateSeed({ clientSeed: 'my-own-seed' }))
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
    const place = () => playOf(tab, game).bet({ amount: stake, bet })
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
    const refused = await playOf(tab, game).bet({ amount, bet })
    expect(refused).toMatchObject({ ok: false, error: { fields: errors } })
    expect(await playOf(tab, game).bet({ ...firstBet(game), amount: minor(5_000_000) })).toMatchObject({
      ok: false,
    })
    expect(await world.db.rounds.count()).toBe(0)
    expect(await balance()).toBe(2_100_000)
    await moneyAgrees()
  })
})

describe.each(STEP_GAMES)('the journal of a bet on %s', (game) => {
  const states = async () => (await world.db.intents.toArray()).map(({ kind, state }) => [kind.split('.')[1], state])

  test('stores a bet as accepted while its round is open, and as settled when the round is over', async () => {
    const tab = await sit(game)
    const { id } = await beginAndStep(tab, game)
    expect(await states()).toEqual(
      expect.arrayContaining([
        ['bet', 'accepted'],
        ['step', 'settled'],
      ]),
    )
    good(await playOf(tab, game).step({ roundId: id, action: CASH_OUT }))
    expect((await states()).map(([, state]) => state)).toEqual(['settled', 'settled', 'settled'])
  })

  test('stores a bet with a lost reply as unknown, then as accepted', async () => {
    const tab = await sit(game)
    await world.control.fault({ match: { endpoint: `${game}.bet` }, kind: 'cutAfter' })
    const asked = await world.control.fault({ match: { endpoint: `${game}.getBetByKey` }, hold: 'before', times: 0 })
    const { bet } = firstBet(game)
    expect(await playOf(tab, game).bet({ amount: AMOUNT, bet })).toMatchObject(lost)
    expect(await states()).toEqual([['bet', 'unknown']])
    await world.control.release(asked)
    await until('the outcome', async () => {
      await commandsOf(tab, game).settle()
      return (await states())[0]?.[1] === 'accepted'
    })
    const [round] = await world.db.rounds.toArray()
    good(
      await playOf(tab, game).step({
        roundId: round?.id ?? '',
        action: goodStep(game, bet, firstBet(game).drawn.state).action,
      }),
    )
  })

  test('settles a bet whose round another device ended, even if the list no longer contains the round', async () => {
    const tab = await sit(game)
    const { id } = await beginAndStep(tab, game)
    const does = await otherDevice(world.operator.port)
    // Typed as the form of all games.
    await does(ROUND_CALLS[game].act as typeof ROUND_CALLS.miner.act, {
      body: { round: id, step: 1, action: CASH_OUT },
    })
    await world.control.fault({ match: { endpoint: `${game}.getState` }, kind: 'patch', patch: { rounds: [] } })
    expect(await states()).toContainEqual(['bet', 'accepted'])
    good(await commandsOf(tab, game).refresh())
    expect(await states()).toContainEqual(['bet', 'settled'])
  })
})

describe.each(STEP_GAMES)('an open round of %s', (game) => {
  test('continues an open round in another tab after a reload, and on another device', async () => {
    const tab = await sit(game)
    const { id } = await beginAndStep(tab, game)
    tab.stop()
    const next = await world.open()
    expect(await world.db.rounds.get(id)).toMatchObject({ status: 'open', step: 1 })

    // The local rows are deleted: the operator's state restores the round.
    await world.db.rounds.clear()
    good(await commandsOf(next, game).refresh())
    const kept = await world.db.rounds.get(id)
    expect(kept).toMatchObject({ status: 'open', step: 1 })
    const { round } = good(await playOf(next, game).step({ roundId: id, action: CASH_OUT }))
    expect(round).toMatchObject({ status: 'settled', step: 2 })
    expect(round.payout).toBeGreaterThan(0)
    await moneyAgrees()
  })

  test('rejects a seed rotation and a second bet while a round is open', async () => {
    const tab = await sit(game)
    await begin(tab, game)
    const open = { ok: false, error: { code: 'conflict', reason: 'round.open' } }
    expect(await commandsOf(tab, game).rotateSeed({ clientSeed: 'too-early' })).toMatchObject(open)
    const { bet } = firstBet(game)
    expect(await playOf(tab, game).bet({ amount: AMOUNT, bet })).toMatchObject(open)
    expect(await balance()).toBe(100_000 - AMOUNT)
    await moneyAgrees()
  })

  test('makes a step once after a double click, a cut reply, or a step from elsewhere', async () => {
    const tab = await sit(game)
    const { id, bet, state } = await begin(tab, game)
    const { action } = goodStep(game, bet, state)
    const step = () => playOf(tab, game).step({ roundId: id, action })
    await world.control.fault({ match: { endpoint: `${game}.act` }, kind: 'cutAfter' })
    const both = await Promise.all([step(), step()])
    expect(both).toContainEqual(expect.objectContaining({ error: expect.objectContaining(pending.error) }))
    expect(both).toContainEqual(expect.objectContaining({ error: expect.objectContaining(lost.error) }))
    await settled(tab, game, 'step')
    expect(await requests(`${game}.act`)).toHaveLength(1)
    const stepped = await world.db.rounds.get(id)
    expect(stepped).toMatchObject({ status: 'open', step: 1 })

    // Another tab has made a step since the player saw the round.
    const seen = { roundId: id, step: 0, action: CASH_OUT }
    expect(await playOf(tab, game).step(seen)).toMatchObject({ error: { code: 'conflict', reason: 'step.taken' } })
    expect(await requests(`${game}.act`)).toHaveLength(1)

    // A browser that does not know of that step yet sends a step number that is taken.
    await world.db.rounds.where({ id }).modify({ step: 0 })
    expect(await playOf(tab, game).step({ roundId: id, action: CASH_OUT })).toMatchObject({
      error: { code: 'conflict', reason: 'step.taken' },
    })
    good(await commandsOf(tab, game).refresh())
    good(await playOf(tab, game).step({ roundId: id, action: CASH_OUT }))
    const over = { error: { code: 'conflict', reason: 'round.over' } }
    expect(await playOf(tab, game).step({ roundId: id, action: CASH_OUT })).toMatchObject(over)
    expect(await requests(`${game}.act`), 'what is known to be over is not sent').toHaveLength(3)
    await moneyAgrees()
  })
})

test('rejects a bet in a currency that is no longer active, and accepts it once the profile is loaded', async () => {
  const tab = await sit('keno')
  const device = await otherDevice(world.operator.port)
  await device(activateWallet, { body: { currency: 'USD' } })
  await world.control.credit({ email: EMAIL, amount: '20.00' })
  const { bet } = firstBet('keno')
  expect(await playOf(tab, 'keno').bet({ amount: AMOUNT, bet })).toMatchObject({
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
