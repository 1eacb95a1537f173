import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

const DAY_MS = 86_400_000

describe('offers to guests', () => {
  const world = useWorld()
  const timers = async () => {
    const row = await world.db.facts.get('timers')
    return row?.id === 'timers' ? row.ends : {}
  }

  test('stores title and steps of the welcome pack, and keeps them when they cannot be loaded', async () => {
    const tab = await world.open()
    good(await tab.commands.bonuses.refreshWelcomePack({}))
    const stored = await world.db.facts.get('welcomePack')
    expect(stored).toMatchObject({ currency: 'RUB', title: expect.stringContaining('25') })
    expect(stored?.id === 'welcomePack' && stored.steps[0]).toMatchObject({ percent: 100, wager: 10, freeSpins: 20 })
    await world.control.fault({ match: { endpoint: 'getWelcomePack' }, kind: 'malformed' })
    expect((await tab.commands.bonuses.refreshWelcomePack({})).ok).toBe(false)
    expect(await world.db.facts.get('welcomePack')).toEqual(stored)
  })

  test('fetches the welcome pack again only if it is older than asked, or in another language', async () => {
    const tab = await world.open()
    const { bonuses, settings } = tab.commands
    const fetches = async () => (await world.control.requests({ endpoint: 'getWelcomePack' })).length
    good(await bonuses.refreshWelcomePack({ olderThanMs: DAY_MS }))
    good(await bonuses.refreshWelcomePack({ olderThanMs: DAY_MS }))
    expect(await fetches()).toBe(1)
    await world.control.skewClock(2 * DAY_MS)
    // A reply sets the clock.
    good(await tab.commands.lobby.refreshHome())
    good(await bonuses.refreshWelcomePack({ olderThanMs: DAY_MS }))
    expect(await fetches()).toBe(2)
    good(await settings.setLocale({ locale: 'ru' }))
    await until('the other language', async () => (await fetches()) === 3)
    // As if the clock had been ahead when it was fetched.
    await world.control.skewClock(0)
    good(await tab.commands.lobby.refreshHome())
    good(await bonuses.refreshWelcomePack({ olderThanMs: DAY_MS }))
    expect(await fetches()).toBe(4)
  })

  test('runs the guest timer on the server’s clock across visits, and restarts it once it has ended', async () => {
    await world.control.skewClock(2 * DAY_MS)
    const first = await world.open()
    const { endsAt } = good(await first.commands.bonuses.startTimer({ timer: 'guest' }))
    const life = endsAt - (Date.now() + 2 * DAY_MS)
    expect(Math.abs(life - 3 * DAY_MS)).toBeLessThan(60_000)
    expect(await timers()).toEqual({ guest: endsAt })
    expect(world.browser.cookies.regDepBonusExpireDate).toBe(String(endsAt))
    first.stop()

    await world.control.skewClock(4 * DAY_MS)
    const second = await world.open()
    expect(good(await second.commands.bonuses.startTimer({ timer: 'guest' })).endsAt).toBe(endsAt)
    second.stop()

    await world.control.skewClock(6 * DAY_MS)
    const third = await world.open()
    const again = good(await third.commands.bonuses.startTimer({ timer: 'guest' })).endsAt
    expect(again - endsAt).toBeGreaterThan(3 * DAY_MS)
    expect(world.browser.cookies.regDepBonusExpireDate).toBe(String(again))
  })

  test('restores a timer from its cookie when the database is gone', async () => {
    const ends = Date.now() + 5 * DAY_MS
    world.browser.cookies.welcomePackTimestamp = String(ends)
    const tab = await world.open()
    expect(good(await tab.commands.bonuses.startTimer({ timer: 'welcomePack' })).endsAt).toBe(ends)
  })
})
