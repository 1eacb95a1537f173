import { expect, test } from 'vitest'
import { toTable } from '../check-operator/report.ts'
import type { FaultOrder } from '../operator/control/orders.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { useCheck } from './support/check-operator.ts'

const checked = useCheck()
const { check, failures } = checked

test('passes the stand-in operator, and tries nearly every call', async () => {
  const report = await check(true)
  expect(report.rows.filter(({ result }) => result === 'FAIL' || result === 'absent')).toEqual([])
  for (const game of ORIGINAL_GAMES)
    expect(report.rows.find(({ call }) => call === `${game}: draws and payouts`)?.reason).toBe('16 rounds drawn again')
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
  await checked.control.fault({ times: 0, ...order })
  const lines = await failures()
  expect(lines.join('\n')).toContain(row)
  // No row for a working call may fail because of it.
  expect(lines.length).toBeLessThanOrEqual(2)
})

test('reports a reply that is later than the app waits', async () => {
  await checked.control.fault({ match: { endpoint: 'getVip' }, kind: 'pass', latencyMs: 2_100, times: 0 })
  const { rows } = await check(false, 2_000)
  const [late] = rows.filter(({ call }) => call === 'getVip')
  expect(late).toMatchObject({
    result: 'FAIL',
    reason: expect.stringMatching(/^came after .* s; the app waits 2\.0 s$/),
  })
})

test('reports a wrong token that is not answered with 401', async () => {
  // The second profile request is the one with a wrong token.
  await checked.control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status: 403, body: {}, after: 1 })
  expect(await failures()).toEqual(['getProfile with a wrong token: should be 401, came 403'])
})

test('reports an idempotency key that moved money twice', async () => {
  await checked.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'otherKey', times: 0 })
  expect((await failures(true)).join('\n')).toMatch(/one key, one bet: .*second answer/)
})

test('reports a limit that is raised without waiting', async () => {
  await checked.control.set({ protectionRules: { raiseAfterHours: 0 } })
  await checked.control.fault({
    match: { endpoint: 'setLimit' },
    kind: 'patch',
    patch: { 'limits.2.pending': null },
    times: 0,
  })
  const lines = (await failures(true)).join('\n')
  expect(lines).toContain('confirmLimit, too early: should be 409, came 200')
  expect(lines).toContain('a lower limit at once, a higher one later: a higher amount is not pending')
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
  await checked.control.fault({ times: 0, ...order })
  expect((await failures(true)).join('\n')).toMatch(row)
})

test('reports a socket that sends no welcome frame', async () => {
  checked.control.sockets('silent')
  expect(await failures()).toEqual(['socket: welcome: no welcome within 5 s of hello'])
})

test('reports a missing socket', async () => {
  checked.control.sockets('refuse')
  expect((await failures()).join('\n')).toContain('socket: cannot be opened: Unexpected server response: 503')
})

test('reports a clock that is one hour off', async () => {
  checked.control.skewClock(3_600_000)
  const lines = await failures()
  expect(lines.join('\n')).toMatch(/clock of api: Date is 3[56]\d\d s from this machine's clock/)
  expect(lines.join('\n')).toMatch(/socket: welcome: at is 3[56]\d\d s/)
})

test('reports that no login works', async () => {
  await checked.control.fault({ match: { endpoint: 'loginByEmail' }, kind: 'reply', status: 404, body: {}, times: 0 })
  expect(await failures()).toEqual(['log-in: it gave no token, so nothing of a player was checked'])
})

test('accepts an operator without an optional call', async () => {
  await checked.control.fault({ match: { endpoint: 'getTop' }, kind: 'reply', status: 501, body: {}, times: 0 })
  const { rows, passed } = await check()
  expect(rows.filter(({ result }) => result === 'absent').map(({ call }) => call)).toEqual([
    'getTop of day',
    'getTop of all',
  ])
  expect(passed).toBe(true)
})

test('fetches pictures of the lobby, and names those that the app does not show or store', async () => {
  const row = async () => (await check()).rows.find(({ call }) => call === 'pictures of games')
  await checked.control.set({ pictures: false })
  expect(await row()).toMatchObject({ result: 'skipped' })
  await checked.control.set({ pictures: true })
  expect(await row()).toMatchObject({ result: 'ok', reason: expect.stringContaining('in the lobby') })

  const image = { url: 'http://cdn.example/1.png', width: 3, height: 4, color: '#aabbcc' }
  const patch = { 'shelves.0.games.0.image': image }
  const patched = await checked.control.fault({ match: { endpoint: 'getLobby' }, kind: 'patch', patch, times: 0 })
  expect(await row()).toMatchObject({ result: 'FAIL', reason: expect.stringContaining('takes https addresses') })
  await checked.control.cancelFault(patched)
  const page = { status: 200, body: 'x'.repeat(150_001), headers: { 'content-type': 'text/plain' } }
  await checked.control.fault({ match: { path: '/pictures/' }, kind: 'reply', ...page, times: 0 })
  const reason = (await row())?.reason
  for (const problem of ['Content-Type is text/plain', '150001 bytes']) expect(reason).toContain(problem)
})
