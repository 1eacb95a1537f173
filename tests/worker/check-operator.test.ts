import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { checkOperator } from '../check-operator/check.ts'
import { placeOf, readOptions } from '../check-operator/options.ts'
import { type Report, createRows, toTable } from '../check-operator/report.ts'
import { checkThirdPartyHosts } from '../check-operator/third-party-hosts.ts'
import { framePages } from '../../src/build/frame-pages-vite-plugin.ts'
import { securityHeaders } from '../../src/build/headers.ts'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import type { FaultOrder } from '../operator/control/orders.ts'
import type { Control } from '../operator/control/surface.ts'
import { ORIGINAL_GAMES } from '../../worker/domain/games/originals.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../operator/demo-account.ts'
import { type Operator, startOperator } from '../operator/operator.ts'
import { until } from './support/until.ts'

let operator: Operator
let control: Control

beforeAll(async () => {
  operator = await startOperator({ controlPort: 0, demo: true, catalogue: SMALL_CATALOGUE })
  control = operator.control
})
afterAll(() => operator.stop())
beforeEach(() => control.reset())

/** Without money it is three times as quick. */
function check(allowMoney = false): Promise<Report> {
  return checkOperator({
    ...placeOf(`http://api.localhost:${operator.port}`, {}, null),
    account: { login: DEMO_EMAIL, password: DEMO_PASSWORD },
    promo: 'WELCOME100',
    allowMoney,
    clockBoundMs: 60_000,
    callTimeoutMs: 2_000,
    thirdParties: [],
  })
}

/** The failed rows, one line each. */
async function failures(allowMoney = false): Promise<string[]> {
  const { rows, passed } = await check(allowMoney)
  const failed = rows.filter(({ result }) => result === 'FAIL')
  expect(passed).toBe(failed.length === 0)
  return failed.map(({ call, why }) => `${call}: ${why}`)
}

test('passes the stand-in operator, and tries nearly every call', async () => {
  const report = await check(true)
  expect(report.rows.filter(({ result }) => result === 'FAIL' || result === 'absent')).toEqual([])
  for (const game of ORIGINAL_GAMES)
    expect(report.rows.find(({ call }) => call === `${game}: draws and payouts`)?.why).toBe('16 rounds drawn again')
  expect(report.rows.filter(({ result }) => result === 'ok').length).toBeGreaterThan(200)
  expect(report.passed).toBe(true)
  expect(toTable(report.rows)).toMatch(/^getProfile +ok$/m)
})

/** Each fault affects every matching reply; the row is the one that has to report it. */
const FAULTS: [what: string, order: FaultOrder, row: string][] = [
  [
    'a field of another type',
    { match: { endpoint: 'getLobby' }, kind: 'patch', patch: { version: 7 } },
    'getLobby: version should be string, came the number 7',
  ],
  [
    'a field that the app would go on without',
    { match: { endpoint: 'getWallets' }, kind: 'patch', patch: { 'wallets.0.balance': 'ten' } },
    'getWallets: wallets.0.balance not a decimal amount, came "ten" (the app goes on without it)',
  ],
  [
    'a missing field',
    { match: { endpoint: 'getVip' }, kind: 'patch', patch: { points: undefined } },
    'getVip: points is missing',
  ],
  [
    'entries of a list in a list, none of which fits',
    {
      match: { endpoint: 'getLobby' },
      kind: 'patch',
      patch: { shelves: ['popular', 'new'].map((id) => ({ id, games: [{ id: '1', slug: 'a', kind: 'slots' }] })) },
    },
    'getLobby: shelves.0.games.0.name is missing',
  ],
  [
    'no leave to send credentials',
    { match: { endpoint: 'refreshToken' }, kind: 'headers', headers: { 'Access-Control-Allow-Credentials': '' } },
    'CORS of api: Access-Control-Allow-Credentials: true is missing in the answer to refreshToken',
  ],
  [
    'a header that is not exposed',
    { match: { site: 'dice' }, kind: 'headers', headers: { 'Access-Control-Expose-Headers': 'Date' } },
    'CORS of dice: Access-Control-Expose-Headers lacks retry-after in the answer to dice.getState and',
  ],
  [
    'replies that no page may read',
    { match: { endpoint: 'getCatalogue' }, kind: 'headers', headers: { 'Access-Control-Allow-Origin': '' } },
    'CORS of general: Access-Control-Allow-Origin is missing, not http://localhost',
  ],
  [
    'a call that breaks',
    { match: { endpoint: 'getSettings' }, kind: 'reply', status: 500 },
    'getSettings: answered with 500',
  ],
  ['HTML instead of JSON', { match: { endpoint: 'getGeo' }, kind: 'html' }, 'getGeo: not JSON, but text/html'],
  [
    'a refresh whose token is none',
    { match: { endpoint: 'refreshToken' }, kind: 'patch', patch: { access_token: 'no good token here' } },
    'refreshToken: access_token not a token, came a string of 18 characters (masked)',
  ],
  [
    'a refresh that does not work',
    { match: { endpoint: 'refreshToken' }, kind: 'reply', status: 404, body: {} },
    'refreshToken: answered with 404',
  ],
  [
    'replies without a Date that can be read',
    { match: { endpoint: 'getMirror' }, kind: 'headers', headers: { Date: 'soon' } },
    'clock of api: no Date header in the answer to getMirror',
  ],
  [
    'a reply later than the app waits',
    { match: { endpoint: 'getVip' }, kind: 'pass', latencyMs: 2_100 },
    'getVip: came after 2.1 s; the app waits 2.0 s',
  ],
  [
    'a token that no log-out removes',
    {
      match: { endpoint: 'refreshToken' },
      kind: 'headers',
      headers: { 'Set-Cookie': 'token=abc; Domain=.casino.example; Path=/; HttpOnly' },
    },
    'cookies of api: sets an HttpOnly cookie token for casino.example',
  ],
  [
    'a list that is none',
    { match: { endpoint: 'crash.getState' }, kind: 'patch', patch: { bets: 'none' } },
    'crash.getState: bets should be Array, came "none"',
  ],
]

