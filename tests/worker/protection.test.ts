import { describe, expect, test } from 'vitest'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { until } from './support/until.ts'
import { DAY_MS, forbidden, HOUR_MS, useProtectedPlayer } from './support/protected-player.ts'
import { good } from './support/world.ts'

/** Limits: what holds at once, what waits, and what is sent. */

const player = useProtectedPlayer()
const { world, enter, setLimit, limit, local, bodies, bet, deposit } = player
const [, slotSlug = ''] = theCatalogue(SMALL_CATALOGUE).games.find((row) => row[4] === 'slots' && row[9]) ?? []
const DAY = { kind: 'stake', period: 'day' } as const

test('stores what the operator says of a player, and nothing for a guest', async () => {
  const guest = await world.open()
  expect(await guest.commands.protection.refresh()).toMatchObject({ error: { code: 'unauthorised' } })
  await world.control.set({ country: 'GB' })
  const tab = await enter()
  good(await tab.commands.protection.refresh())
  const row = await player.known()
  expect(row).toMatchObject({
    currency: 'RUB',
    sessionLimit: { minutes: null, loss: null },
    breakUntil: null,
    exclusion: null,
    session: { staked: 0, won: 0 },
    rules: { cancelPayout: false, minRoundSeconds: 5, parallelPlay: false },
  })
  expect(row?.limits).toHaveLength(12)
  expect(Math.abs((row?.fetchedAt ?? 0) - Date.now())).toBeLessThan(HOUR_MS)
})

describe('a lower limit', () => {
  test('holds at once and is at the operator', async () => {
    const tab = await enter()
    expect(good(await setLimit(tab, 'stake', 3_600))).toEqual({ isConfirmed: true })
    expect(await limit('stake')).toMatchObject({ amount: 3_600, pending: null })
    expect((await local())?.limits).toEqual([])
    expect(await bet(tab)).toMatchObject(forbidden('limit'))
    expect(await player.requests('roulette.bet')).toEqual([])
  })

  test('holds at once without a network, and is the first call of this kind when it is back', async () => {
    const tab = await enter()
    await player.loseNetwork(tab)
    expect(good(await setLimit(tab, 'stake', 3_600))).toEqual({ isConfirmed: false })
    expect(good(await setLimit(tab, 'deposit', 49_900))).toEqual({ isConfirmed: false })
    expect((await local())?.limits).toHaveLength(2)
    expect(await bet(tab)).toMatchObject(forbidden('limit'))
    expect(await deposit(tab)).toMatchObject(forbidden('limit'))
    await player.regainNetwork(tab)
    await until('the limits', async () => (await local())?.limits.length === 0)
    expect(await bodies('setLimit')).toEqual([{ amount: '36.00' }, { amount: '499.00' }])
    expect(await limit('stake')).toMatchObject({ amount: 3_600 })
    expect(await limit('deposit')).toMatchObject({ amount: 49_900 })
  })

  test('is at the operator before a bet that it allows goes out', async () => {
    const tab = await enter()
    const fault = await world.control.fault({ match: { endpoint: 'setLimit' }, kind: 'reply', status: 500, times: 0 })
    expect(good(await setLimit(tab, 'stake', 3_700))).toEqual({ isConfirmed: false })
    await world.control.cancelFault(fault)
    good(await bet(tab))
    const order = (await world.control.requests()).map(({ endpoint }) => endpoint)
    expect(order.lastIndexOf('setLimit')).toBeLessThan(order.indexOf('roulette.bet'))
    expect(await limit('stake')).toMatchObject({ amount: 3_700 })
    expect(await bet(tab)).toMatchObject(forbidden('limit'))
  })

  test('of stakes is at the operator before a provider’s game opens, and none opens before', async () => {
    const tab = await enter()
    const launch = (mode: 'demo' | 'play') => tab.commands.lobby.launch({ slug: slotSlug, mode })
    const fault = await world.control.fault({ match: { endpoint: 'setLimit' }, kind: 'reply', status: 500, times: 0 })
    good(await setLimit(tab, 'loss', 3_700))
    expect(await launch('play')).toMatchObject(forbidden('unconfirmed'))
    expect(await player.requests('launchGame')).toEqual([])
    good(await launch('demo'))
    await world.control.cancelFault(fault)
    await world.control.clearRequests()
    good(await launch('play'))
    const order = (await world.control.requests()).map(({ endpoint }) => endpoint)
    expect(order.indexOf('setLimit')).toBeLessThan(order.indexOf('launchGame'))
    expect(await limit('loss')).toMatchObject({ amount: 3_700 })
  })

  test('of deposits keeps no provider’s game shut', async () => {
    const tab = await enter()
    await world.control.fault({ match: { endpoint: 'setLimit' }, kind: 'reply', status: 500, times: 0 })
    good(await setLimit(tab, 'deposit', 3_700))
    good(await tab.commands.lobby.launch({ slug: slotSlug, mode: 'play' }))
  })

  test('whose reply is lost holds meanwhile, and is found', async () => {
    const tab = await enter()
    const match = { endpoint: 'setLimit' }
    const fault = await world.control.fault({ match, kind: 'cutAfter', hold: 'before' })
    const setting = setLimit(tab, 'stake', 3_600)
    await world.control.waitForRequests({ match })
    expect(await bet(tab)).toMatchObject(forbidden('limit'))
    await world.control.release(fault)
    good(await setting)
    await until('the limit', async () => (await local())?.limits.length === 0)
    expect(await limit('stake')).toMatchObject({ amount: 3_600, pending: null })
  })

  test('is replaced by an even lower one while both are on their way', async () => {
    const tab = await enter()
    await player.loseNetwork(tab)
    good(await setLimit(tab, 'stake', 5_000))
    good(await setLimit(tab, 'stake', 3_600))
    await player.regainNetwork(tab)
    await until('the limit', async () => (await local())?.limits.length === 0)
    expect(await bodies('setLimit')).toEqual([{ amount: '36.00' }])
  })

  test('cannot be raised without a network, also if the operator has not got it yet', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 9_000))
    await player.loseNetwork(tab)
    good(await setLimit(tab, 'stake', 3_600))
    expect(await setLimit(tab, 'stake', 5_000)).toMatchObject({ error: { code: 'offline' } })
    expect(await setLimit(tab, 'stake', null)).toMatchObject({ error: { code: 'offline' } })
    expect((await local())?.limits).toMatchObject([{ amount: 3_600 }])
    await player.regainNetwork(tab)
    good(await setLimit(tab, 'stake', 5_000))
    // 50.00 is less than the operator's 90.00, but more than the 36.00 that held on this device.
    expect(await limit('stake')).toMatchObject({ amount: 3_600, pending: { amount: 5_000 } })
  })

  test('that the operator rejects holds nowhere, and the command says so', async () => {
    const tab = await enter()
    await world.control.fault({
      match: { endpoint: 'setLimit' },
      kind: 'reply',
      status: 422,
      body: { errors: { amount: ['amount.invalid'] } },
    })
    expect(await setLimit(tab, 'stake', 3_600)).toMatchObject({
      error: { code: 'validation', fields: { amount: ['amount.invalid'] } },
    })
    expect((await local())?.limits).toEqual([])
    good(await bet(tab))
  })

  test('in another currency than the operator’s is neither sent nor held', async () => {
    const tab = await enter()
    const order = { kind: 'stake', period: 'day', amount: 100, currency: 'USD' } as const
    expect(await tab.commands.protection.setLimit(order as never)).toMatchObject({
      error: { code: 'conflict', reason: 'currency.changed' },
    })
    expect(await bodies('setLimit')).toEqual([])
    expect(await local()).toBeUndefined()
  })
})

