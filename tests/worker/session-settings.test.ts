import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { forbidden, HOUR_MS, useProtectedPlayer } from './support/protected-player.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { good } from './support/world.ts'

/** Limits of a session and the interval of reality checks: what is lower holds at the press. A bet stakes 37.00. */

const player = useProtectedPlayer()
const { world, enter, local, known, bet, requests } = player

const setSession = (tab: Tab, minutes: number | null, loss: number | null) =>
  tab.commands.protection.setSessionLimit({ minutes, loss: loss === null ? null : minor(loss), currency: 'RUB' })
const setCheck = (tab: Tab, minutes: number | null) => tab.commands.protection.setRealityCheck({ minutes })
const isSent = (what: 'sessionLimit' | 'realityCheckMinutes') =>
  until(what, async () => ((await local())?.[what] ?? null) === null)

describe('a lower limit of the session', () => {
  test('holds without a network, and is sent before anything else is played', async () => {
    const tab = await enter()
    good(await setSession(tab, 90, 10_000))
    await player.loseNetwork(tab)
    expect(good(await setSession(tab, 90, 3_600))).toEqual({ isConfirmed: false })
    expect(await bet(tab)).toMatchObject(forbidden('session'))
    await world.control.clearRequests()
    await player.regainNetwork(tab)
    expect(await bet(tab)).toMatchObject(forbidden('session'))
    await isSent('sessionLimit')
    expect(await player.bodies('setSessionLimit')).toEqual([{ minutes: 90, loss: '36.00' }])
    expect((await known())?.sessionLimit).toEqual({ minutes: 90, loss: 3_600 })
    expect(await requests('roulette.bet')).toEqual([])
  })

  test('of time ends the session by the device’s own knowledge, also after a reload', async () => {
    const tab = await enter()
    await player.passTime(HOUR_MS)
    good(await tab.commands.protection.refresh())
    await player.loseNetwork(tab)
    good(await setSession(tab, 30, null))
    expect(await bet(tab)).toMatchObject(forbidden('session'))
    tab.stop()
    expect(await bet(await world.open())).toMatchObject(forbidden('session'))
  })

  test.each(['cutAfter', 'malformed'] as const)(
    'whose reply is lost (%s) holds until it is confirmed',
    async (kind) => {
      const tab = await enter()
      await world.control.fault({ match: { endpoint: 'setSessionLimit' }, kind })
      good(await setSession(tab, null, 3_600))
      expect(await bet(tab)).toMatchObject(forbidden('session'))
      await isSent('sessionLimit')
      expect((await known())?.sessionLimit.loss).toBe(3_600)
    },
  )

  test('that the operator rejects does not stay on the device', async () => {
    const tab = await enter()
    const match = { endpoint: 'setSessionLimit' }
    await world.control.fault({ match, kind: 'reply', status: 422, body: {} })
    expect(await setSession(tab, 30, null)).toMatchObject({ error: { code: 'validation' } })
    expect((await local())?.sessionLimit).toBeNull()
  })

  test('beside a higher one holds, and the higher one needs the network', async () => {
    const tab = await enter()
    good(await setSession(tab, 90, 10_000))
    await player.loseNetwork(tab)
    expect(await setSession(tab, 120, 3_600)).toMatchObject({ error: { code: 'offline' } })
    expect(await bet(tab)).toMatchObject(forbidden('session'))
    expect(await world.db.outbox.count()).toBe(0)
    await player.regainNetwork(tab)
    await isSent('sessionLimit')
    expect((await known())?.sessionLimit).toEqual({ minutes: 90, loss: 3_600 })
  })

  test('needs a whole number of minutes and an amount in the currency of the limits', async () => {
    const tab = await enter()
    for (const minutes of [0, -1, 1.5, Number.NaN])
      expect(await setSession(tab, minutes, null)).toMatchObject({ error: { code: 'validation' } })
    expect(await setSession(tab, null, -1)).toMatchObject({ error: { code: 'validation' } })
    const order = { minutes: 30, loss: null, currency: 'USD' as const }
    expect(await tab.commands.protection.setSessionLimit(order)).toMatchObject({ error: { code: 'conflict' } })
    expect((await local())?.sessionLimit ?? null).toBeNull()
  })
})

describe('a shorter interval of reality checks', () => {
  test('holds without a network, and is sent later', async () => {
    const tab = await enter()
    await player.loseNetwork(tab)
    expect(good(await setCheck(tab, 15))).toEqual({ isConfirmed: false })
    expect((await local())?.realityCheckMinutes).toBe(15)
    await player.regainNetwork(tab)
    await isSent('realityCheckMinutes')
    expect((await known())?.realityCheckMinutes).toBe(15)
    expect(await requests('setRealityCheck')).toHaveLength(1)
  })

  test('becomes longer again with a network only', async () => {
    const tab = await enter()
    good(await setCheck(tab, 15))
    await player.loseNetwork(tab)
    for (const minutes of [30, null]) expect(await setCheck(tab, minutes)).toMatchObject({ error: { code: 'offline' } })
    expect((await known())?.realityCheckMinutes).toBe(15)
    await player.regainNetwork(tab)
    good(await setCheck(tab, 30))
    expect((await known())?.realityCheckMinutes).toBe(30)
  })
})
