import { describe, expect, test } from 'vitest'
import { loginByToken, socialLogin } from '#endpoints/login.ts'
import { refreshToken } from '#endpoints/auth.ts'
import { sendEvents } from '#endpoints/analytics.ts'
import {
  attachSource,
  postAffiliate,
  postIp,
  postUtm,
  registerPageOpenEvent,
  trackEvent,
} from '#endpoints/attribution.ts'
import { getProfile } from '#endpoints/profile.ts'
import { good, player, rejected, useOperator } from './support/stand-in.ts'

/** Logins by social providers and tokens, and the attribution that the app reports. */

const standIn = useOperator()

async function begin(overrides: { provider?: string; token?: string; promo?: string } = {}): Promise<string> {
  const { call, operator } = standIn
  const body = { provider: 'google', origin: operator.address, currency: 'KZT' as const, ...overrides }
  return good(await call(socialLogin, { body })).url ?? ''
}

/** Submits the form of the provider's page; returns the address of the redirect, or the status. */
async function press(url: string, choice: Record<string, string>): Promise<URL | number> {
  const page = new URL(url)
  const state = page.searchParams.get('state') ?? ''
  const body = new URLSearchParams({ state, ...choice })
  const reply = await fetch(page.origin + page.pathname, { method: 'POST', body, redirect: 'manual' })
  const to = reply.headers.get('location')
  return to === null ? reply.status : new URL(to)
}

function tokenOf(back: URL | number): string {
  return typeof back === 'number' ? '' : (back.searchParams.get('token') ?? '')
}