test.each(FAULTS)('reports the place of the fault: %s', async (_what, order, row) => {
  await control.fault({ times: 0, ...order })
  const lines = await failures()
  expect(lines.join('\n')).toContain(row)
  // No row for a working call may fail because of it.
  expect(lines.length).toBeLessThanOrEqual(2)
})

test('reports a wrong token that is not answered with 401', async () => {
  // The second profile request is the one with a wrong token.
  await control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status: 403, body: {}, after: 1 })
  expect(await failures()).toEqual(['getProfile with a wrong token: should be 401, came 403'])
})

test('reports an idempotency key that moved money twice', async () => {
  await control.fault({ match: { endpoint: 'dice.bet' }, kind: 'otherKey', times: 0 })
  expect((await failures(true)).join('\n')).toMatch(/one key, one bet: .*second answer/)
})

/** A back end that draws or pays in another way; the row has to name the first bet that shows it. */
const UNFAIR: [what: string, order: FaultOrder, row: RegExp][] = [
  [
    'an outcome that is not of its seeds',
    { match: { endpoint: 'keno.bet' }, kind: 'patch', patch: { 'round.state.drawn': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] } },
    /^keno: draws and payouts: round \S+ \(bet \d+ of 16, nonce \d+\) drew .* its seeds give /m,
  ],
  [
    'a payout that is not of its outcome',
    { match: { endpoint: 'wheel.bet' }, kind: 'patch', patch: { 'round.payout': '123.45' } },
    /^wheel: draws and payouts: round \S+ \(bet \d+ of 16, nonce \d+\) paid 123\.45; its outcome pays /m,
  ],
  [
    'a seed that is not the one whose hash was shown',
    { match: { endpoint: 'roulette.rotateSeed' }, kind: 'patch', patch: { 'revealed.server_seed': 'ab'.repeat(32) } },
    /^roulette: draws and payouts: the SHA-256 of the revealed seed’s text is not the hash/m,
  ],
  [
    'a stake above the limit',
    { match: { endpoint: 'dice.bet' }, kind: 'reply', status: 200, body: {} },
    /^dice: limits: .* should be refused with 422, came 200/m,
  ],
]

test.each(UNFAIR)('reports games that are not those of the contract: %s', async (_what, order, row) => {
  await control.fault({ times: 0, ...order })
  expect((await failures(true)).join('\n')).toMatch(row)
})

test('reports a socket that sends no welcome frame', async () => {
  control.sockets('silent')
  expect(await failures()).toEqual(['socket: welcome: no welcome within 5 s of hello'])
})

test('reports a missing socket', async () => {
  control.sockets('refuse')
  expect((await failures()).join('\n')).toContain('socket: cannot be opened: Unexpected server response: 503')
})

