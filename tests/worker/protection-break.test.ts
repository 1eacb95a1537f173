import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { DAY_MS, forbidden, HOUR_MS, useProtectedPlayer } from './support/protected-player.ts'
import type { Tab } from './support/tab.ts'
import { EMAIL, good, PASSWORD, signUp } from './support/world.ts'

/** A break from play: it holds at the press, and until its end nothing on this device opens it. */

const player = useProtectedPlayer()
const { world, enter, local, bet, deposit, requests } = player
const takeBreak = (tab: Tab, hours = 24) => tab.commands.protection.takeBreak({ hours })
const isClosed = async (tab: Tab, reason = 'timeOut') => {
  expect(await bet(tab)).toMatchObject(forbidden(reason))
  expect(await deposit(tab)).toMatchObject(forbidden(reason))
}
const isSent = () => until('the break', async () => (await local())?.isBreakUnsent === false)
const logIn = async (tab: Tab, email = EMAIL) => {
  good(await tab.commands.session.loginByEmail({ email, password: PASSWORD }))
}

describe('a break', () => {
  test('holds at once and is at the operator, until its end', async () => {
    const tab = await enter()
    expect(good(await takeBreak(tab))).toEqual({ isConfirmed: true })
    const end = (await player.known())?.breakUntil ?? 0
    expect(Math.abs(end - Date.now() - DAY_MS)).toBeLessThan(HOUR_MS)
    await isClosed(tab)
    expect(await tab.commands.lobby.launch({ slug: 'any', mode: 'play' })).toMatchObject(forbidden('timeOut'))
    await world.control.makeTournament({ id: 'race' })
    good(await tab.commands.tournaments.load({ id: 'race' }))
    const join = { key: crypto.randomUUID(), id: 'race' }
    expect(await tab.commands.tournaments.join(join)).toMatchObject(forbidden('timeOut'))
    for (const call of ['roulette.bet', 'createDeposit', 'launchGame', 'joinTournament'])
      expect(await requests(call)).toEqual([])
  })

  test('is taken without a network, and is sent before anything else is played or paid', async () => {
    const tab = await enter()
    await player.loseNetwork(tab)
    expect(good(await takeBreak(tab))).toEqual({ isConfirmed: false })
    await isClosed(tab)
    await world.control.clearRequests()
    await player.regainNetwork(tab)
    await isClosed(tab)
    await isSent()
    expect(await requests('takeBreak')).toHaveLength(1)
    const [{ body } = { body: null }] = await requests('takeBreak')
    expect(JSON.parse(body ?? '')).toEqual({ until: new Date((await local())?.breakUntil ?? 0).toISOString() })
    expect((await player.known())?.breakUntil).toBe((await local())?.breakUntil)
    await isClosed(tab)
    for (const call of ['roulette.bet', 'createDeposit']) expect(await requests(call)).toEqual([])
  })

  test('is never made shorter by a second one, also without a network', async () => {
    const tab = await enter()
    await player.loseNetwork(tab)
    good(await takeBreak(tab, 168))
    const end = (await local())?.breakUntil
    good(await takeBreak(tab, 1))
    expect((await local())?.breakUntil).toBe(end)
    await player.regainNetwork(tab)
    await isSent()
    good(await takeBreak(tab, 24))
    expect((await player.known())?.breakUntil).toBe(end)
  })

  test('needs a length', async () => {
    const tab = await enter()
    for (const hours of [0, -1, Number.NaN, Infinity])
      expect(await takeBreak(tab, hours)).toMatchObject({ error: { code: 'validation' } })
    good(await bet(tab))
  })

  test.each(['cutAfter', 'cutBefore', 'malformed', 'html', 'empty'] as const)(
    'whose reply is lost (%s) holds, and is sent until the operator has it',
    async (kind) => {
      const tab = await enter()
      await world.control.fault({ match: { endpoint: 'takeBreak' }, kind })
      good(await takeBreak(tab))
      await isClosed(tab)
      await isSent()
      expect((await player.known())?.breakUntil).toBe((await local())?.breakUntil)
    },
  )

  test.each([403, 404, 422, 500])('that the operator answers with %i holds on this device', async (status) => {
    const tab = await enter()
    const match = { endpoint: 'takeBreak' }
    const fault = await world.control.fault({ match, kind: 'reply', status, body: {}, times: 0 })
    expect(good(await takeBreak(tab))).toEqual({ isConfirmed: false })
    good(await tab.commands.protection.refresh())
    await isClosed(tab)
    await world.control.cancelFault(fault)
    await isSent()
    await isClosed(tab)
  })

  test('that the operator began, from another device, holds here with the next frame', async () => {
    const tab = await enter()
    const { otherDevice } = await import('./support/other-device.ts')
    const { takeBreak: call } = await import('#endpoints/protection.ts')
    const does = await otherDevice(world.operator.port)
    await does(call, { body: { until: new Date(Date.now() + DAY_MS).toISOString() } as never })
    good(await tab.commands.protection.refresh())
    await isClosed(tab)
  })

  test('ends by itself, and nothing but its end opens it', async () => {
    const tab = await enter()
    good(await takeBreak(tab))
    await player.passTime(DAY_MS - HOUR_MS)
    await world.control.skewClock(DAY_MS - HOUR_MS)
    good(await tab.commands.protection.refresh())
    await isClosed(tab)
    await player.passTime(2 * HOUR_MS)
    await world.control.skewClock(DAY_MS + HOUR_MS)
    good(await tab.commands.protection.refresh())
    good(await bet(tab))
  })
})

