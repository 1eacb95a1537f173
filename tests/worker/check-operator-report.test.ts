import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { getApiAddresses, readOptions } from '../check-operator/options.ts'
import { createRows, toTable } from '../check-operator/report.ts'
import { checkThirdPartyHosts } from '../check-operator/third-party-hosts.ts'
import { framePages } from '#src/build/frame-pages-vite-plugin.ts'
import { securityHeaders } from '#src/build/headers.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../operator/demo-account.ts'
import { startOperator } from '../operator/operator.ts'
import { until } from './support/until.ts'
import { useCheck } from './support/check-operator.ts'

const checked = useCheck()
const { check } = checked

test('says what a launch lacks and what a player misses, and counts no call of an absent game as ok', async () => {
  for (const endpoint of ['keno.getState', 'getBilling', 'getVip'])
    await checked.control.fault({ match: { endpoint }, kind: 'reply', status: 404, body: {}, times: 0 })
  const { rows, passed } = await check()
  expect(passed).toBe(true)
  expect(rows.find(({ call }) => call === 'keno.getBetByKey')).toMatchObject({
    result: 'skipped',
    reason: 'keno is absent',
  })
  const text = toTable(rows)
  expect(text).toContain('A launch still lacks ways to pay in.')
  for (const missed of ['nobody can pay in', 'keno is closed', 'the VIP club says that it is unavailable'])
    expect(text).toMatch(new RegExp(`^A player misses: .*${missed}`, 'm'))
})

test('accepts a history without prizes', async () => {
  // The requests for the other four kinds, and for one bet, come first.
  await checked.control.fault({ match: { endpoint: 'getHistory' }, kind: 'reply', status: 422, body: {}, after: 5 })
  const { rows, passed } = await check()
  expect(rows.filter(({ result }) => result === 'absent').map(({ call }) => call)).toEqual(['getHistory of prizes'])
  expect(passed).toBe(true)
})

test('checks cards of earlier payments and rates where they are sent, and accepts an operator without them', async () => {
  const readRows = async () => (await check()).rows.filter(({ call }) => /^(?:cards|rates) of /.test(call))
  const patch = (endpoint: string, fields: Record<string, unknown>) =>
    checked.control.fault({ match: { endpoint }, kind: 'patch', patch: fields, times: 0 })
  await patch('getBilling', { cards: null })
  expect(await readRows()).toMatchObject([
    { call: 'cards of earlier payments', result: 'skipped' },
    { call: 'rates of getWelcomePack', result: 'ok', reason: 'from RUB to USD, KZT, INR, EUR' },
    { call: 'rates of getTournament', result: 'ok' },
  ])
  await checked.control.reset()
  const card = { id: 7, last_four: '4242', methods: ['bank-card'] }
  await patch('getBilling', { cards: [card] })
  await patch('getWelcomePack', { rates: null })
  await patch('getTournament', { 'tournament.rates': { USD: '0', EUR: '0.011' } })
  expect(await readRows()).toMatchObject([
    { result: 'ok', reason: '1 by their last four digits' },
    { result: 'skipped' },
    { result: 'FAIL', reason: 'USD is zero' },
  ])
  await checked.control.reset()
  await patch('getBilling', { cards: [card, { ...card, methods: [] }, { id: 8, last_four: '1', methods: ['gone'] }] })
  await patch('getWelcomePack', { rates: { RUB: '2', KZT: 'many' } })
  const { rows, passed } = await check()
  expect(passed).toBe(false)
  expect(rows.filter(({ result }) => result === 'FAIL').map(({ call, reason }) => `${call}: ${reason}`)).toEqual([
    expect.stringContaining('getBilling: cards.2.last_four '),
    'cards of earlier payments: cards.1.id is that of another card; cards.1.methods is empty: it is never offered',
    expect.stringContaining('getWelcomePack: rates.KZT '),
    'rates of getWelcomePack: RUB is the currency of the amounts, so its rate is 1',
  ])
})

