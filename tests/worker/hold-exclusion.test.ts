import { describe, expect, test } from 'vitest'
import { getPlayBlock } from '#domain/protection/restrictions.ts'
import { storedProtection } from '#db/protection-view.ts'
import { useProtectedPlayer } from './support/protected-player.ts'
import type { Tab } from './support/tab.ts'
import { EMAIL, good, PASSWORD, signUp } from './support/world.ts'

/** A break or an exclusion closes the browser to guests after the log-out, until its end. */

const player = useProtectedPlayer()
const { world, enter } = player

/** What a page of this browser reads as the reason why nothing is offered. */
const reason = async () => {
  const { known, local } = await storedProtection()
  return getPlayBlock(known, local, Date.now())?.reason ?? null
}
const register = (tab: Tab, email = 'ben@example.com') =>
  tab.commands.session.registerByEmail({ email, password: PASSWORD, currency: 'RUB' })
const logIn = (tab: Tab, email = EMAIL) => tab.commands.session.loginByEmail({ email, password: PASSWORD })
const exclude = (tab: Tab) => tab.commands.protection.excludeSelf({ months: 6, password: PASSWORD })
const excluded = { ok: false, error: { code: 'forbidden', reason: 'protection.excluded' } }

describe('an exclusion', () => {
  test('closes the browser to guests after the log-out that it causes, and no account is created', async () => {
    const tab = await enter()
    const { until } = good(await exclude(tab))
    expect(await world.db.session.count()).toBe(0)
    expect(await reason()).toBe('excluded')
    await world.control.clearRequests()
    expect(await register(tab)).toMatchObject({
      ...excluded,
      error: { fields: { until: [new Date(until ?? 0).toISOString()] } },
    })
    expect(await player.requests('registerByEmail')).toEqual([])
    tab.stop()
    expect(await register(await world.open())).toMatchObject(excluded)
  })

  test('of another device, which ends the session here, does the same', async () => {
    const tab = await enter()
    const other = await world.open()
    await world.control.fault({
      match: { endpoint: 'refreshToken' },
      kind: 'reply',
      status: 403,
      body: { error: { code: 'protection.excluded' }, errors: { until: ['2099-01-01T00:00:00.000Z'] } },
    })
    await world.control.fault({ match: { endpoint: 'getProtection' }, kind: 'reply', status: 401, body: {} })
    await other.commands.protection.refresh()
    expect(await world.db.session.count()).toBe(0)
    // The tab that shows why the session ended keeps it.
    const [notice] = await world.db.notices.toArray()
    good(await tab.commands.notices.claim({ id: notice?.id ?? 0 }))
    expect(await reason()).toBe('excluded')
    expect(await register(tab)).toMatchObject(excluded)
  })

  test('that rejects a log-in closes the browser, until a player can log in', async () => {
    const tab = await enter()
    good(await exclude(tab))
    await world.db.localProtection.clear()
    expect(await logIn(tab)).toMatchObject(excluded)
    expect(await reason()).toBe('excluded')
    await world.db.localProtection.clear()
    await signUp(tab, 'ben@example.com')
    good(await tab.commands.session.logout())
    expect(await logIn(tab)).toMatchObject(excluded)
    good(await logIn(tab, 'ben@example.com'))
    expect(await reason()).toBeNull()
    good(await tab.commands.session.logout())
    expect(await reason()).toBeNull()
  })

  test('binds no other player who logs in, and stands again after the log-out', async () => {
    const tab = await enter()
    good(await tab.commands.session.logout())
    await signUp(tab, 'ben@example.com')
    good(await tab.commands.session.logout())
    good(await logIn(tab))
    good(await exclude(tab))
    good(await logIn(tab, 'ben@example.com'))
    expect(await reason()).toBeNull()
    good(await tab.commands.session.logout())
    expect(await reason()).toBe('excluded')
  })
})

test('a break that the operator has confirmed closes the browser to guests after a log-out', async () => {
  const tab = await enter()
  expect(good(await tab.commands.protection.takeBreak({ hours: 24 }))).toEqual({ isConfirmed: true })
  good(await tab.commands.session.logout())
  expect(await reason()).toBe('timeOut')
  expect(await register(tab)).toMatchObject({ ok: false, error: { reason: 'protection.timeOut' } })
  good(await logIn(tab))
  await world.db.localProtection.clear()
  good(await tab.commands.protection.refresh())
  good(await tab.commands.session.logout())
  expect(await reason()).toBe('timeOut')
})
