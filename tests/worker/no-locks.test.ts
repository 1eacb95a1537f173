import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'
import { until } from './support/until.ts'

const world = useWorld()

beforeEach(() => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
})

afterEach(() => vi.unstubAllGlobals())

test('logs in, refreshes the token once and leads in a browser that rejects Web Locks', async () => {
  const tab = await world.open()
  await signUp(tab)
  good(await tab.commands.session.logout())
  good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
  // Only the leader opens the socket.
  await until('the socket', async () => {
    const row = await world.db.facts.get('realtime')
    return row?.id === 'realtime' && row.state === 'open'
  })
  await world.control.expireTokens(EMAIL)
  const results = await Promise.all([tab.commands.profile.refresh(), tab.commands.money.refreshBilling()])
  results.forEach(good)
  expect((await world.control.counters()).refreshesGranted).toBe(1)
  good(await tab.commands.settings.choose({ isAvatarHidden: true }))
  good(await tab.commands.history.refresh({ kind: 'bets' }))
  good(await tab.commands.vip.join({ trigger: 'vip_page' }))
})
