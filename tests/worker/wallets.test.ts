import { describe, expect, test } from 'vitest'
import { activateWallet } from '#endpoints/billing.ts'
import { minor } from '#domain/money/money.ts'
import { otherDevice } from './support/other-device.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUpWith, useWorld } from './support/world.ts'

const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const

describe('a wallet for each currency', () => {
  const world = useWorld()
  const active = async () => (await world.db.wallets.toArray())[0]
  const readWallet = async (currency: string) =>
    (await world.db.walletsByCurrency.toArray()).find((wallet) => wallet.currency === currency)
  const frame = (change: object) =>
    world.control.sendFrame({ email: EMAIL, text: JSON.stringify({ type: 'balance', ...change }) })

  async function player() {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    return tab
  }

  async function openSocket() {
    await until('the socket', async () => {
      const row = await world.db.facts.get('realtime')
      return row?.id === 'realtime' && row.state === 'open'
    })
  }

  test('loads all wallets with their balances, and the cookie names the active currency', async () => {
    const tab = await player()
    good(await tab.commands.money.refreshWallets())
    expect(await readWallet('RUB')).toMatchObject({
      balance: 100_000,
      bonus: 0,
      bonusBalance: 0,
      totalBalance: 100_000,
    })
    expect(await readWallet('USD')).toMatchObject({ balance: 0 })
    expect(await active()).toMatchObject({ currency: 'RUB', balance: 100_000 })
    expect(world.browser.cookies.activeCurrency).toBe('RUB')
  })

  test('updates the timestamp of an unchanged wallet', async () => {
    const tab = await player()
    good(await tab.commands.money.refreshWallets())
    await world.db.wallets.toCollection().modify({ fetchedAt: 1 })
    await world.db.walletsByCurrency.toCollection().modify({ fetchedAt: 1 })
    good(await tab.commands.profile.refresh())
    expect((await active())?.fetchedAt).toBeGreaterThan(1)
    expect((await readWallet('RUB'))?.fetchedAt).toBeGreaterThan(1)
  })

  test('switches the currency with its cookie, payment methods and bets', async () => {
    const tab = await player()
    good(await tab.commands.money.refreshBilling())
    good(await tab.commands.money.activateCurrency({ currency: 'USD' }))
    expect(await active()).toMatchObject({ currency: 'USD', balance: 0 })
    expect(world.browser.cookies.activeCurrency).toBe('USD')
    await until('the methods', async () => (await world.db.billing.toArray())[0]?.currency === 'USD')
    expect((await world.db.billing.toArray())[0]?.methods[0]).toMatchObject({ hash: 'bank-card', min: 100 })

    await world.control.credit({ email: EMAIL, amount: '50.00' })
    good(await tab.commands.profile.refresh())
    expect(await active()).toMatchObject({ currency: 'USD', balance: 5_000 })
    const { round } = good(await tab.play.dice.bet({ ...BET, amount: minor(1_00) }))
    expect(round.currency).toBe('USD')
    expect(await readWallet('RUB')).toMatchObject({ balance: 100_000 })

    good(await tab.commands.money.activateCurrency({ currency: 'RUB' }))
    expect(await active()).toMatchObject({ currency: 'RUB', balance: 100_000 })
    expect((await world.control.ledgerSum()).sums).toEqual({ RUB: 0, USD: 0 })
  })

  test('updates an inactive wallet from its own frames, and leaves the active one unchanged', async () => {
    const tab = await player()
    good(await tab.commands.money.refreshWallets())
    await openSocket()
    const user = (await active())?.playerId
    await frame({ user, currency: 'USD', balance: '77.00', balance_version: 900 })
    await until('the dollars', async () => (await readWallet('USD'))?.balance === 7_700)
    expect(await active()).toMatchObject({ currency: 'RUB', balance: 100_000 })
  })

  test('ignores an older balance version, and a late profile in another currency', async () => {
    const tab = await player()
    await openSocket()
    const { playerId: user, version = 0 } = (await active()) ?? {}
    await frame({ user, currency: 'RUB', balance: '1500.00', balance_version: version + 10 })
    await until('the new balance', async () => (await active())?.balance === 150_000)
    await frame({ user, currency: 'RUB', balance: '1.00', balance_version: version + 9 })
    await frame({ user, currency: 'EUR', balance: '2.00', balance_version: version + 99 })
    await until('the frames', async () => (await readWallet('EUR'))?.balance === 200)
    expect(await active()).toMatchObject({ currency: 'RUB', balance: 150_000 })

    await world.control.clearRequests()
    const late = await world.control.fault({ match: { endpoint: 'getProfile' }, hold: 'after' })
    const refreshing = tab.commands.profile.refresh()
    await world.control.waitForRequests({ match: { endpoint: 'getProfile' } })
    good(await tab.commands.money.activateCurrency({ currency: 'USD' }))
    await world.control.release(late)
    good(await refreshing)
    expect(await active()).toMatchObject({ currency: 'USD' })
    expect(world.browser.cookies.activeCurrency).toBe('USD')
  })

  test('switches, with the next profile, to the currency that another device activated', async () => {
    const tab = await player()
    const device = await otherDevice(world.operator.port)
    await device(activateWallet, { body: { currency: 'KZT' } })
    good(await tab.commands.profile.refresh())
    expect(await active()).toMatchObject({ currency: 'KZT', balance: 0 })
    expect(world.browser.cookies.activeCurrency).toBe('KZT')
  })

  test('moves the total with the balance until a frame contains a new total', async () => {
    const tab = await player()
    await openSocket()
    good(await tab.commands.money.refreshWallets())
    const { playerId: user, version = 0 } = (await active()) ?? {}
    await frame({ user, currency: 'RUB', balance: '1200.00', balance_version: version + 1 })
    await until('the total', async () => (await active())?.totalBalance === 120_000)
    const parts = { bonus: '5.00', bonus_balance: '30.00', total_balance: '1230.00' }
    await frame({ user, currency: 'RUB', balance: '1200.00', balance_version: version + 2, ...parts })
    await until('the parts', async () => (await active())?.totalBalance === 123_000)
    expect(await active()).toMatchObject({ bonus: 500, bonusBalance: 3_000 })
  })

  test('leaves out a wallet in an unsupported currency and stores the others', async () => {
    const tab = await player()
    await world.control.fault({
      match: { endpoint: 'getWallets' },
      kind: 'patch',
      patch: { 'wallets.1.currency': 'GBP' },
    })
    good(await tab.commands.money.refreshWallets())
    const rows = await world.db.walletsByCurrency.toArray()
    expect(rows.map(({ currency }) => currency)).not.toContain('GBP')
    expect(rows.length).toBeGreaterThan(2)
    expect(await active()).toMatchObject({ currency: 'RUB', balance: 100_000 })
  })
})
