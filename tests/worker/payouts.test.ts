import { beforeEach, describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { makePayout } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUpWith, useWorld } from './support/world.ts'

const CARD = '4242 4242 4242 4242'
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const HOUR_MS = 3_600_000

describe('a withdrawal', () => {
  const world = useWorld()
  beforeEach(() => world.control.set({ protectionRules: { cancelPayout: true } }))
  const payouts = () => world.db.payouts.toArray()
  const notices = async (kind: string) => (await world.db.notices.toArray()).filter((notice) => notice.kind === kind)
  const sent = () => world.control.requests({ endpoint: 'createPayout' })
  const balance = async () => (await world.db.wallets.toArray())[0]?.balance
  /** The ledger is balanced, and the shown balance is the operator's. */
  const isSound = async () => {
    expect(await world.control.ledgerSum()).toMatchObject({ sums: { RUB: 0 }, drifted: 0, unbalanced: 0 })
    await until('the balance', async () => (await balance()) === (await world.control.wallet(EMAIL)).balance)
  }

  async function player(amount = '5000.00') {
    const tab = await world.open()
    await signUpWith(world, tab, amount)
    good(await tab.commands.money.refreshBilling())
    const { commands } = tab
    const withdraw = async (order: Partial<{ methodHash: string; amount: number; to: string; seen: object }> = {}) => {
      const { methodHash = 'card-payout', amount: units = 100_000, to = CARD, seen = {} } = order
      const [billing] = await world.db.billing.toArray()
      const method = billing?.payouts.find(({ hash }) => hash === methodHash)
      const unknown = { hash: methodHash, commission: { percent: 0, fixed: minor(0) }, exchangeRate: null }
      return commands.money.withdraw({ ...makePayout(method ?? unknown, minor(units), to), ...seen })
    }
    return { tab, commands, withdraw }
  }

  test.each([
    ['currency', { shown: { currency: 'USD', balance: null } }, 'currency.changed'],
    ['balance', { shown: { currency: 'RUB', balance: minor(500_001) } }, 'balance.changed'],
    ['commission', { arriving: minor(100_000) }, 'terms.changed'],
    ['exchange rate', { exchangeRate: '0.0125' }, 'terms.changed'],
  ])('is rejected when the %s has changed since the player saw it', async (_name, seen, reason) => {
    const { withdraw } = await player()
    expect(await withdraw({ seen })).toMatchObject({ ok: false, error: { code: 'conflict', reason } })
    expect(await world.control.requests({ endpoint: 'createPayout' })).toEqual([])
  })

  test('sends a card withdrawal once, stores it with commission and masked card, and reduces the balance', async () => {
    const { withdraw } = await player()
    const { payoutId } = good(await withdraw())
    expect(await payouts()).toMatchObject([
      {
        id: payoutId,
        methodHash: 'card-payout',
        methodName: 'Bank card',
        status: 'waiting',
        amount: 100_000,
        currency: 'RUB',
        commission: 2_000,
        to: '•••• 4242',
        steps: [{ status: 'waiting' }],
      },
    ])
    const [request] = await sent()
    expect(JSON.parse(request?.body ?? '')).toEqual({
      hash: 'card-payout',
      amount: '1000.00',
      currency: 'RUB',
      card: '4242424242424242',
    })
    expect(request?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(await balance()).toBe(400_000)
    await isSound()
  })

  test('stores no card number on the device', async () => {
    const { withdraw } = await player()
    good(await withdraw())
    for (const store of world.db.tables) {
      expect(JSON.stringify(await store.toArray())).not.toContain('4242424242')
    }
  })

  test('sends a withdrawal to a valid crypto address, and none with a wrong checksum', async () => {
    const { withdraw } = await player()
    const order = { methodHash: 'bitcoin-payout', amount: 300_000 }
    const wrong = { ...order, to: `${BITCOIN.slice(0, -1)}5` }
    expect(await withdraw(wrong)).toMatchObject({
      error: { code: 'validation', fields: { to: ['address.wrongChecksum'] } },
    })
    expect(await withdraw({ to: '4242 4242 4242 4241' })).toMatchObject({
      error: { code: 'validation', fields: { to: ['card.wrongChecksum'] } },
    })
    expect(await sent()).toEqual([])
    good(await withdraw({ ...order, to: ` ${BITCOIN} ` }))
    const [request] = await sent()
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ wallet: BITCOIN })
    await isSound()
  })

  test('strips a wallet link’s scheme and invisible characters from the address or card number', async () => {
    const { withdraw } = await player('9000.00')
    const order = { methodHash: 'bitcoin-payout', amount: 300_000 }
    good(await withdraw({ ...order, to: `\u200bbitcoin:${BITCOIN}?amount=0.5` }))
    good(await withdraw({ to: '\u202a4242–4242–4242–4242\u202c' }))
    expect(await withdraw({ ...order, to: `tron:${BITCOIN}` })).toMatchObject({
      error: { fields: { to: ['address.wrongForm'] } },
    })
    const bodies = (await sent()).map(({ body }) => JSON.parse(body ?? ''))
    expect(bodies).toMatchObject([
      { wallet: BITCOIN, amount: '3000.00' },
      { card: '4242424242424242', amount: '1000.00' },
    ])
    await isSound()
  })

  test('does not send a withdrawal outside the limits, above the balance, or below its commission', async () => {
    const { withdraw } = await player('2000.00')
    expect(await withdraw({ amount: 9_999 })).toMatchObject({
      error: { code: 'limits', fields: { amount: ['amount.below:100.00'] } },
    })
    expect(await withdraw({ amount: 10_000_001 })).toMatchObject({
      error: { code: 'limits', fields: { amount: ['amount.above:100000.00'] } },
    })
    expect(await withdraw({ amount: 200_001 })).toMatchObject({ error: { code: 'funds' } })
    await world.db.billing.toCollection().modify((row) => {
      for (const method of row.payouts) method.commission = { percent: 0, fixed: minor(100_000) }
    })
    expect(await withdraw()).toMatchObject({ error: { code: 'limits', fields: { amount: ['amount.commission'] } } })
    expect(await withdraw({ methodHash: 'gone' })).toMatchObject({ error: { code: 'unavailable' } })
    expect(await sent()).toEqual([])
  })

  test('rejects a withdrawal without a network at once, and enqueues nothing', async () => {
    const { tab, withdraw } = await player()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await until('the loss', async () => {
      const row = await world.db.facts.get('connection')
      return row?.id === 'connection' && !row.reachable
    })
    expect(await withdraw()).toMatchObject({ error: { code: 'offline' } })
    expect(await world.db.intents.count()).toBe(0)
    expect(await world.db.outbox.count()).toBe(0)
    await world.control.startListening()
    good(await until('the operator', async () => tab.commands.profile.refresh().then((answer) => answer.ok && answer)))
    expect(await world.control.payouts(EMAIL)).toEqual([])
  })

  test('finds a withdrawal whose reply was cut by its key, and never sends it again', async () => {
    const { commands, withdraw } = await player()
    await world.control.fault({ match: { endpoint: 'createPayout' }, kind: 'cutAfter' })
    expect(await withdraw()).toMatchObject({ error: { reason: 'unknown' } })
    expect((await world.db.intents.toArray())[0]).toMatchObject({ kind: 'payout', amount: 100_000, currency: 'RUB' })
    await until('the withdrawal', async () => (await payouts()).length === 1)
    good(await commands.money.settlePayouts())
    expect(await sent()).toHaveLength(1)
    expect(await world.control.payouts(EMAIL)).toHaveLength(1)
    await until('the balance', async () => {
      await commands.profile.refresh()
      return (await balance()) === 400_000
    })
    await isSound()
  })

  test('sends one withdrawal for two simultaneous requests', async () => {
    const { withdraw } = await player()
    const both = await Promise.all([withdraw(), withdraw()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'pending' } })
    expect(await sent()).toHaveLength(1)
  })

  test('follows a withdrawal to its end with one notice, and returns the amount of a declined one', async () => {
    const { commands, withdraw } = await player()
    const { payoutId } = good(await withdraw())
    await world.control.movePayout({ payout: payoutId, status: 'processing' })
    await until('the step', async () => (await payouts())[0]?.status === 'processing')
    await world.control.movePayout({ payout: payoutId, status: 'declined', reason: 'payout.account' })
    await until('the end', async () => (await payouts())[0]?.status === 'declined')
    good(await commands.money.refreshPayouts())
    good(await commands.money.refreshPayouts())
    expect((await payouts())[0]?.steps.map(({ status }) => status)).toEqual(['waiting', 'processing', 'declined'])
    expect((await payouts())[0]?.reason).toBe('payout.account')
    expect(await notices('payoutClosed')).toMatchObject([
      { payoutId, status: 'declined', sum: { reason: 'payout.account' } },
    ])
    expect(await world.control.wallet(EMAIL)).toMatchObject({ balance: 500_000 })
    await isSound()
  })

  test('ignores a late status of a withdrawal that is over, and reports the end once', async () => {
    await world.control.sockets('refuse')
    const { commands, withdraw } = await player()
    const { payoutId } = good(await withdraw())
    await world.control.movePayout({ payout: payoutId, status: 'paid' })
    good(await commands.money.refreshPayouts())
    await world.control.fault({
      match: { endpoint: 'getPayouts' },
      kind: 'patch',
      patch: { 'items.0.status': 'waiting', 'items.0.history': [] },
    })
    good(await commands.money.refreshPayouts())
    expect((await payouts())[0]?.status).toBe('paid')
    expect(await notices('payoutClosed')).toHaveLength(1)
  })

  test('cancels a waiting withdrawal, and not one that is being processed', async () => {
    const { commands, withdraw } = await player()
    const first = good(await withdraw())
    expect(good(await commands.money.cancelPayout({ id: first.payoutId }))).toBe('cancelled')
    expect(await notices('payoutClosed')).toEqual([])
    await isSound()

    await world.control.sockets('refuse')
    await world.control.dropSockets()
    const second = good(await withdraw())
    await world.control.movePayout({ payout: second.payoutId, status: 'processing' })
    expect(await commands.money.cancelPayout({ id: second.payoutId })).toMatchObject({ error: { code: 'conflict' } })
    await until('the truth', async () => (await world.db.payouts.get(second.payoutId))?.status === 'processing')
    await world.control.clearRequests()
    expect(await commands.money.cancelPayout({ id: second.payoutId })).toMatchObject({ error: { code: 'conflict' } })
    expect(await world.control.requests({ endpoint: 'cancelPayout' })).toEqual([])
    await isSound()
  })

  test('cancels no withdrawal where the rules do not let it, and asks the operator for none', async () => {
    const { commands, withdraw } = await player()
    await world.control.set({ protectionRules: { cancelPayout: false } })
    good(await commands.protection.refresh())
    const { payoutId } = good(await withdraw())
    const forbidden = { error: { code: 'forbidden', reason: 'protection.noReversal' } }
    expect(await commands.money.cancelPayout({ id: payoutId })).toMatchObject(forbidden)
    expect(await world.control.requests({ endpoint: 'cancelPayout' })).toEqual([])
    // The rules changed at the operator since they were fetched: one that was allowed is rejected there.
    await world.db.protection.toCollection().modify((row) => void (row.rules.cancelPayout = true))
    expect(await commands.money.cancelPayout({ id: payoutId })).toMatchObject(forbidden)
    expect((await world.db.payouts.get(payoutId))?.status).toBe('waiting')
    await world.control.set({ protectionRules: { cancelPayout: true } })
    await world.db.protection.clear()
    expect(good(await commands.money.cancelPayout({ id: payoutId }))).toBe('cancelled')
    await isSound()
  })

  test.each([
    { moves: ['processing'], becomes: 'processing' },
    { moves: ['processing', 'paid'], becomes: 'paid' },
    { moves: ['declined'], becomes: 'declined' },
  ] as const)(
    'says that a withdrawal is $becomes when its cancellation crossed with that',
    async ({ moves, becomes }) => {
      const { commands, withdraw } = await player()
      const { payoutId } = good(await withdraw())
      const late = await world.control.fault({ match: { endpoint: 'cancelPayout' }, hold: 'before' })
      const answer = commands.money.cancelPayout({ id: payoutId })
      await world.control.waitForRequests({ match: { endpoint: 'cancelPayout' } })
      // The frames about it are lost.
      await world.control.sockets('silent')
      for (const status of moves) await world.control.movePayout({ payout: payoutId, status })
      await world.control.release(late)
      expect(await answer).toMatchObject({ error: { code: 'conflict', reason: `payout.${becomes}` } })
      expect((await world.db.payouts.get(payoutId))?.status).toBe(becomes)
      await isSound()
    },
  )

  test('reports a withdrawal that never reached the operator, and takes no money', async () => {
    const { commands, withdraw } = await player()
    await world.control.fault({ match: { endpoint: 'createPayout' }, kind: 'cutBefore' })
    expect(await withdraw()).toMatchObject({ error: { reason: 'unknown' } })
    await world.control.skewClock(HOUR_MS)
    good(await commands.profile.refresh())
    await until('the word', async () => (await notices('notTaken')).length === 1)
    expect(await notices('notTaken')).toMatchObject([{ intent: 'payout' }])
    expect(await payouts()).toEqual([])
    await isSound()
  })
})
