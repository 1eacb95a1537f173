import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, useWorld } from './support/world.ts'

describe('the source of a player', () => {
  const world = useWorld()
  const known = () => world.control.createPlayer({ email: EMAIL, password: PASSWORD })
  const requests = (endpoint: string) => world.control.requests({ endpoint })
  const link = { stag: 'stag-1', promo: 'SUMMER', partnerId: '7', advId: 'a', advertiseUid: 'u', advertiseSource: 's' }
  const values = { ...link, cpaOneUid: 'c', prHash: 'h' }
  const land = () => world.open({ href: `http://localhost:${world.operator.port}/?${new URLSearchParams(values)}` })
  const getReported = async (email = EMAIL) =>
    (await world.control.sources(email)).map(({ player, ...source }) => {
      expect(player).not.toBeNull()
      return source as Record<string, unknown>
    })

  /** Waits for the reply: a logout before it would leave the source unsent. */
  const marked = (count: number) =>
    until('the mark', async () => {
      const row = await world.db.facts.get('source')
      return row?.id === 'source' && row.sent.length === count
    })

  test('reports the source once per player and set of values, after profile and token', async () => {
    await known()
    const tab = await land()
    const login = () => tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD })
    good(await login())
    await marked(1)
    expect(await getReported()).toEqual([values])
    const order = (await world.control.requests()).map(({ endpoint }) => endpoint)
    expect(order.lastIndexOf('attachSource')).toBeGreaterThan(order.indexOf('getProfile'))

    good(await tab.commands.session.logout())
    good(await login())
    // By then, a source that is reported twice would have arrived.
    for (let times = 0; times < 3; times += 1) good(await tab.commands.profile.refresh())
    world.browser.cookies.stag = 'stag-2'
    good(await tab.commands.session.logout())
    good(await login())
    await marked(2)
    expect(await getReported()).toEqual([values, { ...values, stag: 'stag-2' }])

    good(await tab.commands.session.logout())
    const second = { email: 'second@example.com', password: PASSWORD, currency: 'RUB' } as const
    good(await tab.commands.session.registerByEmail(second))
    await until('the second player’s', async () => (await getReported(second.email)).length === 1)
    const stored = JSON.stringify(await world.db.facts.toArray())
    for (const value of ['stag-1', 'stag-2', EMAIL, second.email]) expect(stored).not.toContain(value)
  })

  test('does not fail the login when the source cannot be reported, and reports it at the next login', async () => {
    await known()
    const tab = await land()
    const login = async () => good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
    await world.control.fault({ match: { endpoint: 'attachSource' }, kind: 'reply', status: 500 })
    await login()
    await world.control.waitForRequests({ match: { endpoint: 'attachSource' } })
    good(await tab.commands.session.logout())
    await login()
    await until('the source', async () => (await getReported()).length === 1)
  })

  test('reports no source for a player without an attribution link', async () => {
    await known()
    const tab = await world.open()
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
    good(await tab.commands.session.logout())
    expect(await requests('attachSource')).toEqual([])
  })
})
