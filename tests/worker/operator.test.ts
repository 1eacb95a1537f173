import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getProfile, updateSettings } from '../../worker/endpoints/profile.ts'
import { logout, refreshToken } from '../../worker/endpoints/auth.ts'
import { loginByEmail, registerByEmail } from '../../worker/endpoints/login.ts'
import {
  cancelDeposit,
  createDeposit,
  getBilling,
  getDepositByKey,
  getDepositStatus,
} from '../../worker/endpoints/billing.ts'
import { getCatalogue } from '../../worker/endpoints/catalogue.ts'
import { getLobby } from '../../worker/endpoints/lobby.ts'
import { dice } from '../../worker/endpoints/originals/dice.ts'
import type { Endpoint, ReplyOf } from '../../worker/http/endpoint.ts'
import { getHistory } from '../../worker/endpoints/history.ts'
import { getGeo } from '../../worker/endpoints/geo.ts'
import { sendDocumentPart } from '../../worker/endpoints/verification.ts'
import { dicePayout, diceWins } from '../../worker/domain/games/dice.ts'
import { diceRoll } from '../../worker/domain/games/dice-roll.ts'
import { hashServerSeed } from '../../worker/domain/fairness/draws.ts'
import { CURRENCIES, type Currency } from '../../worker/domain/money/currencies.ts'
import { betLimits } from '../../worker/domain/money/limits.ts'
import { minor, toDecimal } from '../../worker/domain/money/money.ts'
import { type Answer, type Caller, createCaller } from '../operator/caller.ts'
import { startOperator, type Operator } from '../operator/operator.ts'

/** All other tests rely on the stand-in operator, so it has to be strict. */

let operator: Operator
let call: Caller
let players = 0

beforeAll(async () => {
  operator = await startOperator({ controlPort: 0 })
  call = createCaller(operator.port)
})
afterAll(() => operator.stop())
beforeEach(() => operator.control.reset())

const PASSWORD = 'steppe-wind-42'

async function player(balance = '0.00', currency: Currency = 'RUB') {
  players += 1
  const email = `player${players}@example.com`
  return { email, ...(await operator.control.createPlayer({ email, password: PASSWORD, currency, balance })) }
}

function key(): string {
  return crypto.randomUUID()
}

