import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

describe('a login by a social provider', () => {
  const world = useWorld()
  const requests = (endpoint: string) => world.control.requests({ endpoint })
  const readBody = async (endpoint: string) => JSON.parse((await requests(endpoint)).at(-1)?.body ?? 'null') as unknown
  const isLoggedOut = async () => (await world.db.session.count()) === 0 && world.browser.cookies.token === undefined

  test('requests a provider’s address with currency and attribution, and its token starts a session', async () => {
    await world.control.set({ country: 'KZ' })
    world.browser.cookies = { promo: 'SUMMER', stag: 'S1', partner: 'P1', adplace: 'A1' }
    const tab = await world.open()
    await until('the region', async () => (await world.db.facts.get('geo'))?.id === 'geo')
    const { address } = good(await tab.commands.session.social({ provider: 'google' }))
    expect(new URL(address).hostname).toBe('social.localhost')
    expect(await readBody('socialLogin')).toEqual({
      provider: 'google',
      origin: `http://localhost:${world.operator.port}`,
      currency: 'KZT',
      promo: 'SUMMER',
      stag: 'S1',
      partner: 'P1',
      adplace: 'A1',
    })
    const callback = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ state: new URL(address).searchParams.get('state') ?? '', account: 'Saule' }),
      redirect: 'manual',
    })
    const token = new URL(callback.headers.get('location') ?? '').searchParams.get('token') ?? ''
    good(await tab.commands.session.adopt({ token }))
    expect((await world.db.session.get('current'))?.token).toBe(token)
    expect(await world.db.players.toArray()).toMatchObject([{ name: 'Saule', registerMethod: 'google' }])
    good(await tab.commands.session.social({ provider: 'vk' }))
    expect(await readBody('socialLogin')).toMatchObject({ token })
    good(await tab.commands.session.social({ provider: 'vk', promo: 'TYPED', currency: 'EUR' }))
    expect(await readBody('socialLogin')).toMatchObject({ promo: 'TYPED', currency: 'EUR', stag: 'S1' })
  })

  test('rejects an unknown provider, and a provider address that is not allowed', async () => {
    const tab = await world.open()
    const none = { ok: false, error: { code: 'unavailable' } }
    expect(await tab.commands.session.social({ provider: 'nobody' })).toMatchObject(none)
    await world.control.fault({
      match: { endpoint: 'socialLogin' },
      kind: 'reply',
      status: 200,
      body: { url: 'javascript:alert(1)' },
    })
    expect(await tab.commands.session.social({ provider: 'google' })).toMatchObject(none)
  })

  test.each(['made-up', 'two\r\nlines'])('starts no session for an invalid token of a popup: %j', async (token) => {
    const tab = await world.open()
    expect(await tab.commands.session.adopt({ token })).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    expect(await isLoggedOut()).toBe(true)
  })
})
