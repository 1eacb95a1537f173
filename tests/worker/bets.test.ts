import { describe, expect, test } from 'vitest'
import { diceRoll } from '#domain/games/dice-roll.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { minor } from '#domain/money/money.ts'
import { cases } from '../run/cases.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUpWith, useWorld } from './support/world.ts'

const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const

describe('a bet', () => {
  const world = useWorld()
  const bets = () => world.control.requests({ endpoint: 'dice.bet' })
  const walletRow = async () => (await world.db.wallets.toArray())[0]
  const intents = () => world.db.intents.toArray()

  async function player() {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    return tab
  }

  test('settles a dice bet: round, wallet and nonce are stored when the command resolves', async () => {
    const tab = await player()
    const { round } = good(await tab.play.dice.bet(BET))
    expect(await world.db.rounds.get(round.id)).toEqual(round)
    expect((await walletRow())?.balance).toBe(100_000 - 1_000 + round.payout)
    expect((await world.control.wallet(EMAIL)).balance).toBe((await walletRow())?.balance)
    expect((await world.db.seedPairs.get(round.serverSeedHash))?.nonce).toBe(round.nonce + 1)
  })

  test('verifies a round once its server seed is revealed', async () => {
    const tab = await player()
    const { round } = good(await tab.play.dice.bet(BET))
    good(await tab.commands.games.dice.rotateSeed({ clientSeed: 'my-own-seed' }))
    const pair = await world.db.seedPairs.get(round.serverSeedHash)
    const serverSeed = pair?.serverSeed ?? ''
    expect(hashServerSeed(serverSeed)).toBe(round.serverSeedHash)
    expect(diceRoll({ serverSeed, clientSeed: round.clientSeed }, round.nonce)).toBe(round.state.roll)
  })

  test('sends one bet for a double click, each time', async () => {
    const [tab, attempts] = [await player(), cases(20, 100)]
    for (let tries = 0; tries < attempts; tries += 1) {
      const small = { ...BET, amount: minor(100) }
      const [one, two] = await Promise.all([tab.play.dice.bet(small), tab.play.dice.bet(small)])
      expect([one.ok, two.ok].toSorted()).toEqual([false, true])
      expect([one, two].find(({ ok }) => !ok)).toMatchObject({ error: { code: 'pending' } })
    }
    const sent = await bets()
    expect(sent).toHaveLength(attempts)
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(attempts)
  })

  test('rejects a bet when the currency has been switched since the player saw it, and sends nothing', async () => {
    const tab = await player()
    good(await tab.commands.money.activateCurrency({ currency: 'USD' }))
    const shown = { currency: 'RUB', balance: minor(100_000) } as const
    expect(await tab.play.dice.bet({ ...BET, shown })).toMatchObject({ error: { reason: 'currency.changed' } })
    expect(await bets()).toEqual([])
  })

  test('rejects a bet when the balance is lower than the player saw it, but not by bets of the same tab', async () => {
    const tab = await player()
    const shown = { currency: 'RUB', balance: minor(100_000) } as const
    good(await tab.play.dice.bet({ ...BET, shown }))
    good(await tab.play.dice.bet({ ...BET, shown }))
    const other = await world.open()
    good(await other.play.dice.bet({ ...BET, amount: minor(3_333) }))
    // More than any win of these bets could have left.
    const rich = { ...shown, balance: minor(1_000_000) }
    expect(await tab.play.dice.bet({ ...BET, shown: rich })).toMatchObject({ error: { reason: 'balance.changed' } })
    expect(await bets()).toHaveLength(3)
  })

  test('finds a bet whose reply was cut by its key, never sends it again, and settles it once', async () => {
    const tab = await player()
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    expect(await tab.play.dice.bet(BET)).toMatchObject({ ok: false, error: { reason: 'unknown' } })
    await until('the outcome', async () => (await intents())[0]?.state === 'settled')
    expect(await bets()).toHaveLength(1)
    expect(await world.db.rounds.count()).toBe(1)
    expect(Object.values((await world.control.counters()).betsSettled)).toEqual([1])
    expect((await walletRow())?.balance).toBe((await world.control.wallet(EMAIL)).balance)
  })

  test('rejects a bet that never reached the operator, with a notice and no money taken', async () => {
    const tab = await player()
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutBefore' })
    expect((await tab.play.dice.bet(BET)).ok).toBe(false)
    expect((await tab.play.dice.bet(BET)).ok, 'an unknown bet blocks the next').toBe(false)
    await until('the denial', async () => (await intents())[0]?.state === 'refused')
    expect(await world.db.notices.toArray()).toMatchObject([{ kind: 'notTaken', intent: 'dice.bet' }])
    expect((await world.control.wallet(EMAIL)).balance).toBe(100_000)
    good(await tab.play.dice.bet(BET))
  })

  test('settles a bet of a killed tab from the next tab', async () => {
    const tab = await player()
    const faultId = await world.control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
    void tab.play.dice.bet(BET)
    await world.control.waitForRequests({ match: { endpoint: 'dice.bet' } })
    const [intent] = await intents()
    expect(intent?.state).toBe('sent')
    tab.stop()
    await world.control.release(faultId)
    const next = await world.open()
    await until('the outcome', async () => {
      await next.commands.games.dice.settle()
      return (await intents())[0]?.state === 'settled'
    })
    expect(await bets()).toHaveLength(1)
    expect((await walletRow())?.balance).toBe((await world.control.wallet(EMAIL)).balance)
  })

  test('rejects a bet without a network at once, and stores no intent', async () => {
    const tab = await player()
    await world.control.stopListening()
    await tab.commands.connection.retry()
    expect(await tab.play.dice.bet(BET)).toMatchObject({ ok: false, error: { code: 'offline' } })
    expect(await intents()).toEqual([])
  })

  test.each([
    ['below the limit', { amount: minor(99) }, { code: 'limits', fields: { amount: ['amount.below:1.00'] } }],
    [
      'above the limit',
      { amount: minor(1_000_001) },
      { code: 'limits', fields: { amount: ['amount.above:10000.00'] } },
    ],
    ['above the balance', { amount: minor(100_001) }, { code: 'funds' }],
  ])('does not send a bet %s', async (_name, change, error) => {
    const tab = await player()
    expect(await tab.play.dice.bet({ ...BET, ...change })).toMatchObject({ ok: false, error })
    expect(await bets()).toEqual([])
  })

  test('rejects a bet while the balance is malformed', async () => {
    // A frame with the valid balance is stored up to 100 ms after it came, so no socket may have been open.
    await world.control.sockets('refuse')
    const tab = await player()
    const patch = { 'user.balance': '12,5' }
    await world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch, times: 0 })
    await until('a balance that is none', async () => {
      good(await tab.commands.profile.refresh())
      return (await walletRow())?.balance === null
    })
    expect((await tab.play.dice.bet(BET)).ok).toBe(false)
  })
})
