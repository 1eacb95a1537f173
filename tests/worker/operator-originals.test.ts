import { describe, expect, test } from 'vitest'
import { activateWallet } from '#endpoints/billing.ts'
import type { EndpointReply } from '#worker/http/endpoint.ts'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { betLimits } from '#domain/money/limits.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { good, key, rejected, useMoneyOperator } from './support/money.ts'
import {
  AMOUNT,
  getAmount,
  CASH_OUT,
  firstBet,
  goodStep,
  getSeeds,
  STEP_GAMES,
  WRONG_BETS,
} from './support/originals.ts'

/** The rules that the stand-in operator enforces for the original games, whatever a client sends. */

const casino = useMoneyOperator()
const { call, player, soundBooks } = casino

/** The calls of a game; all games have the same form, typed here as coinflip's. */
function getCalls(game: OriginalGame) {
  return ROUND_CALLS[game] as unknown as (typeof ROUND_CALLS)['coinflip']
}

async function sit(game: OriginalGame, balance = '1000.00') {
  const one = await player(balance)
  await casino.control.seedOriginal({ email: one.email, ...getSeeds(game) })
  return one
}

/** The body of a valid bet with the active seed pair. */
async function makeOrder(game: OriginalGame, token: string) {
  const { pair } = good(await call(getCalls(game).getState, { token }))
  return getBody({ ...pair, amount: toDecimal(getAmount(game)) }, firstBet(game).bet)
}

/** Typed as the shared form of all games. */
function getBody(order: Pair & { amount: string; currency?: 'USD' }, bet: object) {
  // Each test sends it to its own game, whose schema the compiler cannot know here.
  return { currency: 'RUB' as const, ...order, bet: bet as never } as { bet: never } & Pair & {
      amount: string
      currency: 'RUB'
    }
}

type Pair = EndpointReply<ReturnType<typeof getCalls>['getState']>['pair']

async function place(game: OriginalGame, token: string, overrides: object = {}, at = key()) {
  const body = { ...(await makeOrder(game, token)), ...overrides }
  return call(getCalls(game).bet, { token, key: at, body })
}

describe.each(ORIGINAL_GAMES)('the original game %s', (game) => {
  const calls = getCalls(game)
  const stake = getAmount(game)

  test('accepts a key once, and only from its own player', async () => {
    const { token } = await sit(game)
    const stranger = await sit(game)
    const at = key()
    const body = await makeOrder(game, token)
    const first = good(await call(calls.bet, { token, key: at, body }))
    const again = good(await call(calls.bet, { token, key: at, body }))
    expect(again).toEqual(first)
    const other = { ...body, amount: '20.00' }
    expect(rejected(await call(calls.bet, { token, key: at, body: other }))).toMatchObject({ code: 'key.reused' })

    const foreign = { status: 403, code: 'key.foreign' }
    const theirs = { token: stranger.token, key: at, body: await makeOrder(game, stranger.token) }
    expect(rejected(await call(calls.bet, theirs))).toMatchObject(foreign)
    const params = { key: at }
    expect(rejected(await call(calls.getBetByKey, { token: stranger.token, params }))).toMatchObject(foreign)
    expect(good(await call(calls.getBetByKey, { token, params }))).toEqual(first)
    // A bet's key is unknown as the key of a step.
    expect(rejected(await call(calls.getActByKey, { token, params }))).toMatchObject({ code: 'act.unknown' })
    await soundBooks()
  })

  test('closes a key that is looked up before its bet arrives', async () => {
    const { token } = await sit(game)
    const params = { key: key() }
    const unknownBet = { status: 404, code: 'bet.unknown' }
    expect(rejected(await call(calls.getBetByKey, { token, params }))).toMatchObject(unknownBet)
    expect(rejected(await place(game, token, {}, params.key))).toMatchObject({ status: 409, code: 'key.closed' })
    expect((await casino.holdings((await sit(game)).email))?.wallet).toBe(100_000)
  })

  test('rejects a bet with other seeds, in another currency, beyond the limits or above the balance', async () => {
    const { token } = await sit(game)
    const changed = { status: 409, code: 'seed.changed' }
    expect(rejected(await place(game, token, { nonce: 7 }))).toMatchObject(changed)
    expect(rejected(await place(game, token, { client_seed: 'another' }))).toMatchObject(changed)
    expect(rejected(await place(game, token, { server_seed_hash: 'a'.repeat(64) }))).toMatchObject(changed)
    const currency = await place(game, token, { currency: 'USD' })
    expect(rejected(currency)).toMatchObject({ status: 422, errors: { currency: ['currency.wrong'] } })
    for (const amount of ['0.00', '-5.00', '1e3', '']) {
      expect(rejected(await place(game, token, { amount }))).toMatchObject({ status: 422 })
    }
    const { bet, amount, errors } = WRONG_BETS[game]
    const { pair } = good(await call(calls.getState, { token }))
    const wrongBody = getBody({ ...pair, amount: toDecimal(amount) }, bet)
    const wrong = await call(calls.bet, { token, key: key(), body: wrongBody })
    expect(rejected(wrong)).toMatchObject({ status: 422, errors })
    const poor = await sit(game, toDecimal(minor(stake - 1)))
    expect(rejected(await place(game, poor.token))).toMatchObject({ errors: { amount: ['amount.funds'] } })
    expect(good(await call(calls.getState, { token })).rounds).toEqual([])
    await soundBooks()
  })

  test('never shows an active server seed, and starts a new pair at nonce 0', async () => {
    const { token } = await sit(game)
    const before = good(await call(calls.getState, { token }))
    expect(JSON.stringify(before)).not.toContain(getSeeds(game).serverSeed)
    const rotated = good(await call(calls.rotateSeed, { token, body: { client_seed: 'mine' } }))
    expect(rotated.revealed).toMatchObject({ server_seed: getSeeds(game).serverSeed, ...before.pair })
    expect(rotated.pair).toMatchObject({ client_seed: 'mine', nonce: 0 })
    expect(good(await call(calls.getState, { token })).revealed).toContainEqual(rotated.revealed)
  })
})

