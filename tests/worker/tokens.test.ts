import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

describe('the token refresh', () => {
  const world = useWorld()
  const refreshes = async () => (await world.control.counters()).refreshesGranted
  const sessions = () => world.db.session.count()

  test('shares one refresh between fifty calls with 401, and replays each call once', async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.expireTokens(EMAIL)
    await world.control.clearRequests()
    const results = await Promise.all(Array.from({ length: 50 }, () => tab.commands.money.refreshBilling()))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await refreshes()).toBe(1)
    const calls = await world.control.requests({ endpoint: 'getBilling' })
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(calls.length).toBeLessThanOrEqual(100)
  })

  test('refreshes an expired token once for two tabs, which both use the new one', async () => {
    const [one, two] = [await world.open(), await world.open()]
    await signUp(one)
    const before = world.browser.cookies.token
    await world.control.expireTokens(EMAIL)
    const results = await Promise.all([one, two, one, two].map((tab) => tab.commands.profile.refresh()))
    results.forEach(good)
    expect(await refreshes()).toBe(1)
    expect((await world.control.counters()).familiesRevoked).toBe(0)
    expect(world.browser.cookies.token).not.toBe(before)
    expect((await world.db.session.get('current'))?.token).toBe(world.browser.cookies.token)
  })

  test.each([400, 401, 403, 422])(
    'ends the session on a definite %i: deletes private rows and shows a notice',
    async (status) => {
      const tab = await world.open()
      await signUp(tab)
      await world.control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status, times: 0 })
      await world.control.expireTokens(EMAIL)
      expect(await tab.commands.profile.refresh()).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
      expect(await sessions()).toBe(0)
      expect(await world.db.players.count()).toBe(0)
      expect(world.browser.cookies.token).toBeUndefined()
      expect(await world.db.notices.toArray()).toMatchObject([{ kind: 'sessionEnded', reason: 'expired' }])
    },
  )

  test.each([
    ['until when', { until: ['2027-05-28T10:00:00.000Z'] }, { until: Date.UTC(2027, 4, 28, 10) }],
    ['without an end', undefined, { until: null }],
  ])('notes that the player is excluded where the refresh says so: %s', async (_name, errors, end) => {
    const tab = await world.open()
    await signUp(tab)
    const body = JSON.stringify({ error: { code: 'protection.excluded' }, errors })
    await world.control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status: 401, body, times: 0 })
    await world.control.expireTokens(EMAIL)
    expect(await tab.commands.profile.refresh()).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    expect(await sessions()).toBe(0)
    const [notice] = await world.db.notices.toArray()
    expect(notice).toEqual({
      id: notice?.id,
      playerId: null,
      at: notice?.at,
      kind: 'sessionEnded',
      reason: 'excluded',
      ...end,
    })
  })

  test.each([
    ['500', { kind: 'reply', status: 500 }],
    ['429', { kind: 'reply', status: 429 }],
    ['a cut', { kind: 'cutBefore' }],
    ['HTML', { kind: 'reply', status: 200, body: '<!doctype html><title>Gateway</title>' }],
  ] as const)('leaves the player logged in with cached data on a failed refresh: %s', async (_name, fault) => {
    const tab = await world.open()
    await signUp(tab)
    // Every refresh fails, and none is granted: a background call of the sign-up may need one as well.
    await world.control.fault({ ...fault, match: { endpoint: 'refreshToken' }, times: 0 })
    await world.control.expireTokens(EMAIL)
    const rejected = await tab.commands.profile.refresh()
    expect(rejected.ok).toBe(false)
    expect(await sessions()).toBe(1)
    expect(await world.db.players.count()).toBe(1)
  })

  test('ends the session when a replayed call gets 401 again, without a loop', async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.clearRequests()
    await world.control.fault({ match: { endpoint: 'getBilling' }, kind: 'reply', status: 401, times: 0 })
    expect(await tab.commands.money.refreshBilling()).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    expect(await world.control.requests({ endpoint: 'getBilling' })).toHaveLength(2)
    expect(await sessions()).toBe(0)
  })

  test('discards the new token when the player logs out during a refresh', async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.expireTokens(EMAIL)
    const faultId = await world.control.fault({ match: { endpoint: 'refreshToken' }, hold: 'after' })
    const refreshing = tab.commands.profile.refresh()
    await world.control.waitForRequests({ match: { endpoint: 'refreshToken' } })
    const leaving = tab.commands.session.logout()
    await until('the session to be gone', async () => (await sessions()) === 0)
    await world.control.release(faultId)
    expect((await refreshing).ok).toBe(false)
    good(await leaving)
    expect(await sessions()).toBe(0)
    expect(world.browser.cookies.token).toBeUndefined()
  })

  test('replaces the token with the fresh one of a profile reply', async () => {
    const tab = await world.open()
    await signUp(tab)
    const before = world.browser.cookies.token
    await world.control.set({ freshToken: true })
    good(await tab.commands.profile.refresh())
    expect(world.browser.cookies.token).not.toBe(before)
    good(await tab.commands.profile.refresh())
  })

  test('does not restore a replaced token from an outdated cookie', async () => {
    const tab = await world.open()
    await signUp(tab)
    const late = { ...world.browser.cookies }
    await world.control.expireTokens(EMAIL)
    good(await tab.commands.profile.refresh())
    const current = world.browser.cookies.token
    await world.open({ cookies: late })
    expect(world.browser.cookies.token).toBe(current)
    expect((await world.db.session.get('current'))?.token).toBe(current)
  })
})