describe('a social provider', () => {
  test('creates a player without a password at the first login, and finds the player again', async () => {
    const { call, operator } = standIn
    const url = await begin({ promo: 'STEPPE' })
    const page = await fetch(url)
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${operator.address}`)
    expect(await page.text()).toContain('Continue as Aigerim')
    const back = await press(url, { account: 'Tomiris' })
    expect(String(back)).toContain(`${operator.address}/auth/callback?token=`)
    const { user } = good(await call(getProfile, { token: tokenOf(back) }))
    expect(user).toMatchObject({
      name: 'Tomiris',
      email: null,
      currency: 'KZT',
      register_method: 'google',
      is_password_exists: false,
    })
    expect(await press(url, { account: 'Tomiris' })).toBe(410)
    const again = tokenOf(await press(await begin(), { account: 'tomiris' }))
    expect(good(await call(getProfile, { token: again })).user.id).toBe(user.id)
    const elsewhere = tokenOf(await press(await begin({ provider: 'vk' }), { account: 'Tomiris' }))
    expect(good(await call(getProfile, { token: elsewhere })).user.id).not.toBe(user.id)
  })

  test('links a provider account to the logged-in player, but not one that belongs to another player', async () => {
    const { call } = standIn
    const [mine, other] = [await player(standIn), await player(standIn)]
    const joined = tokenOf(await press(await begin({ token: mine.token }), { account: 'Kenesary' }))
    expect(good(await call(getProfile, { token: joined })).user.email).toBe(mine.email)
    const taken = await press(await begin({ token: other.token }), { account: 'Kenesary' })
    expect(String(taken)).toContain('error=taken')
  })

  test('can be cancelled, is valid once and for a limited time, and returns tokens to known origins only', async () => {
    const { call, control, operator } = standIn
    const cancelled = await begin()
    expect(String(await press(cancelled, { cancel: '1' }))).toBe(`${operator.address}/auth/callback?error=cancelled`)
    expect(await press(cancelled, { account: 'Aigerim' })).toBe(410)
    const empty = await begin()
    expect(await press(empty, { account: ' ' })).toBe(422)
    const swapped = new URL(empty)
    swapped.pathname = '/vk'
    expect(await press(swapped.href, { account: 'Aigerim' })).toBe(410)
    const late = await begin()
    control.set({ socialLifeMs: 0 })
    expect((await fetch(late)).status).toBe(410)
    expect(await press(late, { account: 'Aigerim' })).toBe(410)
    expect(await begin({ provider: 'unheard-of' })).toBe('')
    const foreign = await call(socialLogin, { body: { provider: 'google', origin: 'http://evil.example' } })
    expect(rejected(foreign).errors).toEqual({ origin: ['field.invalid'] })
  })
})

describe('the single sign-on', () => {
  test('names the single sign-on address in logins and in rejected refreshes', async () => {
    const { call, control } = standIn
    const { email } = await player(standIn)
    control.set({ sso: 'https://sso.example/enter' })
    const token = await control.simpleAuthToken(email)
    expect(good(await call(loginByToken, { body: { token } })).sso).toBe('https://sso.example/enter')
    const answer = await call(refreshToken, { token: 'unknown' })
    expect(answer.ok ? null : answer.problem).toMatchObject({ sso: 'https://sso.example/enter' })
  })
})

describe('attribution and analytics', () => {
  test('stores attribution with its player, and counts an event once for repeated requests', async () => {
    const { call, control } = standIn
    const { email, id, token } = await player(standIn)
    good(await call(attachSource, { token, body: { stag: 'one', advId: '7' } }))
    expect(await control.sources(email)).toEqual([{ stag: 'one', advId: '7', player: id }])
    good(await call(postIp, { token, body: { host: 'localhost', userAgent: 'tests' } }))
    expect(await control.visits()).toEqual([{ host: 'localhost', userAgent: 'tests', player: id }])
    const data = { session_id: 's1' }
    good(await call(trackEvent, { body: { name: 'ssoAvailabilityCreate', data } }))
    expect(await control.tracked()).toEqual([{ name: 'ssoAvailabilityCreate', data, player: null }])
    const event = { id: 'e1', name: 'login', at: '2026-01-01T00:00:00Z', data: { way: 'email' } }
    const body = { session_id: 's1', events: [event] }
    good(await call(sendEvents, { token, body }))
    good(await call(sendEvents, { token, body: { ...body, events: [event, { ...event, id: 'e2' }] } }))
    expect(
      (await control.events()).map(({ player, ...sentEvent }) => [sentEvent['id'], sentEvent['at'], player]),
    ).toEqual([
      ['e1', event.at, id],
      ['e2', event.at, id],
    ])
  })
  test('stores a landing with its player, and rejects an incomplete one', async () => {
    const { call, control } = standIn
    const { id, token } = await player(standIn)
    const utm = { utm_source: 'letter', utm_medium: 'mail', utm_campaign: 'autumn', utm_term: 'steppe' }
    const { advId, promo } = good(await call(postUtm, { token, body: { ...utm, q: '1' } }))
    expect(promo).toBeNull()
    expect(good(await call(postUtm, { body: utm })).advId).toBe(advId)
    const welcome = good(await call(postUtm, { body: { ...utm, utm_campaign: 'WELCOME100' } }))
    expect(welcome.promo).toEqual({ type: 'bonus', value: '100' })
    expect(welcome.advId).not.toBe(advId)
    expect(good(await call(postUtm, { body: { ...utm, utm_campaign: 'SUMMER25' } })).promo).toBeNull()
    expect((await control.landings('utm')).slice(0, 2)).toEqual([
      { ...utm, q: '1', player: id },
      { ...utm, player: null },
    ])
    expect(rejected(await call(postUtm, { body: { ...utm, utm_term: '' } })).errors).toEqual({
      utm_term: ['field.required'],
    })

    good(await call(postAffiliate, { body: { stag: 'S1', q: '1' } }))
    expect(await control.landings('affiliate')).toEqual([{ stag: 'S1', q: '1', player: null }])
    expect(rejected(await call(postAffiliate, { body: { q: '1' } })).status).toBe(422)

    const click = { subH: 'h1', uuid: 'f1', click_url: 'https://ads.example/' }
    good(await call(registerPageOpenEvent, { body: click }))
    expect(await control.landings('pageOpen')).toEqual([{ ...click, player: null }])
    expect(rejected(await call(registerPageOpenEvent, { body: { ...click, subH: '' } })).errors).toEqual({
      subH: ['field.required'],
    })
  })
})