describe('a higher limit', () => {
  test.each([['higher', 9_000] as const, ['none at all', null] as const])(
    '(%s) waits for its time and for a second press',
    async (_name, amount) => {
      const tab = await enter()
      good(await setLimit(tab, 'stake', 3_600))
      good(await setLimit(tab, 'stake', amount))
      expect(await limit('stake')).toMatchObject({ amount: 3_600, pending: { amount, needsConfirmation: true } })
      expect(await bet(tab)).toMatchObject(forbidden('limit'))
      expect(await tab.commands.protection.confirmLimit(DAY)).toMatchObject({
        error: { code: 'conflict', reason: 'protection.early' },
      })
      await player.passTime(DAY_MS)
      good(await tab.commands.protection.refresh())
      // The time alone opens nothing.
      expect(await bet(tab)).toMatchObject(forbidden('limit'))
      good(await tab.commands.protection.confirmLimit(DAY))
      expect(await limit('stake')).toMatchObject({ amount, pending: null })
      good(await bet(tab))
    },
  )

  test('is dropped by a cancel, and by a lower one', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 5_000))
    good(await setLimit(tab, 'stake', 9_000))
    good(await tab.commands.protection.cancelLimitChange(DAY))
    expect(await limit('stake')).toMatchObject({ amount: 5_000, pending: null })
    expect(await tab.commands.protection.confirmLimit(DAY)).toMatchObject({
      error: { code: 'conflict', reason: 'protection.nothingPending' },
    })
    good(await setLimit(tab, 'stake', 9_000))
    good(await setLimit(tab, 'stake', 4_000))
    expect(await limit('stake')).toMatchObject({ amount: 4_000, pending: null })
  })

  test('is never sent later: without a network it is rejected', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 3_600))
    await player.loseNetwork(tab)
    expect(await setLimit(tab, 'stake', 9_000)).toMatchObject({ error: { code: 'offline' } })
    expect(await tab.commands.protection.confirmLimit(DAY)).toMatchObject({ error: { code: 'offline' } })
    expect(await world.db.outbox.count()).toBe(0)
    expect((await local())?.limits).toEqual([])
  })
})

test('keeps the interval of reality checks and the session’s limits as the operator replies', async () => {
  const tab = await enter()
  good(await tab.commands.protection.setRealityCheck({ minutes: 20 }))
  good(await tab.commands.protection.setSessionLimit({ minutes: 90, loss: null, currency: 'RUB' }))
  expect(await player.known()).toMatchObject({ realityCheckMinutes: 20, sessionLimit: { minutes: 90, loss: null } })
  expect(await tab.commands.protection.setRealityCheck({ minutes: 600 })).toMatchObject({
    error: { code: 'validation' },
  })
})
