import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageFacts } from '#worker/core/page-bridge.ts'
import { until } from './support/until.ts'
import type { Tab } from './support/tab.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

const SSO = 'https://sso.example/enter?brand=7'

describe('single sign-on', () => {
  const world = useWorld()
  beforeEach(() => void vi.stubEnv('DEV', false))
  afterEach(() => void vi.unstubAllEnvs())

  const home = (query = '') => `http://localhost:${world.operator.port}/games/dice${query}`
  const left = async (tab: Tab) => {
    await until('the navigation', () => tab.navigations.length > 0)
    return tab.navigations.map(({ reason, address = '' }) => ({ reason, address: new URL(address) }))
  }

  describe('single sign-on at a guest’s visit', () => {
    test('reports a guest’s redirect to single sign-on, then redirects with a return address, once per browser session', async () => {
      await world.control.set({ sso: SSO })
      const [navigation] = await left(await world.open({ href: home('?q=1') }))
      const { address, reason } = navigation ?? {}
      expect(reason).toBe('sso')
      expect(address?.origin + (address?.pathname ?? '')).toBe('https://sso.example/enter')
      expect(address?.searchParams.get('brand')).toBe('7')
      const [tracked] = await world.control.tracked()
      const { session_id = '' } = (tracked?.['data'] ?? {}) as { session_id?: string }
      expect(tracked).toMatchObject({
        name: 'ssoAvailabilityCreate',
        data: { session_id: expect.any(String) as string },
      })
      expect(address?.searchParams.get('redirect')).toBe(home(`?q=1&sso_session=${session_id}`))

      const next = await world.open({ href: home() })
      await until('the mirror data', async () => (await world.control.requests({ endpoint: 'postMirror' })).length > 1)
      good(await next.commands.lobby.refreshHome())
      expect(next.navigations).toEqual([])
      expect(await world.control.tracked()).toHaveLength(1)
    })

    const stays: [string, () => Partial<PageFacts>][] = [
      ['a bot', () => ({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })],
      ['whoever has no_sso in the address', () => ({ href: home('?no_sso') })],
      [
        'whoever comes by the link of a letter',
        () => ({ href: home().replace('games/dice', 'ru/reset-password/t-1') }),
      ],
      ['whoever sets a new password', () => ({ href: home().replace('games/dice', 'ru/reset-password') })],
      [
        'whoever comes back from a provider',
        () => ({ href: home('?token=t-1').replace('games/dice', 'auth/callback') }),
      ],
      ['whoever comes by a simple-auth link', () => ({ simpleAuthToken: 'sat_x' })],
    ]
    test.each(stays)('does not redirect to single sign-on: %s stays', async (_who, facts) => {
      await world.control.set({ sso: SSO })
      await expectToStay(await world.open(facts()))
    })

    test('does not redirect a player, or anyone in development, to single sign-on', async () => {
      await signUp(await world.open())
      await world.control.set({ sso: SSO })
      const tab = await world.open()
      await expectToStay(tab)
      good(await tab.commands.session.logout())
      vi.stubEnv('DEV', true)
      await expectToStay(await world.open())
    })

    async function expectToStay(tab: Tab): Promise<void> {
      await until('the mirror data', async () => {
        const row = await world.db.facts.get('mirror')
        return row?.id === 'mirror' && row.sso !== null
      })
      good(await tab.commands.lobby.refreshHome())
      expect(tab.navigations).toEqual([])
      expect(await world.control.tracked()).toEqual([])
    }
  })

  test('reports the return from single sign-on once, with the host, and does not redirect again', async () => {
    await world.control.set({ sso: SSO })
    const back = { href: home(), ssoSession: 's-1' }
    const tab = await world.open(back)
    await until('the word', async () => (await world.control.tracked()).length === 1)
    expect(await world.control.tracked()).toMatchObject([
      { name: 'ssoAvailabilityFinish', data: { session_id: 's-1', mirror: `localhost:${world.operator.port}` } },
    ])
    const again = await world.open(back)
    good(await again.commands.lobby.refreshHome())
    expect(await world.control.tracked()).toHaveLength(1)
    expect([...tab.navigations, ...again.navigations]).toEqual([])
  })

  describe('single sign-on at login', () => {
    test('redirects to single sign-on after registration, with a return address', async () => {
      const tab = await world.open({ href: home() })
      await world.control.fault({ match: { endpoint: 'registerByEmail' }, kind: 'patch', patch: { sso: SSO } })
      good(await tab.commands.session.registerByEmail({ email: EMAIL, password: PASSWORD, currency: 'RUB' }))
      const [navigation] = await left(tab)
      expect(navigation?.address.href).toBe(`${SSO}&redirect=${encodeURIComponent(home())}`)
      expect(await world.db.session.count()).toBe(1)
    })

    test('redirects to the single sign-on address of a rejected login, and never to an invalid address', async () => {
      const tab = await world.open({ href: home() })
      const expectRejected = (sso: string) =>
        world.control.fault({ match: { endpoint: 'loginByEmail' }, kind: 'reply', status: 403, body: { sso } })
      await expectRejected('javascript:alert(1)')
      const login = () => tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD })
      expect((await login()).ok).toBe(false)
      expect(tab.navigations).toEqual([])
      await expectRejected(SSO)
      good(await login())
      expect((await left(tab))[0]?.address.host).toBe('sso.example')
    })
  })

  describe('single sign-on at a rejected token refresh', () => {
    const end = async (tab: Tab, status: number, body: unknown) => {
      await world.control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status, body })
      await world.control.expireTokens(EMAIL)
      expect(await tab.commands.profile.refresh()).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
      expect(await world.db.session.count()).toBe(0)
      expect(await world.db.players.count()).toBe(0)
    }

    test('redirects once to single sign-on with the current address when the token refresh is rejected', async () => {
      const tab = await world.open({ href: home('?q=1') })
      await signUp(tab)
      await end(tab, 401, { sso: SSO })
      const [navigation] = await left(tab)
      expect(navigation?.address.href).toBe(`${SSO}&redirect=${encodeURIComponent(home('?q=1'))}`)
      good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
      await end(tab, 401, { sso: SSO })
      good(await tab.commands.lobby.refreshHome())
      expect(tab.navigations).toHaveLength(1)
    })

    test('redirects to the single sign-on address of the mirror data when the rejected refresh names none', async () => {
      const tab = await world.open({ href: home() })
      await signUp(tab)
      await world.db.facts.put({ id: 'mirror', sso: SSO, link: null, fetchedAt: 0 })
      await end(tab, 401, {})
      expect((await left(tab))[0]?.address.host).toBe('sso.example')
    })

    test.each([
      ['another refusal', '', 403, SSO, false],
      ['no_sso', '?no_sso=1', 401, SSO, false],
      ['development', '', 401, SSO, true],
      ['an address off the rule', '', 401, '//evil.example/', false],
    ])('does not redirect after a rejected refresh: %s', async (_reason, query, status, sso, isDevelopment) => {
      vi.stubEnv('DEV', isDevelopment)
      const tab = await world.open({ href: home(query) })
      await signUp(tab)
      await end(tab, status, { sso })
      good(await tab.commands.lobby.refreshHome())
      expect(tab.navigations).toEqual([])
    })
  })
})