describe('an unsent break', () => {
  async function enterBreak(): Promise<Tab> {
    const tab = await enter()
    await player.loseNetwork(tab)
    good(await takeBreak(tab))
    return tab
  }

  test('survives a reload', async () => {
    const tab = await enterBreak()
    tab.stop()
    const next = await world.open()
    await isClosed(next)
    await player.regainNetwork(next)
    await isSent()
    expect(await requests('takeBreak')).toHaveLength(1)
  })

  test('holds in every tab of the browser, and is sent once', async () => {
    const tab = await enter()
    const other = await world.open()
    await player.loseNetwork(tab)
    good(await takeBreak(tab))
    await isClosed(other)
    await player.regainNetwork(other)
    await isSent()
    await isClosed(other)
    expect(await requests('takeBreak')).toHaveLength(1)
  })

  test('survives a log-out and binds after the next log-in, and nothing else private stays', async () => {
    const tab = await enterBreak()
    const playerId = await player.playerId()
    good(await tab.commands.session.logout())
    const holding = await Promise.all(
      world.db.tables.map(async (table) => ({ name: table.name, text: JSON.stringify(await table.toArray()) })),
    )
    const left = holding.filter(({ text }) => text.includes(playerId)).map(({ name }) => name)
    expect(left).toEqual(['localProtection'])
    expect(await world.db.localProtection.toArray()).toMatchObject([{ playerId, isBreakUnsent: true, limits: [] }])
    expect(await world.db.protection.count()).toBe(0)
    await world.control.startListening()
    await until('the log-in', async () => {
      const answer = await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD })
      return answer.ok
    })
    await isSent()
    await player.sitDown(tab)
    await isClosed(tab)
  })

  test('binds no other player on this device', async () => {
    const tab = await enter()
    good(await tab.commands.session.logout())
    await signUp(tab, 'ben@example.com')
    good(await tab.commands.session.logout())
    await logIn(tab)
    await player.loseNetwork(tab)
    good(await takeBreak(tab))
    good(await tab.commands.session.logout())
    await world.control.startListening()
    await until('the operator', async () => (await tab.commands.lobby.refreshHome()).ok)
    await logIn(tab, 'ben@example.com')
    await world.control.credit({ email: 'ben@example.com', amount: '1000.00' })
    good(await tab.commands.profile.refresh())
    await player.sitDown(tab)
    good(await bet(tab))
    good(await deposit(tab))
    expect(await requests('takeBreak')).toEqual([])
  })

  test('of a device whose database was cleared is the operator’s to say', async () => {
    const tab = await enter()
    good(await takeBreak(tab))
    good(await tab.commands.session.logout())
    await world.db.localProtection.clear()
    await logIn(tab)
    await player.sitDown(tab)
    expect(await local()).toMatchObject({ isBreakUnsent: false, breakUntil: (await player.known())?.breakUntil })
    await isClosed(tab)
  })
})

describe('by the clock of the server', () => {
  test.each([-5, 5])('a break has its right end when the device is %i days off', async (days) => {
    await world.control.skewClock(days * DAY_MS)
    const tab = await enter()
    good(await takeBreak(tab))
    const serverNow = Date.now() + days * DAY_MS
    const end = (await player.known())?.breakUntil ?? 0
    expect(Math.abs(end - serverNow - DAY_MS)).toBeLessThan(HOUR_MS)
    await isClosed(tab)
    tab.stop()
    await isClosed(await world.open())
  })

  test('a break that was taken while the device’s clock was ahead is still sent, and is not dropped', async () => {
    const tab = await enter()
    await player.loseNetwork(tab)
    good(await takeBreak(tab, 1))
    await world.db.localProtection.toCollection().modify({ breakUntil: Date.now() - HOUR_MS })
    await player.regainNetwork(tab)
    await until('the call', async () => (await requests('takeBreak')).length > 0)
    await isSent()
  })
})
