import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getProfile, updateSettings } from '../../worker/endpoints/profile.ts'
import { logout, refreshToken } from '../../worker/endpoints/auth.ts'
import { loginByEmail, registerByEmail } from '../../worker/endpoints/login.ts'
import { getCatalogue } from '../../worker/endpoints/catalogue.ts'
import { getLobby } from '../../worker/endpoints/lobby.ts'
import type { Endpoint } from '../../worker/http/endpoint.ts'
import { getHistory } from '../../worker/endpoints/history.ts'
import { sendDocumentPart } from '../../worker/endpoints/verification.ts'
import { good, refused, useOperator } from './support/money.ts'

/** All other tests rely on the stand-in operator, so it has to be strict. */

const casino = useOperator()
const { call, player } = casino

const PASSWORD = 'steppe-wind-42'

describe('sessions of the stand-in operator', () => {
  test('registers an email once, and names each wrong field of the form', async () => {
    const form = { email: 'Saule@Example.com', password: PASSWORD, currency: 'KZT' as const }
    const { token } = good(await call(registerByEmail, { body: form }))
    expect(good(await call(getProfile, { token })).user).toMatchObject({ email: 'saule@example.com', currency: 'KZT' })
    const again = await call(registerByEmail, { body: { ...form, email: 'saule@example.COM' } })
    expect(refused(again)).toMatchObject({ status: 422, errors: { email: ['email.taken'] } })
    const wrong = await call(registerByEmail, { body: { email: 'x', password: 'short', currency: 'RUB' } })
    expect(refused(wrong).errors).toEqual({ email: ['email.invalid'], password: ['password.weak'] })
  })

  test('pauses an email after five wrong passwords, and says for how long', async () => {
    const { email } = await player()
    for (let tried = 0; tried < 5; tried += 1) {
      expect(refused(await call(loginByEmail, { body: { email, password: 'wrong' } }))).toMatchObject({
        status: 401,
        code: 'credentials.wrong',
      })
    }
    const paused = await call(loginByEmail, { body: { email, password: PASSWORD } })
    expect(refused(paused)).toMatchObject({ status: 429, code: 'login.tooMany' })
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('rotates the token at a refresh, even an expired one, and revokes the old one', async () => {
    const { token, email } = await player()
    await casino.control.expireTokens(email)
    expect(refused(await call(getProfile, { token }))).toMatchObject({ status: 401, code: 'token.expired' })
    const fresh = good(await call(refreshToken, { token })).access_token
    expect((await call(getProfile, { token: fresh })).ok).toBe(true)
    expect(refused(await call(getProfile, { token }))).toMatchObject({ status: 401, code: 'token.revoked' })
    expect((await call(getProfile, { token: fresh })).ok).toBe(true)
  })

  test('revokes the whole family of a token that is refreshed twice, and no other', async () => {
    const { token, email } = await player()
    const elsewhere = good(await call(loginByEmail, { body: { email, password: PASSWORD } })).token ?? ''
    const fresh = good(await call(refreshToken, { token })).access_token
    expect(refused(await call(refreshToken, { token })).status).toBe(401)
    expect(refused(await call(getProfile, { token: fresh })).code).toBe('token.revoked')
    expect(refused(await call(refreshToken, { token: fresh })).status).toBe(401)
    expect((await call(getProfile, { token: elsewhere })).ok).toBe(true)
    expect(await casino.control.counters()).toMatchObject({ refreshesGranted: 1, familiesRevoked: 1 })
  })

  test('ends the session at logout, even with an expired token', async () => {
    const { token, email } = await player()
    await casino.control.expireTokens(email)
    expect((await call(logout, { token })).ok).toBe(true)
    expect(refused(await call(refreshToken, { token })).status).toBe(401)
  })

  test('stores valid settings and rejects invalid ones', async () => {
    const { token } = await player()
    expect((await call(updateSettings, { token, body: { locale: 'kz', is_avatar_hidden: true } })).ok).toBe(true)
    expect(good(await call(getProfile, { token })).user).toMatchObject({ locale: 'kz', is_avatar_hidden: true })
    const unknown = await call(updateSettings, { token, body: { timezone: 'Mars/Olympus' } })
    expect(refused(unknown).errors).toEqual({ timezone: ['timezone.unknown'] })
  })
})

describe('the catalogue of the stand-in operator', () => {
  test('has 9,400 slots of 40 providers and 600 live tables with unique slugs', async () => {
    const { games, providers } = good(await call(getCatalogue))
    const slots = games.filter(([, , , , kind]) => kind === 'slots')
    expect([slots.length, games.length - slots.length, providers.length]).toEqual([9_400, 600, 40])
    expect(new Set(slots.map(([, , , provider]) => provider)).size).toBe(40)
    expect(new Set(games.map(([, slug]) => slug)).size).toBe(10_000)
    expect(new Set(games.map(([, , , , , rank]) => rank)).size).toBe(10_000)
    expect(games.filter(([, , name]) => /[а-я]/i.test(name)).length).toBeGreaterThan(100)
    const fresh = games.filter(([, , , , , , isNew]) => isNew).length
    expect(fresh / games.length).toBeCloseTo(0.05, 1)
  })

  test('answers 304 for the current version of the catalogue, and 200 for another', async () => {
    const { headers } = await call(getCatalogue)
    const asked = (tag: string) =>
      fetch(`http://general.localhost:${casino.operator.port}${getCatalogue.path}`, {
        headers: { 'if-none-match': tag },
      })
    const [same, other] = await Promise.all([asked(headers.get('etag') ?? ''), asked('"older"')])
    expect([same.status, other.status]).toEqual([304, 200])
    await other.text()
  })

  test('has three home carousels of 24 games', async () => {
    const { shelves } = good(await call(getLobby))
    expect(shelves.map(({ id, games }) => [id, games.length])).toEqual([
      ['popular', 24],
      ['new', 24],
      ['live', 24],
    ])
  })
})

describe('the contract', () => {
  test('documents and serves every call of worker/endpoints', async () => {
    const files = import.meta.glob<Record<string, unknown>>('../../worker/endpoints/*.ts', { eager: true })
    const calls = Object.values(files)
      .flatMap((file) => Object.values(file))
      .filter((value): value is Endpoint => v.is(v.object({ path: v.string(), service: v.string() }), value))
    expect(calls.length).toBeGreaterThan(20)
    const document = await (await fetch(`http://api.localhost:${casino.operator.port}/openapi.json`)).json()
    for (const { name, method, path, service } of calls) {
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId, path).toBe(name)
      const at = `http://${service}.localhost:${casino.operator.port}${path.replace(/\{\w+\}/g, '0')}`
      const response = await fetch(at, { method })
      const unknown = (await response.json()).error?.code === 'route.unknown'
      expect(unknown, path).toBe(false)
    }
    const { paths } = document
    const names = paths[getHistory.path].get.parameters.map((one: { name: string }) => one.name)
    expect(names).toEqual(expect.arrayContaining(['type', 'before', 'limit']))
    const part = paths[sendDocumentPart.path].put
    expect(Object.keys(part.requestBody.content)).toEqual(['application/octet-stream'])
  })
})

describe('protection against foreign requests', () => {
  test('allows only the app’s own origin, on known hosts', async () => {
    const at = `http://api.localhost:${casino.operator.port}/geo_ip`
    const from = async (origin: string) => (await fetch(at, { headers: { origin } })).headers
    const ours = await from(casino.operator.address)
    expect(ours.get('access-control-allow-origin')).toBe(casino.operator.address)
    expect(ours.get('access-control-expose-headers')).toContain('date')
    expect((await from('http://evil.example')).get('access-control-allow-origin')).toBeNull()
    expect((await fetch(`http://elsewhere.localhost:${casino.operator.port}/geo_ip`)).status).toBe(421)
  })

  test('answers unknown routes, malformed bodies and oversized bodies with JSON errors', async () => {
    const send = async (path: string, body: string, type = 'application/json') => {
      const at = `http://api.localhost:${casino.operator.port}${path}`
      const response = await fetch(at, { method: 'POST', body, headers: { 'content-type': type } })
      return [response.status, await response.json()]
    }
    const { path } = loginByEmail
    expect(await send('/nowhere', '{}')).toEqual([404, { error: { code: 'route.unknown' } }])
    expect(await send(path, '{"email":')).toEqual([400, { error: { code: 'body.malformed' } }])
    expect(await send(path, 'email=a', 'text/plain')).toEqual([415, { error: { code: 'body.type' } }])
    expect(await send(path, ' '.repeat(70_000))).toEqual([413, { error: { code: 'body.tooLarge' } }])
  })
})