test('reports a clock that is one hour off', async () => {
  control.skewClock(3_600_000)
  const lines = await failures()
  expect(lines.join('\n')).toMatch(/clock of api: Date is 3[56]\d\d s from this machine's clock/)
  expect(lines.join('\n')).toMatch(/socket: welcome: at is 3[56]\d\d s/)
})

test('reports that no login works', async () => {
  await control.fault({ match: { endpoint: 'loginByEmail' }, kind: 'reply', status: 404, body: {}, times: 0 })
  expect(await failures()).toEqual(['log-in: it gave no token, so nothing of a player was checked'])
})

test('accepts an operator without an optional call', async () => {
  await control.fault({ match: { endpoint: 'getTop' }, kind: 'reply', status: 501, body: {}, times: 0 })
  const { rows, passed } = await check()
  expect(rows.filter(({ result }) => result === 'absent').map(({ call }) => call)).toEqual([
    'getTop of day',
    'getTop of all',
  ])
  expect(passed).toBe(true)
})

test('fetches pictures of the lobby, and names those that the app does not show or store', async () => {
  const row = async () => (await check()).rows.find(({ call }) => call === 'pictures of games')
  await control.set({ pictures: false })
  expect(await row()).toMatchObject({ result: 'skipped' })
  await control.set({ pictures: true })
  expect(await row()).toMatchObject({ result: 'ok', why: expect.stringContaining('in the lobby') })

  const image = { url: 'http://cdn.example/1.png', width: 3, height: 4, color: '#aabbcc' }
  const patch = { 'shelves.0.games.0.image': image }
  const patched = await control.fault({ match: { endpoint: 'getLobby' }, kind: 'patch', patch, times: 0 })
  expect(await row()).toMatchObject({ result: 'FAIL', why: expect.stringContaining('takes https addresses') })
  await control.cancelFault(patched)
  const page = { status: 200, body: 'x'.repeat(150_001), headers: { 'content-type': 'text/plain' } }
  await control.fault({ match: { path: '/pictures/' }, kind: 'reply', ...page, times: 0 })
  const why = (await row())?.why
  for (const problem of ['Content-Type is text/plain', '150001 bytes']) expect(why).toContain(problem)
})

test('says what a launch lacks and what a player misses, and counts no call of an absent game as ok', async () => {
  for (const endpoint of ['keno.getState', 'getBilling', 'getVip'])
    await control.fault({ match: { endpoint }, kind: 'reply', status: 404, body: {}, times: 0 })
  const { rows, passed } = await check()
  expect(passed).toBe(true)
  expect(rows.find(({ call }) => call === 'keno.getBetByKey')).toMatchObject({
    result: 'skipped',
    why: 'keno is absent',
  })
  const text = toTable(rows)
  expect(text).toContain('A launch still lacks ways to pay in.')
  for (const missed of ['nobody can pay in', 'keno is closed', 'the VIP club says that it is unavailable'])
    expect(text).toMatch(new RegExp(`^A player misses: .*${missed}`, 'm'))
})

test('accepts a history without prizes', async () => {
  // The requests for the other four kinds come first.
  await control.fault({ match: { endpoint: 'getHistory' }, kind: 'reply', status: 422, body: {}, after: 4 })
  const { rows, passed } = await check()
  expect(rows.filter(({ result }) => result === 'absent').map(({ call }) => call)).toEqual(['getHistory of prizes'])
  expect(passed).toBe(true)
})

test('draws the rounds of games played together again', async () => {
  await control.set({ roomDrawMs: 1, crashBettingMs: 1 })
  await control.crashNext({ from: 100, to: 100 })
  for (const email of ['one@example.com', 'two@example.com']) {
    await control.createPlayer({ email, balance: '1000.00' })
    await control.roomJoin({ email, room: 'red', currency: 'RUB', amount: '5.00' })
  }
  const duel = await control.duelCreate({ email: 'one@example.com', amount: '10.00', side: 'tails' })
  await control.duelJoin({ email: 'two@example.com', duel })
  const why = async () => {
    const { rows } = await check()
    return ['crash', 'rooms', 'duels'].map((game) => rows.find(({ call }) => call === `${game}: draws`))
  }
  await until('all of them', async () =>
    (await why()).every((row) => /[1-9]\d* (?:rounds|flips) drawn again/.test(row?.why ?? '')),
  )
  expect((await why()).map((row) => row?.result)).toEqual(['ok', 'ok', 'ok'])
})

test('says which host of a third party’s page is missing, and which has the wrong headers', async () => {
  const site = mkdtempSync(join(tmpdir(), 'tulpar-check-hosts-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  const frames = framePages({
    tagManagerUrl: 'https://tags.example/gtm.js',
    captcha: 'none',
    captchaKey: null,
    captchaUrl: null,
  })
  const headers = securityHeaders('HASH', frames)
  mkdirSync(join(site, 'frames'))
  writeFileSync(join(site, 'frames/tag-manager.html'), '<!doctype html>')
  const served = await startOperator({ site })
  onTestFinished(() => served.stop())
  const hostRows = async (policy: (text: string) => string) => {
    writeFileSync(join(site, 'headers.json'), policy(JSON.stringify(headers)))
    const rows = createRows()
    const place = placeOf(`http://api.localhost:${served.port}`, {}, null)
    await checkThirdPartyHosts({ ...place, thirdParties: ['captcha', 'tags'] }, rows)
    return rows.all().map(({ call, result, why }) => `${call}: ${result} ${why}`)
  }
  expect(await hostRows((text) => text)).toEqual([
    expect.stringMatching(/^host of captcha: FAIL .*captcha\.html: answered with 404; serve it as dist\.serving/),
    'host of tags: ok ',
  ])
  expect((await hostRows((text) => text.replace(' allow-same-origin', ' ')))[1]).toContain('lacks allow-same-origin')
  expect((await hostRows((text) => text.replaceAll('{page}', 'elsewhere.example')))[1]).toContain(
    `do not name http://localhost:${served.port}`,
  )
  const rows = createRows()
  const gone = placeOf('http://api.localhost:1', {}, null)
  await checkThirdPartyHosts({ ...gone, thirdParties: ['captcha'] }, rows)
  expect(rows.all()[0]?.why).toMatch(/captcha\.localhost:1 does not answer .*: add its name to the DNS/)
})

test('keeps personal data out of the report', async () => {
  const patch = { 'user.email': 77_010_000_001, 'user.phone': ['+77010000001'], 'user.name': { first: 'Aru' } }
  await control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch, times: 0 })
  const report = await check()
  expect(report.rows.find(({ call }) => call === 'getProfile')?.why).toBe(
    'user.name should be string, came an object with first (the app goes on without it); ' +
      'user.phone should be string, came a list of 1 (the app goes on without it); ' +
      'user.email should be string, came a number of 11 characters (masked) (the app goes on without it)',
  )
  expect(JSON.stringify(report)).not.toMatch(/7701|Aru|demo@|eyJ/)
})

