import { describe, expect, test } from 'vitest'
import { socialLogin } from '#endpoints/login.ts'
import { getProfile } from '#endpoints/profile.ts'
import { good, player, rejected, useOperator } from './support/stand-in.ts'

/** Logins by social providers. */

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

function getToken(back: URL | number): string {
  return typeof back === 'number' ? '' : (back.searchParams.get('token') ?? '')
}

describe('a social provider', () => {
  test('links a provider account to the logged-in player, but not one that belongs to another player', async () => {
    const { call } = standIn
    const [mine, other] = [await player(standIn), await player(standIn)]
    const joined = getToken(await press(await begin({ token: mine.token }), { account: 'Kenesary' }))
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
