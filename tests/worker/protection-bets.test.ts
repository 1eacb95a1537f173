import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { until } from './support/until.ts'
import { forbidden, useProtectedPlayer } from './support/protected-player.ts'
import { EMAIL, good } from './support/world.ts'

/** What a limit counts on the device, and what the operator rejects. A bet stakes 37.00 and wins 36.00. */

const player = useProtectedPlayer()
const { world, enter, setLimit, limit, bet, deposit, requests } = player

describe('a limit', () => {
  test('counts bets since the last figures, and lets the last one that fits pass', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 7_400))
    good(await bet(tab))
    good(await bet(tab))
    expect(await bet(tab)).toMatchObject(forbidden('limit'))
    expect(await requests('roulette.bet')).toHaveLength(2)
    expect(await limit('stake')).toMatchObject({ amount: 7_400, used: 7_400 })
  })

  test('counts a bet whose outcome is still unknown', async () => {
    const tab = await enter()
    good(await tab.commands.games.dice.refresh())
    good(await setLimit(tab, 'stake', 7_300))
    const match = { endpoint: 'roulette.bet' }
    const fault = await world.control.fault({ match, hold: 'before' })
    const first = bet(tab)
    await world.control.waitForRequests({ match })
    const dice = { amount: minor(3_700), bet: { target: 5_000, direction: 'over' as const } }
    expect(await tab.play.dice.bet(dice)).toMatchObject(forbidden('limit'))
    await world.control.release(fault)
    good(await first)
    expect(await tab.play.dice.bet(dice)).toMatchObject(forbidden('limit'))
    good(await tab.play.dice.bet({ ...dice, amount: minor(3_600) }))
  })

  test('does not count a bet that the operator rejected', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 3_700))
    await world.control.fault({ match: { endpoint: 'roulette.bet' }, kind: 'reply', status: 422, body: {} })
    expect(await bet(tab)).toMatchObject({ error: { code: 'validation' } })
    good(await bet(tab))
  })

  test('of losses has room again after a win, which only the operator has counted', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'loss', 5_000))
    // Two stakes are more than the limit, but 36.00 came back from each.
    for (let round = 0; round < 4; round += 1) good(await bet(tab))
    expect(await limit('loss')).toMatchObject({ amount: 5_000, used: 300 })
  })

  test('of deposits counts what was paid in', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'deposit', 99_900))
    const { invoiceId } = good(await deposit(tab))
    await world.control.payInvoice(invoiceId)
    good(await tab.commands.protection.refresh())
    expect(await limit('deposit')).toMatchObject({ used: 50_000 })
    expect(await deposit(tab)).toMatchObject(forbidden('limit'))
    expect(await requests('createDeposit')).toHaveLength(1)
  })

  test('says nothing on the device of a bet in another currency: the operator converts it', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 100))
    await world.db.protection.toCollection().modify({ currency: 'USD' })
    await bet(tab)
    expect(await requests('roulette.bet')).toHaveLength(1)
  })

  test('stands with its age while the operator does not answer', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 3_600))
    const before = await player.known()
    for (const fault of [
      { kind: 'reply', status: 404, body: {} },
      { kind: 'reply', status: 500, body: {} },
      { kind: 'malformed' },
      { kind: 'html' },
      { kind: 'patch', patch: { currency: 'XXX' } },
      { kind: 'empty' },
    ] as const) {
      await world.control.fault({ match: { endpoint: 'getProtection' }, ...fault, times: 2 })
      expect((await tab.commands.protection.refresh()).ok, fault.kind).toBe(false)
      expect(await player.known()).toEqual(before)
      expect(await bet(tab)).toMatchObject(forbidden('limit'))
      await world.control.clearFaults()
    }
  })

  test('that is unknown to this version is left out, and one that is broken holds as it was known', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 3_600))
    const isStake = ({ kind, period }: { kind: string; period: string }) => kind === 'stake' && period === 'day'
    const place = (await player.known())?.limits.findIndex(isStake)
    for (const [field, value] of [
      ['amount', '-5.00'],
      ['used', 'much'],
      ['resets_at', 'tomorrow'],
      ['kind', 'moons'],
    ] as const) {
      const patch = { [`limits.${place}.${field}`]: value, time_out: 'soon' }
      await world.control.fault({ match: { endpoint: 'getProtection' }, kind: 'patch', patch })
      good(await tab.commands.protection.refresh())
      expect(await limit('stake'), field).toMatchObject({ amount: 3_600 })
      expect(await bet(tab), field).toMatchObject(forbidden('limit'))
    }
    expect((await player.known())?.limits).toHaveLength(12)
  })

  test('whose sum does not fit in the newest answer still counts what was staked before it', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 7_300))
    good(await bet(tab))
    const patch = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`limits.${at}.used`, 'much']))
    await world.control.fault({ match: { endpoint: 'getProtection' }, kind: 'patch', patch, times: 0 })
    for (let time = 0; time < 2; time += 1) good(await tab.commands.protection.refresh())
    expect(await limit('stake')).toMatchObject({ used: 0 })
    expect(await bet(tab)).toMatchObject(forbidden('limit'))
    expect(await requests('roulette.bet')).toHaveLength(1)
  })

  test('is not undone by an older reply that comes later', async () => {
    const tab = await enter()
    const match = { endpoint: 'getProtection' }
    await world.control.clearRequests()
    const fault = await world.control.fault({ match, hold: 'after' })
    const refreshing = tab.commands.protection.refresh()
    await world.control.waitForRequests({ match })
    good(await setLimit(tab, 'stake', 3_600))
    await world.control.release(fault)
    good(await refreshing)
    expect(await limit('stake')).toMatchObject({ amount: 3_600 })
    expect(await bet(tab)).toMatchObject(forbidden('limit'))
  })

  test('is not moved by a frame that does not fit', async () => {
    const tab = await enter()
    good(await setLimit(tab, 'stake', 3_600))
    const before = await player.known()
    const user = await player.playerId()
    for (const state of [{}, { currency: 'RUB', limits: 'none' }, null])
      await world.control.sendFrame({ email: EMAIL, text: JSON.stringify({ type: 'protection', user, state }) })
    good(await tab.commands.profile.refresh())
    expect(await player.known()).toEqual(before)
  })
})