describe.each(STEP_GAMES)('a step of %s', (game) => {
  const calls = getCalls(game)

  test('accepts only the next step of the player’s own round', async () => {
    const { token } = await sit(game)
    const stranger = await sit(game)
    const { round } = good(await place(game, token))
    const { drawn, bet } = firstBet(game)
    const { action } = goodStep(game, bet, drawn.state)
    // Typed as in the game's own schema.
    const body = { round: round.id, step: 0, action: action as never }
    const act = (overrides: object = {}, at = key(), as = token) =>
      call(calls.act, { token: as, key: at, body: { ...body, ...overrides } })

    expect(rejected(await act({}, key(), stranger.token))).toMatchObject({ status: 404, code: 'round.unknown' })
    expect(rejected(await act({ round: 'nonsense' }))).toMatchObject({ status: 404, code: 'round.unknown' })
    expect(rejected(await act({ step: 1 }))).toMatchObject({ status: 409, code: 'step.taken' })
    expect(rejected(await act({ action: { kind: 'dance' } }))).toMatchObject({ status: 422 })
    const at = key()
    const stepped = good(await act({}, at))
    expect(stepped.round).toMatchObject({ status: 'open', step: 1, payout: 0 })
    expect(good(await act({}, at)), 'the same key is the same step').toEqual(stepped)
    expect(rejected(await act())).toMatchObject({ status: 409, code: 'step.taken' })
    const foreign = { status: 403, code: 'key.foreign' }
    const params = { key: at }
    expect(rejected(await act({}, at, stranger.token))).toMatchObject(foreign)
    expect(rejected(await call(calls.getActByKey, { token: stranger.token, params }))).toMatchObject(foreign)
    expect(good(await call(calls.getActByKey, { token, params }))).toEqual(stepped)

    const over = good(await act({ step: 1, action: CASH_OUT }))
    expect(over.round.payout).toBe(stepped.round.cash_out)
    expect(rejected(await act({ step: 2, action: CASH_OUT }))).toMatchObject({ status: 409, code: 'round.over' })
    await soundBooks()
  })

  test('pays a round in the currency of its bet', async () => {
    const { token, email } = await sit(game)
    const { round } = good(await place(game, token))
    good(await call(activateWallet, { token, body: { currency: 'USD' } }))
    const { drawn, bet } = firstBet(game)
    const { action } = goodStep(game, bet, drawn.state)
    for (const [step, made] of [action, CASH_OUT].entries()) {
      good(await call(calls.act, { token, key: key(), body: { round: round.id, step, action: made as never } }))
    }
    expect((await casino.holdings(email))?.wallet).toBeGreaterThan(100_000 - AMOUNT)
    expect((await casino.holdings(email, 'USD'))?.wallet).toBe(0)
    await soundBooks()
  })
})

test.each(['keno', 'roulette', 'wheel', 'cases'] as const)('rejects a step of a %s round', async (game) => {
  const { token } = await sit(game)
  const { round } = good(await place(game, token))
  const body = { round: round.id, step: 0, action: CASH_OUT }
  expect(rejected(await call(getCalls(game).act, { token, key: key(), body }))).toMatchObject({ status: 422 })
})

test.each(CURRENCIES)('applies the bet limits of dice in %s', async (currency) => {
  const { min, max } = betLimits('dice', currency)
  const { token } = await player(toDecimal(max), currency)
  const below = await casino.bet(token, toDecimal(minor(min - 1)), { currency })
  const above = await casino.bet(token, toDecimal(minor(max + 1)), { currency })
  expect(rejected(below).errors).toEqual({ amount: [`amount.below:${toDecimal(min)}`] })
  expect(rejected(above).errors).toEqual({ amount: [`amount.above:${toDecimal(max)}`] })
  expect((await casino.bet(token, toDecimal(min), { currency })).ok).toBe(true)
})