test('checks the numbers of players where they are sent', async () => {
  const row = async () => (await check()).rows.find(({ call }) => call === 'players of our own games')
  await checked.control.fault({ match: { endpoint: 'getLobby' }, kind: 'patch', patch: { players: null }, times: 0 })
  expect(await row()).toMatchObject({ result: 'skipped' })
  await checked.control.reset()
  const players = { crash: 31, 'coin-flip': 2 }
  await checked.control.fault({ match: { endpoint: 'getLobby' }, kind: 'patch', patch: { players }, times: 0 })
  expect(await row()).toMatchObject({
    result: 'FAIL',
    reason: expect.stringMatching(/^players\.coin-flip is none of dice, /),
  })
})

test('draws the rounds of games played together again', async () => {
  await checked.control.set({ roomDrawMs: 1, crashBettingMs: 1 })
  await checked.control.crashNext({ from: 100, to: 100 })
  for (const email of ['one@example.com', 'two@example.com']) {
    await checked.control.createPlayer({ email, balance: '1000.00' })
    await checked.control.roomJoin({ email, room: 'red', currency: 'RUB', amount: '5.00' })
  }
  const duel = await checked.control.duelCreate({ email: 'one@example.com', amount: '10.00', side: 'tails' })
  await checked.control.duelJoin({ email: 'two@example.com', duel })
  const getRows = async () => {
    const { rows } = await check()
    return ['crash', 'rooms', 'duels'].map((game) => rows.find(({ call }) => call === `${game}: draws`))
  }
  await until('all of them', async () =>
    (await getRows()).every((row) => /[1-9]\d* (?:rounds|flips) drawn again/.test(row?.reason ?? '')),
  )
  expect((await getRows()).map((row) => row?.result)).toEqual(['ok', 'ok', 'ok'])
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
    const place = getApiAddresses(`http://api.localhost:${served.port}`, {}, null)
    await checkThirdPartyHosts({ ...place, thirdParties: ['captcha', 'tags'] }, rows)
    return rows.all().map(({ call, result, reason }) => `${call}: ${result} ${reason}`)
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
  const gone = getApiAddresses('http://api.localhost:1', {}, null)
  await checkThirdPartyHosts({ ...gone, thirdParties: ['captcha'] }, rows)
  expect(rows.all()[0]?.reason).toMatch(/captcha\.localhost:1 does not answer .*: add its name to the DNS/)
})

test('keeps personal data out of the report', async () => {
  const patch = { 'user.email': 77_010_000_001, 'user.phone': ['+77010000001'], 'user.name': { first: 'Aru' } }
  await checked.control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch, times: 0 })
  const report = await check()
  expect(report.rows.find(({ call }) => call === 'getProfile')?.reason).toBe(
    'user.name should be string, came an object with first (the app goes on without it); ' +
      'user.phone should be string, came a list of 1 (the app goes on without it); ' +
      'user.email should be string, came a number of 11 characters (masked) (the app goes on without it)',
  )
  expect(JSON.stringify(report)).not.toMatch(/77010000001|Aru|demo@|eyJ/)
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
  const good = await run(
    '--api',
    checked.operator.address.replace('//', '//api.'),
    '--account',
    account,
    '--json',
    file,
  )
  expect(good.text).toMatch(/ ok, 0 failed, 0 absent, /)
  expect(good.code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ passed: true })

  await checked.control.fault({ match: { endpoint: 'getVip' }, kind: 'empty', times: 0 })
  const bad = await run('--api', checked.operator.address.replace('//', '//api.'), '--account', account, '--json', file)
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
  expect(getApiAddresses('https://api.casino.example', { dice: 'https://d.example' }, null)).toMatchObject({
    origin: 'https://casino.example',
    hosts: { api: 'https://api.casino.example', crash: 'https://crash.casino.example', dice: 'https://d.example' },
  })
  expect(() => readOptions(['--api', 'https://api.casino.example'])).toThrow('--account')
  expect(() => readOptions(['--api', 'casino'])).toThrow('--api')
  expect(() => readOptions(['--host', 'nowhere=https://a.example'])).toThrow('--host')
  expect(() => readOptions(['--fast'])).toThrow()
})
