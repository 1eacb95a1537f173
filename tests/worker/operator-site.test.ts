import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, startOperator } from '../operator/operator.ts'

const FILES = {
  'index.html': 'shell',
  'sw.js': 'service worker',
  'robots.txt': 'robots',
  'assets/a.js': 'asset',
  'builds/latest.json': '{}',
  'games/dice/index.html': 'dice',
}

let site: string
let operator: Operator

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'tulpar-site-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(site, path, '..'), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  operator = await startOperator({ site })
})
afterAll(async () => {
  await operator.stop()
  rmSync(site, { recursive: true, force: true })
})

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; text: string }

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = `localhost:${operator.port}`
    const call = request({ host: '127.0.0.1', port: operator.port, path, headers: { host, ...headers }, agent: false })
    call.on('error', reject)
    call.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
    })
    call.end()
  })
}

const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }
/** A navigation of an old browser, without the header Sec-Fetch-Mode. */
const OLD_NAVIGATION = { accept: 'text/html,*/*;q=0.8' }

test.each([
  '/',
  '/reset-password/a.b',
  '/games/slots/x.y/play',
  '/games/slots/x.y',
  '/profile/me.json',
  '/headers.json',
])('serves the shell at %s with and without Sec-Fetch-Mode', async (path) => {
  for (const headers of [NAVIGATION, OLD_NAVIGATION]) expect((await get(path, headers)).text).toBe('shell')
})

test('serves files and prerendered pages, and 404 for a missing file', async () => {
  for (const headers of [NAVIGATION, OLD_NAVIGATION]) {
    expect((await get('/robots.txt', headers)).text).toBe('robots')
    expect((await get('/games/dice', headers)).text).toBe('dice')
    expect((await get('/assets/gone.js', headers)).status).toBe(404)
    expect((await get('/builds/gone.json', headers)).status).toBe(404)
    expect((await get('/frames/captcha.html', headers)).status).toBe(404)
  }
  expect((await get('/gone.png', { 'sec-fetch-mode': 'no-cors' })).status).toBe(404)
})