function good<E>(answer: Answer<E>) {
  if (!answer.ok) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.problem)}`)
  return answer.reply
}

function refused<E>(answer: Answer<E>) {
  if (answer.ok) throw new Error('was not refused')
  return { status: answer.status, code: answer.problem.error?.code, errors: answer.problem.errors }
}

type Bet = { amount?: string; currency?: Currency; target?: number; direction?: 'over' | 'under' }

async function bet(token: string, own: Bet = {}, at = key(), pair?: ReplyOf<typeof dice.getState>['pair']) {
  const { server_seed_hash, client_seed, nonce } = pair ?? good(await call(dice.getState, { token })).pair
  const body = { amount: '1.00', currency: 'RUB' as const, target: 5_000, direction: 'over' as const, ...own }
  return call(dice.bet, { token, key: at, body: { ...body, server_seed_hash, client_seed, nonce } })
}

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
    await operator.control.expireTokens(email)
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
    expect(await operator.control.counters()).toMatchObject({ refreshesGranted: 1, familiesRevoked: 1 })
  })

  test('ends the session at logout, even with an expired token', async () => {
    const { token, email } = await player()
    await operator.control.expireTokens(email)
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

describe('money of the stand-in operator', () => {
  test.each([
    ['RUB', 'bank-card', '99.99', 'amount.below:100.00'],
    ['RUB', 'mobile-payment', '15000.01', 'amount.above:15000.00'],
    ['KZT', 'bank-card', '499.99', 'amount.below:500.00'],
    ['USD', 'bank-card', '1000.01', 'amount.above:1000.00'],
    ['USD', 'play-wallet', '99.99', 'amount.below:100.00'],
    ['RUB', 'play-wallet', '300000.01', 'amount.above:300000.00'],
    ['RUB', 'bank-card', '1e3', 'amount.invalid'],
  ] as const)('rejects a deposit in %s by %s of %s: %s', async (currency, hash, amount, text) => {
    const { token } = await player('0.00', currency)
    const answer = await call(createDeposit, { token, key: key(), body: { hash, amount, currency } })
    expect(refused(answer)).toMatchObject({ status: 422, errors: { amount: [text] } })
  })

  test('uses the default limits for a method without limits', async () => {
    const { token } = await player()
    const { methods } = good(await call(getBilling, { token })).payments
    expect(methods.find(({ hash }) => hash === 'play-wallet')).toMatchObject({
      min_amount: 10_000,
      max_amount: 30_000_000,
      default_amount: 10_000,
    })
  })

  test('accepts a deposit key once, only for its own player and body', async () => {
    const [mine, other] = [await player(), await player()]
    const body = { hash: 'bank-card', amount: '500.00', currency: 'RUB' as const }
    const [first, at] = [key(), { token: mine.token, body }]
    const invoice = good(await call(createDeposit, { ...at, key: first }))
    expect(good(await call(createDeposit, { ...at, key: first })).id).toBe(invoice.id)
    expect(good(await call(getDepositByKey, { token: mine.token, params: { key: first } })).id).toBe(invoice.id)
    const another = await call(createDeposit, { ...at, key: first, body: { ...body, amount: '600.00' } })
    expect(refused(another)).toMatchObject({ status: 409, code: 'key.reused' })
    const foreign = await call(createDeposit, { ...at, key: first, token: other.token })
    expect(refused(foreign)).toMatchObject({ status: 403, code: 'key.foreign' })
    expect(refused(await call(createDeposit, at))).toMatchObject({ status: 400, code: 'key.missing' })
    const second = await call(createDeposit, { ...at, key: key() })
    expect(refused(second)).toMatchObject({ status: 409, code: 'invoice.open' })
    const theirs = await call(getDepositStatus, { token: other.token, params: { invoiceId: invoice.id } })
    expect(refused(theirs)).toMatchObject({ status: 403, code: 'deposit.foreign' })
  })

  test('closes a key that is looked up before its bet arrives, so that a bet reported as unknown is never charged', async () => {
    const { token } = await player('100.00')
    const late = key()
    expect(refused(await call(dice.getBetByKey, { token, params: { key: late } }))).toMatchObject({
      status: 404,
      code: 'bet.unknown',
    })
    expect(refused(await bet(token, {}, late))).toMatchObject({ status: 409, code: 'key.closed' })
  })

  test('pays an invoice once for repeated clicks, and not after a decline', async () => {
    const { token, email } = await player()
    const body = { hash: 'bank-card', amount: '500.00', currency: 'RUB' as const }
    const invoice = good(await call(createDeposit, { token, key: key(), body }))
    const page = await fetch(invoice.url ?? '', { headers: { 'accept-language': 'ru' } })
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('игровые деньги')
    expect(html).toContain('lang="ru"')
    await Promise.all([1, 2, 3].map(() => fetch(`${invoice.url}/pay`, { method: 'POST' })))
    await fetch(`${invoice.url}/decline`, { method: 'POST' })
    expect(good(await call(getDepositStatus, { token, params: { invoiceId: invoice.id } })).status).toBe(3)
    expect(good(await call(cancelDeposit, { token, params: { invoiceId: invoice.id } })).status).toBe(3)
    expect(await operator.control.wallet(email)).toMatchObject({ balance: 50_000, version: 1 })
    expect((await operator.control.counters()).depositsCredited[invoice.id]).toBe(1)
  })

  test('expires an invoice that can then no longer be paid', async () => {
    await operator.control.set({ invoiceLifeMs: 0 })
    const { token, email } = await player()
    const body = { hash: 'bank-card', amount: '500.00', currency: 'RUB' as const }
    const invoice = good(await call(createDeposit, { token, key: key(), body }))
    await fetch(`${invoice.url}/pay`, { method: 'POST' })
    expect(good(await call(getDepositStatus, { token, params: { invoiceId: invoice.id } })).status).toBe(5)
    expect((await operator.control.wallet(email)).balance).toBe(0)
  })
})

describe('dice of the stand-in operator', () => {
  test('verifies every round against the revealed seed, in any order of bets', async () => {
    const { token } = await player('1000.00')
    const before = good(await call(dice.getState, { token })).pair
    const targets = [5_000, 1, 9_800, 2_500, 9_999] as const
    for (const target of targets) {
      const direction = target === 9_999 ? ('over' as const) : ('under' as const)
      good(await bet(token, { target, direction }))
    }
    // A pair with a used nonce is as stale as a rotated one.
    expect(refused(await bet(token, {}, key(), before))).toMatchObject({ status: 409, code: 'seed.changed' })
    const { revealed } = good(await call(dice.rotateSeed, { token, body: { client_seed: 'mine' } }))
    expect(hashServerSeed(revealed.server_seed)).toBe(before.server_seed_hash)
    expect(revealed.nonce).toBe(targets.length)
    const { rounds, pair } = good(await call(dice.getState, { token }))
    expect(pair).toMatchObject({ client_seed: 'mine', nonce: 0 })
    expect(rounds.map(({ nonce }) => nonce)).toEqual([4, 3, 2, 1, 0])
    for (const round of rounds) {
      const seeds = { serverSeed: revealed.server_seed, clientSeed: round.client_seed }
      const roll = diceRoll(seeds, round.nonce)
      const { target, direction } = round.bet
      const won = diceWins(roll, target, direction)
      expect(round.state.roll).toBe(roll)
      expect(round.payout).toBe(won ? dicePayout(round.amount, target, direction) : 0)
    }
  })

  test('returns the same round for a repeated bet, and rejects the key for another body or player', async () => {
    const [mine, other] = [await player('100.00'), await player('100.00')]
    const { pair } = good(await call(dice.getState, { token: mine.token }))
    const at = key()
    const first = good(await bet(mine.token, {}, at, pair))
    const { version } = await operator.control.wallet(mine.email)
    const again = await Promise.all([1, 2, 3].map(() => bet(mine.token, {}, at, pair)))
    for (const answer of again) expect(good(answer)).toEqual(first)
    expect(good(await call(dice.getBetByKey, { token: mine.token, params: { key: at } }))).toEqual(first)
    expect(refused(await bet(mine.token, { amount: '2.00' }, at, pair))).toMatchObject({ code: 'key.reused' })
    expect(refused(await bet(other.token, {}, at, pair))).toMatchObject({ status: 403, code: 'key.foreign' })
    expect((await operator.control.counters()).betsSettled[at]).toBe(1)
    expect((await operator.control.wallet(mine.email)).version).toBe(version)
  })

  test.each(CURRENCIES)('applies the bet limits of the rules in %s', async (currency) => {
    const { min, max } = betLimits('dice', currency)
    const { token } = await player(toDecimal(max), currency)
    const below = await bet(token, { currency, amount: toDecimal(minor(min - 1)) })
    const above = await bet(token, { currency, amount: toDecimal(minor(max + 1)) })
    expect(refused(below).errors).toEqual({ amount: [`amount.below:${toDecimal(min)}`] })
    expect(refused(above).errors).toEqual({ amount: [`amount.above:${toDecimal(max)}`] })
    expect((await bet(token, { currency, amount: toDecimal(min) })).ok).toBe(true)
  })

  test('rejects a stale seed pair, too little money, another currency, and an impossible target', async () => {
    const { token } = await player('5.00')
    const { pair } = good(await call(dice.getState, { token }))
    expect(refused(await bet(token, { amount: '5.01' })).errors).toEqual({ amount: ['amount.funds'] })
    expect(refused(await bet(token, { currency: 'USD' })).errors).toEqual({ currency: ['currency.wrong'] })
    expect(refused(await bet(token, { target: 9_801, direction: 'under' })).errors).toEqual({
      bet: ['target.outside'],
    })
    good(await call(dice.rotateSeed, { token, body: { client_seed: 'next' } }))
    expect(refused(await bet(token, {}, key(), pair))).toMatchObject({ status: 409, code: 'seed.changed' })
  })

  test('keeps the ledger balanced after random bets and deposits', async () => {
    const names = await Promise.all([player('50.00'), player('50.00'), player('10.00', 'USD')])
    const act = fc.record({
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 6_000 }),
      target: fc.integer({ min: 200, max: 9_800 }),
      deposit: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        await Promise.all(
          acts.map(async ({ who, amount, target, deposit }) => {
            const { token } = names[who]!
            const [currency, text] = [who === 2 ? ('USD' as const) : ('RUB' as const), toDecimal(minor(amount))]
            if (!deposit) {
              await bet(token, { currency, amount: text, target, direction: 'under' })
              return
            }
            const body = { hash: 'play-wallet', amount: '100.00', currency }
            const answer = await call(createDeposit, { token, key: key(), body })
            if (answer.ok) await operator.control.payInvoice(answer.reply.id)
          }),
        )
        const { sums, drifted, unbalanced } = await operator.ledgerSum()
        expect({ sums: new Set(Object.values(sums)), drifted, unbalanced }).toEqual({
          sums: new Set([0]),
          drifted: 0,
          unbalanced: 0,
        })
        for (const { email } of names) expect((await operator.control.wallet(email)).balance).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 15 },
    )
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
      fetch(`http://general.localhost:${operator.port}${getCatalogue.path}`, { headers: { 'if-none-match': tag } })
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
    const document = await (await fetch(`http://api.localhost:${operator.port}/openapi.json`)).json()
    for (const { name, method, path, service } of calls) {
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId, path).toBe(name)
      const at = `http://${service}.localhost:${operator.port}${path.replace(/\{\w+\}/g, '0')}`
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
    const at = `http://api.localhost:${operator.port}/geo_ip`
    const from = async (origin: string) => (await fetch(at, { headers: { origin } })).headers
    const ours = await from(operator.address)
    expect(ours.get('access-control-allow-origin')).toBe(operator.address)
    expect(ours.get('access-control-expose-headers')).toContain('date')
    expect((await from('http://evil.example')).get('access-control-allow-origin')).toBeNull()
    expect((await fetch(`http://elsewhere.localhost:${operator.port}/geo_ip`)).status).toBe(421)
  })

  test('answers unknown routes, malformed bodies and oversized bodies with JSON errors', async () => {
    const send = async (path: string, body: string, type = 'application/json') => {
      const at = `http://api.localhost:${operator.port}${path}`
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

describe('the control API', () => {
  test('settles a bet once when its reply is cut after it, and finds it by its key', async () => {
    const { token, email } = await player('100.00')
    const { pair } = good(await call(dice.getState, { token }))
    await operator.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    const at = key()
    await expect(bet(token, {}, at, pair)).rejects.toThrow()
    const { wallet } = good(await call(dice.getBetByKey, { token, params: { key: at } }))
    expect((await operator.control.wallet(email)).balance).toBe(wallet.balance)
    expect((await operator.control.counters()).betsSettled[at]).toBe(1)
  })

  test('settles no bet when the request is cut before it', async () => {
    const { token, email } = await player('100.00')
    const { pair } = good(await call(dice.getState, { token }))
    await operator.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutBefore' })
    await expect(bet(token, {}, key(), pair)).rejects.toThrow()
    expect((await operator.control.wallet(email)).balance).toBe(10_000)
  })

  test('applies faults to the ordered requests, the ordered number of times', async () => {
    const { control } = operator
    const match = { endpoint: 'getGeo' }
    control.fault({ match, kind: 'reply', status: 503, after: 1, times: 2, headers: { 'retry-after': '7' } })
    const statuses = []
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await call(getGeo)).status)
    expect(statuses).toEqual([200, 503, 503, 200])
    await control.reset()
    control.fault({ match, kind: 'patch', patch: { 'data.country_code': 'XX' } })
    expect(good(await call(getGeo)).data.country_code).toBe('XX')
    for (const kind of ['html', 'malformed', 'empty', 'truncated'] as const) {
      control.fault({ match, kind })
      await expect(call(getGeo), kind).rejects.toThrow()
    }
    control.set({ blocked: true, country: 'GB' })
    expect((await call(getGeo)).status).toBe(451)
  })

  test('applies a fault to compressed and tagged replies, too', async () => {
    operator.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch: { version: 'other' } })
    const { headers } = await call(getCatalogue)
    operator.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch: { version: 'spoilt' } })
    const tag = { 'if-none-match': headers.get('etag') ?? '"none"' }
    expect(good(await call(getCatalogue, { headers: tag })).version).toBe('spoilt')
  })

  test('recovers when a caller aborts a trickling or hanging reply', async () => {
    const { control } = operator
    for (const kind of ['trickle', 'hang'] as const) {
      control.fault({ match: { endpoint: 'getGeo' }, kind })
      const caller = new AbortController()
      const reading = fetch(`http://api.localhost:${operator.port}/geo_ip`, { signal: caller.signal }).then((r) =>
        r.text(),
      )
      await control.waitForRequests({ match: { endpoint: 'getGeo' } })
      caller.abort()
      await expect(reading, kind).rejects.toThrow('aborted')
      control.clearRequests()
    }
    expect((await call(getGeo)).status).toBe(200)
  })

  test('holds a request until it is released, and lists it in the journal meanwhile', async () => {
    const { control } = operator
    const id = control.fault({ match: { endpoint: 'getGeo' }, hold: 'before' })
    const answer = call(getGeo, { headers: { region: 'KZ' } })
    const [seen] = await control.waitForRequests({ match: { endpoint: 'getGeo' } })
    expect(seen).toMatchObject({ method: 'GET', path: '/geo_ip', status: null, headers: { region: 'KZ' } })
    control.release(id)
    expect((await answer).status).toBe(200)
  })

  test('applies a skewed clock to reported dates, not to token expiry', async () => {
    const { token } = await player()
    operator.control.skewClock(2 * 86_400_000)
    const answer = await call(getLobby)
    const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now()
    expect(ahead / 86_400_000).toBeCloseTo(2, 1)
    expect((good(answer).at - Date.now()) / 86_400_000).toBeCloseTo(2, 1)
    expect((await call(getProfile, { token })).ok).toBe(true)
  })

  test('stops listening, and starts again on the same port with the same data', async () => {
    const { token } = await player('7.00')
    await operator.control.stopListening()
    await expect(call(getProfile, { token })).rejects.toThrow()
    await operator.control.startListening()
    expect(good(await call(getProfile, { token })).user.balance).toBe(700)
  })
})
