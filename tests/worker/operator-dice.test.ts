import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDeposit } from '../../worker/endpoints/billing.ts'
import { dice } from '../../worker/endpoints/originals/dice.ts'
import { dicePayout, diceWins } from '../../worker/domain/games/dice.ts'
import { diceRoll } from '../../worker/domain/games/dice-roll.ts'
import { hashServerSeed } from '../../worker/domain/fairness/draws.ts'
import { CURRENCIES } from '../../worker/domain/money/currencies.ts'
import { betLimits } from '../../worker/domain/money/limits.ts'
import { minor, toDecimal } from '../../worker/domain/money/money.ts'
import { good, key, refused, useOperator } from './support/money.ts'
import { diceBets } from './support/dice-bets.ts'

/** All other tests rely on the stand-in operator, so it has to be strict. */

const casino = useOperator()
const { call, player } = casino
const bet = diceBets(call)

describe('dice of the stand-in operator', () => {
  test('verifies every round against the revealed seed, in any order of bets', async () => {
    const { token } = await player('1000.00')
    const before = good(await call(dice.getState, { token })).pair
    const targets = [5_000, 1, 9_800, 2_500, 9_999] as const
    for (const target of targets) {
      const direction = target === 9_999 ? ('over' as const) : ('under' as const)
      good(await bet(token, { target, direction }))
    }
    // A pair with a used nonce is as stale as a rotated one.
    expect(refused(await bet(token, {}, key(), before))).toMatchObject({ status: 409, code: 'seed.changed' })
    const { revealed } = good(await call(dice.rotateSeed, { token, body: { client_seed: 'mine' } }))
    expect(hashServerSeed(revealed.server_seed)).toBe(before.server_seed_hash)
    expect(revealed.nonce).toBe(targets.length)
    const { rounds, pair } = good(await call(dice.getState, { token }))
    expect(pair).toMatchObject({ client_seed: 'mine', nonce: 0 })
    expect(rounds.map(({ nonce }) => nonce)).toEqual([4, 3, 2, 1, 0])
    for (const round of rounds) {
      const seeds = { serverSeed: revealed.server_seed, clientSeed: round.client_seed }
      const roll = diceRoll(seeds, round.nonce)
      const { target, direction } = round.bet
      const won = diceWins(roll, target, direction)
      expect(round.state.roll).toBe(roll)
      expect(round.payout).toBe(won ? dicePayout(round.amount, target, direction) : 0)
    }
  })

  test('returns the same round for a repeated bet, and rejects the key for another body or player', async () => {
    const [mine, other] = [await player('100.00'), await player('100.00')]
    const { pair } = good(await call(dice.getState, { token: mine.token }))
    const at = key()
    const first = good(await bet(mine.token, {}, at, pair))
    const { version } = await casino.control.wallet(mine.email)
    const again = await Promise.all([1, 2, 3].map(() => bet(mine.token, {}, at, pair)))
    for (const answer of again) expect(good(answer)).toEqual(first)
    expect(good(await call(dice.getBetByKey, { token: mine.token, params: { key: at } }))).toEqual(first)
    expect(refused(await bet(mine.token, { amount: '2.00' }, at, pair))).toMatchObject({ code: 'key.reused' })
    expect(refused(await bet(other.token, {}, at, pair))).toMatchObject({ status: 403, code: 'key.foreign' })
    expect((await casino.control.counters()).betsSettled[at]).toBe(1)
    expect((await casino.control.wallet(mine.email)).version).toBe(version)
  })

  test.each(CURRENCIES)('applies the bet limits of the rules in %s', async (currency) => {
    const { min, max } = betLimits('dice', currency)
    const { token } = await player(toDecimal(max), currency)
    const below = await bet(token, { currency, amount: toDecimal(minor(min - 1)) })
    const above = await bet(token, { currency, amount: toDecimal(minor(max + 1)) })
    expect(refused(below).errors).toEqual({ amount: [`amount.below:${toDecimal(min)}`] })
    expect(refused(above).errors).toEqual({ amount: [`amount.above:${toDecimal(max)}`] })
    expect((await bet(token, { currency, amount: toDecimal(min) })).ok).toBe(true)
  })

  test('rejects a stale seed pair, too little money, another currency, and an impossible target', async () => {
    const { token } = await player('5.00')
    const { pair } = good(await call(dice.getState, { token }))
    expect(refused(await bet(token, { amount: '5.01' })).errors).toEqual({ amount: ['amount.funds'] })
    expect(refused(await bet(token, { currency: 'USD' })).errors).toEqual({ currency: ['currency.wrong'] })
    expect(refused(await bet(token, { target: 9_801, direction: 'under' })).errors).toEqual({
      bet: ['target.outside'],
    })
    good(await call(dice.rotateSeed, { token, body: { client_seed: 'next' } }))
    expect(refused(await bet(token, {}, key(), pair))).toMatchObject({ status: 409, code: 'seed.changed' })
  })

  test('keeps the ledger balanced after random bets and deposits', async () => {
    const names = await Promise.all([player('50.00'), player('50.00'), player('10.00', 'USD')])
    const act = fc.record({
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 6_000 }),
      target: fc.integer({ min: 200, max: 9_800 }),
      deposit: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        await Promise.all(
          acts.map(async ({ who, amount, target, deposit }) => {
            const { token } = names[who]!
            const [currency, text] = [who === 2 ? ('USD' as const) : ('RUB' as const), toDecimal(minor(amount))]
            if (!deposit) {
              await bet(token, { currency, amount: text, target, direction: 'under' })
              return
            }
            const body = { hash: 'play-wallet', amount: '100.00', currency }
            const answer = await call(createDeposit, { token, key: key(), body })
            if (answer.ok) await casino.control.payInvoice(answer.reply.id)
          }),
        )
        const { sums, drifted, unbalanced } = await casino.operator.ledgerSum()
        expect({ sums: new Set(Object.values(sums)), drifted, unbalanced }).toEqual({
          sums: new Set([0]),
          drifted: 0,
          unbalanced: 0,
        })
        for (const { email } of names) expect((await casino.control.wallet(email)).balance).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 15 },
    )
  })
})
