import { afterEach, describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { makeDeposit } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, signUpWith, useWorld } from './support/world.ts'

const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const
const HOUR_MS = 3_600_000

describe('money when the operator or the disk fails, or the player changes', () => {
  const world = useWorld()
  const walletRow = async () => (await world.db.wallets.toArray())[0]
  const intent = async () => (await world.db.intents.toArray())[0]
  const notices = async (kind: string) => (await world.db.notices.toArray()).filter((notice) => notice.kind === kind)

  async function player() {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    good(await tab.commands.money.refreshBilling())
    const [billing] = await world.db.billing.toArray()
    const method = billing?.methods[0]
    if (!method) throw new Error('no method')
    const deposit = () => tab.commands.money.openDeposit(makeDeposit(method))
    return { tab, deposit }
  }

  test('does not send a deposit again as the next player’s after a 401', async () => {
    const { tab, deposit } = await player()
    const late = await world.control.fault({
      match: { endpoint: 'createDeposit' },
      kind: 'reply',
      status: 401,
      hold: 'before',
    })
    const sending = deposit()
    await world.control.waitForRequests({ match: { endpoint: 'createDeposit' } })
    good(await tab.commands.session.logout())
    const next = { email: 'next@example.com', password: PASSWORD, currency: 'RUB' } as const
    good(await tab.commands.session.registerByEmail(next))
    await world.control.release(late)
    expect((await sending).ok).toBe(false)
    expect(await world.control.requests({ endpoint: 'createDeposit' })).toHaveLength(1)
    expect(await world.control.invoices(next.email)).toEqual([])
    expect(await world.control.invoices(EMAIL)).toEqual([])
  })

  test('leaves a bet unknown when a 404 does not come from the operator itself', async () => {
    const { tab } = await player()
    const page = { status: 404, body: '<h1>Not found</h1>', headers: { 'content-type': 'text/html' } }
    const gone = { match: { endpoint: 'dice.getBetByKey' }, kind: 'reply', times: 0, ...page } as const
    const order = await world.control.fault(gone)
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    expect(await tab.play.dice.bet(BET)).toMatchObject({ ok: false, error: { reason: 'unknown' } })
    await world.control.skewClock(HOUR_MS)
    good(await tab.commands.games.dice.settle())
    good(await tab.commands.games.dice.settle())
    expect((await intent())?.state).toBe('unknown')
    expect(await notices('notTaken')).toEqual([])
    await world.control.cancelFault(order)
    await until('the outcome', async () => {
      await tab.commands.games.dice.settle()
      return (await intent())?.state === 'settled'
    })
    expect((await walletRow())?.balance).toBe((await world.control.wallet(EMAIL)).balance)
  })

  describe('money on a full disk', () => {
    const { put } = IDBObjectStore.prototype
    afterEach(() => {
      IDBObjectStore.prototype.put = put
    })

    test('leaves an accepted bet unknown when the disk is full, and settles it once there is room', async () => {
      const { tab } = await player()
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row) {
        if (this.name === 'rounds') throw new DOMException('full', 'QuotaExceededError')
        return put.apply(this, row)
      }
      expect((await tab.play.dice.bet(BET)).ok).toBe(false)
      expect((await intent())?.state).toBe('unknown')
      IDBObjectStore.prototype.put = put
      // An earlier settle of the tab may still be running, from before there was room.
      await until('its outcome', async () => {
        good(await tab.commands.games.dice.settle())
        return (await intent())?.state === 'settled'
      })
      expect(await world.control.requests({ endpoint: 'dice.bet' })).toHaveLength(1)
      expect((await walletRow())?.balance).toBe((await world.control.wallet(EMAIL)).balance)
    })
  })

  test('does not expire an invoice whose payment is being processed when its time runs out', async () => {
    const { tab, deposit } = await player()
    const { invoiceId } = good(await deposit())
    const processing = {
      match: { endpoint: 'getDepositStatus' },
      kind: 'patch',
      patch: { status: 2 },
      times: 0,
    } as const
    const order = await world.control.fault(processing)
    await world.control.skewClock(HOUR_MS)
    await tab.commands.profile.refresh()
    expect(good(await tab.commands.money.checkInvoice({ invoiceId }))).toBe('processing')
    await world.control.cancelFault(order)
    await world.control.payInvoice(invoiceId)
    await until('the payment', async () => (await world.db.invoices.get(invoiceId))?.status === 'paid')
    expect(await notices('invoiceClosed')).toEqual([])
  })

  test('expires an invoice that the operator no longer knows once its time is over', async () => {
    const { tab, deposit } = await player()
    const { invoiceId } = good(await deposit())
    await world.control.fault({ match: { endpoint: 'getDepositStatus' }, kind: 'reply', status: 404, times: 0 })
    expect((await tab.commands.money.checkInvoice({ invoiceId })).ok).toBe(false)
    expect((await world.db.invoices.get(invoiceId))?.status).toBe('waiting')
    await world.control.skewClock(HOUR_MS)
    await tab.commands.profile.refresh()
    await until('the end', async () => (await world.db.invoices.get(invoiceId))?.status === 'expired')
  })

  test('keeps a paid deposit paid when its intent is settled again, and reports it once', async () => {
    const { tab, deposit } = await player()
    const { invoiceId } = good(await deposit())
    await world.control.payInvoice(invoiceId)
    await until('the payment', async () => (await world.db.invoices.get(invoiceId))?.status === 'paid')
    // As a tab leaves it that was closed between the reply and the write.
    await world.db.intents.toCollection().modify({ state: 'sent' })
    good(await tab.commands.money.settle())
    expect((await intent())?.state).toBe('settled')
    good(await tab.commands.money.checkInvoice({ invoiceId }))
    expect((await world.db.invoices.get(invoiceId))?.status).toBe('paid')
    expect(await notices('invoicePaid')).toHaveLength(1)
  })

  test('accepts a profile without a balance version, unless a bet came in between', async () => {
    await world.control.sockets('refuse')
    const { tab } = await player()
    good(await tab.play.dice.bet(BET))
    const plain = { match: { endpoint: 'getProfile' }, kind: 'patch', patch: { 'user.balance_version': null } } as const
    await world.control.fault({ ...plain, times: 0 })
    await world.control.credit({ email: EMAIL, amount: '500.00' })
    good(await tab.commands.profile.refresh())
    expect((await walletRow())?.balance).toBe((await world.control.wallet(EMAIL)).balance)

    await world.control.clearFaults()
    const faultId = await world.control.fault({ ...plain, hold: 'after' })
    await world.control.clearRequests()
    const refreshing = tab.commands.profile.refresh()
    await world.control.waitForRequests({ match: { endpoint: 'getProfile' } })
    // The bet's reply sets the clock back, so its timestamp is smaller than that of the earlier profile request.
    await world.control.skewClock(-HOUR_MS)
    good(await tab.play.dice.bet(BET))
    await world.control.release(faultId)
    good(await refreshing)
    expect((await walletRow())?.balance).toBe((await world.control.wallet(EMAIL)).balance)
  })

  test('does not let a late versioned reply make an unversioned profile newer than a bet', async () => {
    await world.control.sockets('refuse')
    const { tab } = await player()
    const asked = async (endpoint: string) => {
      await world.control.clearRequests()
      return () => world.control.waitForRequests({ match: { endpoint } })
    }
    const wallets = await world.control.fault({ match: { endpoint: 'getWallets' }, hold: 'before' })
    let arrived = await asked('getWallets')
    const early = tab.commands.money.refreshWallets()
    await arrived()
    const plain = { match: { endpoint: 'getProfile' }, kind: 'patch', patch: { 'user.balance_version': null } } as const
    const profile = await world.control.fault({ ...plain, hold: 'after' })
    arrived = await asked('getProfile')
    const refreshing = tab.commands.profile.refresh()
    await arrived()
    good(await tab.play.dice.bet(BET))
    const { balance } = await world.control.wallet(EMAIL)
    // One hour later, so that an unchanged balance is accepted again.
    await world.control.skewClock(HOUR_MS)
    await world.control.release(wallets)
    good(await early)
    await world.control.release(profile)
    good(await refreshing)
    expect((await walletRow())?.balance).toBe(balance)
  })

  test('sends the nonce with a bet, and a late state does not restore revealed seeds', async () => {
    const { tab } = await player()
    const { round } = good(await tab.play.dice.bet(BET))
    const [sent] = await world.control.requests({ endpoint: 'dice.bet' })
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ nonce: round.nonce, server_seed_hash: round.serverSeedHash })
    const faultId = await world.control.fault({ match: { endpoint: 'dice.getState' }, hold: 'after' })
    await world.control.clearRequests()
    const refreshing = tab.commands.games.dice.refresh()
    await world.control.waitForRequests({ match: { endpoint: 'dice.getState' } })
    good(await tab.commands.games.dice.rotateSeed({ clientSeed: 'newer' }))
    await world.control.release(faultId)
    good(await refreshing)
    expect((await world.db.seedPairs.get(round.serverSeedHash))?.serverSeed).toMatch(/^[0-9a-f]{64}$/)
    const pairs = await world.db.seedPairs.toArray()
    expect(pairs.filter(({ active }) => active === 1)).toMatchObject([{ clientSeed: 'newer' }])
    good(await tab.play.dice.bet(BET))
  })
})
