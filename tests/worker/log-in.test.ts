import { describe, expect, test } from 'vitest'
import type { Recipient } from '#domain/player/recipient.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, useWorld } from './support/world.ts'

const PHONE = '+77011234567'

describe('login and registration', () => {
  const world = useWorld()
  const known = () => world.control.createPlayer({ email: EMAIL, phone: PHONE, password: PASSWORD })
  const requests = (endpoint: string) => world.control.requests({ endpoint })
  const readBody = async (endpoint: string) => JSON.parse((await requests(endpoint)).at(-1)?.body ?? 'null') as unknown
  const codeFor = async (to: string) => (await world.control.letters(to))[0]?.code ?? ''
  const isLoggedOut = async () => (await world.db.session.count()) === 0 && world.browser.cookies.token === undefined
  const events = async () => (await world.db.events.toArray()).map(({ name, data }) => ({ name, data }))

  test('logs in by phone and password', async () => {
    await known()
    const tab = await world.open()
    const wrong = await tab.commands.session.loginByPhone({ phone: PHONE, password: 'something-else' })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'credentials', status: 401 } })
    expect(await isLoggedOut()).toBe(true)
    good(await tab.commands.session.loginByPhone({ phone: PHONE, password: PASSWORD }))
    const { playerId = null, token } = (await world.db.session.get('current')) ?? {}
    expect(world.browser.cookies).toMatchObject({ token, bearerToken: token, activeCurrency: 'RUB' })
    expect(await world.db.players.get(playerId ?? '')).toMatchObject({ email: EMAIL, phone: PHONE })
  })

  test.each([
    ['by phone', { phone: PHONE }, PHONE, 'Phone', '?type=sms'],
    ['by email', { email: EMAIL }, EMAIL, 'Email', ''],
  ] as const)('logs in by a code that is sent and resent %s', async (_name, to, address, word, query) => {
    await known()
    await world.control.skewClock(3_600_000)
    const tab = await world.open()
    const sent = good(await tab.commands.session.sendLoginCode(to))
    const headers = (await world.db.facts.get('clock')) as { offset: number }
    const now = Date.now() + headers.offset
    // Timestamps of the server's clock, which is one hour ahead of the device.
    expect(sent.resendAt - now).toBeGreaterThan(50_000)
    expect(sent.resendAt - now).toBeLessThanOrEqual(60_000)
    expect(sent.expiresAt - sent.resendAt).toBe(240_000)

    const early = await tab.commands.session.resendLoginCode(to)
    expect(early).toMatchObject({ ok: false, error: { code: 'tooMany', status: 429, reason: 'code.tooMany' } })
    expect(!early.ok && early.error.retryAt).toBeGreaterThan(Date.now() + 50_000)
    await world.control.set({ codeResendMs: 0 })
    good(await tab.commands.session.resendLoginCode(to))
    expect((await requests(`resend${word}LoginCode`)).at(-1)?.query).toBe(query)

    expect(good(await tab.commands.session.loginByCode({ to, code: await codeFor(address) }))).toEqual({ locale: null })
    expect((await requests(`loginBy${word}Code`)).at(-1)?.query).toBe(query)
    expect(await world.db.session.count()).toBe(1)
  })

  test('rejects a login code that is wrong, expired or tried too often, and starts no session', async () => {
    await known()
    const tab = await world.open()
    const to: Recipient = { phone: PHONE }
    good(await tab.commands.session.sendLoginCode(to))
    const code = await codeFor(PHONE)
    const other = code === '000000' ? '000001' : '000000'
    const wrong = { ok: false, error: { code: 'validation', status: 422, fields: { code: ['code.wrong'] } } }
    expect(await tab.commands.session.loginByCode({ to, code: other })).toMatchObject(wrong)
    await world.control.set({ codeLifeMs: 0 })
    expect(await tab.commands.session.loginByCode({ to, code })).toMatchObject({
      error: { code: 'validation', fields: { code: ['code.expired'] } },
    })
    await world.control.set({ codeLifeMs: 300_000 })
    for (let tries = 0; tries < 4; tries += 1) await tab.commands.session.loginByCode({ to, code: other })
    const locked = await tab.commands.session.loginByCode({ to, code })
    expect(locked).toMatchObject({ ok: false, error: { code: 'tooMany', reason: 'code.tooMany' } })
    expect(!locked.ok && locked.error.retryAt).toBeGreaterThan(Date.now())
    expect(await isLoggedOut()).toBe(true)
  })

  test('does not reveal whether an address has an account when a login code is requested', async () => {
    const tab = await world.open()
    good(await tab.commands.session.sendLoginCode({ email: 'nobody@example.com' }))
    expect(await world.control.letters('nobody@example.com')).toEqual([])
  })

  test.each([
    ['email', (tab) => tab.commands.session.registerByEmail({ email: EMAIL, password: PASSWORD, currency: 'KZT' })],
    ['phone', (tab) => tab.commands.session.registerByPhone({ phone: PHONE, password: PASSWORD, currency: 'KZT' })],
  ] as const satisfies [string, (tab: Awaited<ReturnType<typeof world.open>>) => Promise<unknown>][])(
    'registers by %s with the fingerprint and the link’s attribution, and rejects an address that is taken',
    async (field, register) => {
      const href = `http://localhost:${world.operator.port}/?stag=S1&promo=SUMMER&partner=P1&adplace=A1`
      const tab = await world.open({ href })
      good(await register(tab))
      const credentials = field === 'email' ? { email: EMAIL } : { phone: PHONE }
      expect(await readBody(field === 'email' ? 'registerByEmail' : 'registerByPhone')).toEqual({
        ...credentials,
        password: PASSWORD,
        currency: 'KZT',
        fpp: 'f'.repeat(32),
        promo: 'SUMMER',
        stag: 'S1',
        partner: 'P1',
        adplace: 'A1',
      })
      expect(world.browser.cookies.activeCurrency).toBe('KZT')
      good(await tab.commands.session.logout())
      expect(await register(tab)).toMatchObject({
        ok: false,
        error: { code: 'validation', status: 422, fields: { [field]: [`${field}.taken`] } },
      })
      expect(await isLoggedOut()).toBe(true)
    },
  )

  test('names each wrong field of a rejected registration, and tracks an event with the errors', async () => {
    const tab = await world.open()
    const form = { email: EMAIL, password: 'Password', currency: 'RUB', promo: 'no such code' } as const
    expect(await tab.commands.session.registerByEmail(form)).toMatchObject({
      error: { code: 'validation', fields: { password: ['password.weak'], promo: ['promo.unknown'] } },
    })
    const data = { errors: 'password.weak, promo.unknown' }
    await until('both events', async () => (await world.db.events.count()) === 2)
    expect(await events()).toEqual([
      { name: 'registration_failed', data },
      { name: 'promocode_error', data },
    ])
  })

  test('prefers a typed promo code to the link’s, and ignores an expired cookie', async () => {
    world.browser.cookies = { promo: 'FROMLINK', stag: 'OLD' }
    const tab = await world.open()
    delete world.browser.cookies.stag
    const form = { email: EMAIL, password: PASSWORD, currency: 'RUB' } as const
    good(await tab.commands.session.registerByEmail({ ...form, promo: 'TYPED' }))
    expect(await readBody('registerByEmail')).toMatchObject({ promo: 'TYPED' })
    expect(await readBody('registerByEmail')).not.toHaveProperty('stag')
  })

  test('tracks logins and registrations, and a failure without a reason as “error 500”', async () => {
    const tab = await world.open()
    await world.control.fault({ match: { endpoint: 'registerByEmail' }, kind: 'reply', status: 500 })
    const form = { email: EMAIL, password: PASSWORD, currency: 'RUB' } as const
    expect(await tab.commands.session.registerByEmail(form)).toMatchObject({ error: { code: 'operator' } })
    await world.control.fault({ match: { endpoint: 'loginByEmail' }, kind: 'reply', status: 500 })
    await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD })
    good(await tab.commands.session.registerByEmail(form))
    await until('three events', async () => (await world.db.events.count()) === 3)
    expect(await events()).toEqual([
      { name: 'registration_failed', data: { errors: 'error 500' } },
      { name: 'login_failed', data: { errors: 'error 500' } },
      { name: 'registration', data: { way: 'email' } },
    ])
  })

  test('requests the profile with whoAreYou of the landing address', async () => {
    await known()
    const tab = await world.open({ href: `http://localhost:${world.operator.port}/?whoAreYou=a%20friend` })
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
    expect((await requests('getProfile')).at(-1)?.query).toBe('?whoAreYou=a+friend')
    const other = await world.open()
    await world.control.clearRequests()
    good(await other.commands.profile.refresh())
    expect((await requests('getProfile')).at(-1)?.query).toBe('')
  })
})