describe('a rejection of the operator', () => {
  test.each(['limit', 'timeOut', 'excluded', 'session', 'pace'])(
    '(%s) of a bet and of a deposit reaches the page with its reason',
    async (reason) => {
      const tab = await enter()
      const reply = { kind: 'reply', status: 403, body: { error: { code: `protection.${reason}` } } } as const
      for (const endpoint of ['roulette.bet', 'createDeposit'])
        await world.control.fault({ match: { endpoint }, ...reply })
      expect(await bet(tab)).toMatchObject(forbidden(reason))
      expect(await deposit(tab)).toMatchObject(forbidden(reason))
      expect((await world.db.intents.toArray()).map(({ state }) => state)).toEqual(['refused', 'refused'])
    },
  )

  test('lets the device ask what holds now', async () => {
    const tab = await enter()
    const match = { endpoint: 'getProtection' }
    await world.control.clearRequests()
    const body = { error: { code: 'protection.limit' } }
    await world.control.fault({ match: { endpoint: 'roulette.bet' }, kind: 'reply', status: 403, body })
    await bet(tab)
    await world.control.waitForRequests({ match })
  })
})

describe('a session', () => {
  test('at its limit of time or loss is closed for bets and deposits, and a new log-in begins another', async () => {
    const tab = await enter()
    good(await tab.commands.protection.setSessionLimit({ minutes: 30, loss: null, currency: 'RUB' }))
    good(await bet(tab))
    await player.passTime(31 * 60_000)
    good(await tab.commands.protection.refresh())
    expect(await bet(tab)).toMatchObject(forbidden('session'))
    expect(await deposit(tab)).toMatchObject(forbidden('session'))
  })

  test('of loss takes no stake that could lose more than what is left of it', async () => {
    const tab = await enter()
    good(await tab.commands.protection.setSessionLimit({ minutes: null, loss: minor(3_800), currency: 'RUB' }))
    good(await bet(tab))
    good(await tab.commands.protection.refresh())
    good(await bet(tab))
    good(await tab.commands.protection.refresh())
    expect(await bet(tab)).toMatchObject(forbidden('session'))
  })

  test('of loss counts the bets that the operator has not counted yet', async () => {
    const tab = await enter()
    const match = { endpoint: 'getProtection' }
    good(await tab.commands.protection.setSessionLimit({ minutes: null, loss: minor(7_400), currency: 'RUB' }))
    const fault = await world.control.fault({ match, kind: 'reply', status: 500, body: {}, times: 0 })
    good(await bet(tab))
    good(await bet(tab))
    expect(await bet(tab)).toMatchObject(forbidden('session'))
    expect(await requests('roulette.bet')).toHaveLength(2)
    // 36.00 came back from each, which only the operator has counted.
    await world.control.cancelFault(fault)
    good(await bet(tab))
  })
})

describe('self-exclusion', () => {
  test('ends the session on this device, and needs the password', async () => {
    const tab = await enter()
    expect(await tab.commands.protection.excludeSelf({ months: 6, password: 'something-else' })).toMatchObject({
      error: { code: 'validation', fields: { password: ['password.wrong'] } },
    })
    expect(await world.db.session.count()).toBe(1)
    good(await tab.commands.protection.excludeSelf({ months: 6, password: 'steppe-wind-42' }))
    expect(await world.db.session.count()).toBe(0)
    expect(world.browser.cookies.token).toBeUndefined()
    expect(await world.db.protection.count()).toBe(0)
  })

  test('is not enqueued without a network', async () => {
    const tab = await enter()
    await player.loseNetwork(tab)
    expect(await tab.commands.protection.excludeSelf({ months: null, password: 'steppe-wind-42' })).toMatchObject({
      error: { code: 'offline' },
    })
    expect(await world.db.session.count()).toBe(1)
    expect(await world.db.outbox.count()).toBe(0)
  })
})

test('a break leaves the steps of an open round alone', async () => {
  const tab = await enter()
  good(await tab.commands.games.miner.refresh())
  const { round } = good(await tab.play.miner.bet({ amount: minor(1_000), bet: { mines: 1 } }))
  good(await tab.commands.protection.takeBreak({ hours: 24 }))
  good(await tab.play.miner.step({ roundId: round.id, action: { kind: 'open', tile: 0 } }))
})

test('an answer to a reality check is sent once, also one that was given without a network', async () => {
  const tab = await enter()
  await player.loseNetwork(tab)
  const at = Date.now()
  good(await tab.commands.protection.answerRealityCheck({ at, answer: 'stop' }))
  await until('the queue', async () => (await world.db.outbox.count()) === 1)
  expect(await world.db.outbox.toArray()).toMatchObject([{ subject: `realityCheck:${at}`, method: 'POST' }])
  await player.regainNetwork(tab)
  await until('the answer', async () => (await world.control.realityChecks(EMAIL)).length > 0)
  await until('the queue', async () => (await world.db.outbox.count()) === 0)
  expect(await requests('sendRealityCheck')).toHaveLength(1)
  expect(await world.control.realityChecks(EMAIL)).toEqual([{ at, answer: 'stop' }])
})