test('prints a table, writes the report file, and exits with 1 when a check fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  const main = fileURLToPath(new URL('../check-operator/main.ts', import.meta.url))
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', main, ...args])
      let text = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
      child.on('close', (code) => resolve({ code, text }))
    })
  const account = `${DEMO_EMAIL}:${DEMO_PASSWORD}`
  const good = await run('--api', operator.address.replace('//', '//api.'), '--account', account, '--json', file)
  expect(good.text).toMatch(/ ok, 0 failed, 0 absent, /)
  expect(good.code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ passed: true })

  await control.fault({ match: { endpoint: 'getVip' }, kind: 'empty', times: 0 })
  const bad = await run('--api', operator.address.replace('//', '//api.'), '--account', account, '--json', file)
  expect(bad.text).toMatch(/^getVip +FAIL /m)
  expect(bad.code).toBe(1)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ passed: false })

  const mistaken = await run('--api', 'https://api.casino.example')
  expect(mistaken.text).toContain('--account is needed')
  expect(mistaken.code).toBe(2)
})

test('parses the command line strictly', () => {
  expect(readOptions(['--api', 'https://api.casino.example/', '--account', 'a@b.example:pass:word'])).toMatchObject({
    api: 'https://api.casino.example',
    account: { login: 'a@b.example', password: 'pass:word' },
    allowMoney: false,
  })
  expect(placeOf('https://api.casino.example', { dice: 'https://d.example' }, null)).toMatchObject({
    origin: 'https://casino.example',
    hosts: { api: 'https://api.casino.example', crash: 'https://crash.casino.example', dice: 'https://d.example' },
  })
  expect(() => readOptions(['--api', 'https://api.casino.example'])).toThrow('--account')
  expect(() => readOptions(['--api', 'casino'])).toThrow('--api')
  expect(() => readOptions(['--host', 'nowhere=https://a.example'])).toThrow('--host')
  expect(() => readOptions(['--fast'])).toThrow()
})
