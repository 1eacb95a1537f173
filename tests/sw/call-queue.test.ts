import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IDBFactory, forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallQueue } from '#sw/call-queue.ts'
import { LOGOUT_SUBJECT, type QueuedCall } from '#domain/calls/queued-call.ts'

type Received = { method: string; path: string; authorization: string | undefined; body: string }

let server: Server
let port: number
let received: Received[]
let statusFor: (path: string) => number | Promise<number>
let queue: CallQueue

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  received = []
  statusFor = () => 200
  server = createServer((request, response) => {
    void receive(request).then(async (call) => {
      received.push(call)
      response.writeHead(await statusFor(call.path)).end()
    })
  })
  port = await listen(0)
  queue = new CallQueue()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await stop()
})

test('sends a call made without network unchanged once there is a network', async () => {
  await stop()
  await queue.add(call({ subject: 'settings', body: '{"locale":"ru"}', headers: { authorization: 'Bearer a' } }))
  expect(await queue.replay()).toEqual({ pending: 1, dropped: [] })

  await listen(port)
  expect(await queue.replay()).toEqual({ pending: 0, dropped: [] })
  expect(received).toEqual([{ method: 'PUT', path: '/settings', authorization: 'Bearer a', body: '{"locale":"ru"}' }])
})

test('loses its calls when the browser clears the database, and accepts calls again', async () => {
  const opened: IDBDatabase[] = []
  const { open } = IDBFactory.prototype
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...named) {
    const opening = open.apply(this, named)
    opening.addEventListener('success', () => opened.push(opening.result))
    return opening
  })
  await queue.add(call({ subject: 'settings', body: '1' }))
  await queue.replay()
  await queue.add(call({ subject: 'lost' }))
  for (const database of opened) forceCloseDatabase(database as unknown as Parameters<typeof forceCloseDatabase>[0])
  vi.stubGlobal('indexedDB', new IDBFactory())

  expect(await queue.waits('lost', ['a'])).toBe(false)
  await queue.add(call({ subject: 'settings', body: '2' }))
  expect(await queue.replay()).toEqual({ pending: 0, dropped: [] })
  expect(received.map(({ body }) => body)).toEqual(['1', '2'])
  vi.restoreAllMocks()
})

test('sends only the later of two calls of a player about the same subject', async () => {
  await queue.add(call({ subject: 'settings', body: '1' }))
  await queue.add(call({ subject: 'settings', body: '2' }))
  await queue.add(call({ subject: 'settings', body: '3', owner: 'someone else' }))
  await queue.replay()
  expect(received.map(({ body }) => body)).toEqual(['2', '3'])
})

test.each([408, 429, 500, 503])('keeps a call pending that is answered %i', async (status) => {
  statusFor = () => status
  await queue.add(call({ subject: 'settings' }))
  expect(await queue.replay()).toMatchObject({ pending: 1 })
  statusFor = () => 200
  expect(await queue.replay()).toMatchObject({ pending: 0 })
})

test('settles a call about its own token that is answered 401', async () => {
  statusFor = () => 401
  await queue.add(call({ subject: LOGOUT_SUBJECT }))
  expect(await queue.replay({ owners: ['a'], token: 'new' })).toMatchObject({ pending: 0 })
})

test('keeps a call that got 401 pending until its owner’s next token, and sends it with that', async () => {
  const accepted = ['Bearer newest']
  statusFor = () => (accepted.includes(received.at(-1)?.authorization ?? '') ? 200 : 401)
  await queue.add(call({ subject: 'settings', retry: [401], headers: { authorization: 'Bearer old' } }))
  expect(await queue.replay()).toMatchObject({ pending: 1 })
  await queue.replay()
  await queue.replay({ owners: ['b'], token: 'newest' })
  expect(await queue.replay({ owners: ['a'], token: 'new' })).toMatchObject({ pending: 1 })
  await queue.replay({ owners: ['a'], token: 'new' })
  expect(await queue.replay({ owners: ['login', 'a'], token: 'newest' })).toMatchObject({ pending: 0 })
  // Once with each token that could be theirs, and never with another player's.
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new', 'Bearer newest'])
})

test('uses a token that arrives during a replay in the next one', async () => {
  await queue.add(call({ subject: 'settings', retry: [401], headers: { authorization: 'Bearer old' } }))
  let answer: (status: number) => void = () => undefined
  statusFor = () => new Promise((resolve) => (answer = resolve))
  const early = queue.replay()
  await vi.waitUntil(() => received.length === 1)
  const late = queue.replay({ owners: ['a'], token: 'new' })
  statusFor = () => 200
  answer(401)
  await early
  expect(await late).toMatchObject({ pending: 0 })
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new'])
})

test('forgets the token at a logout too', async () => {
  statusFor = () => 401
  await queue.add(call({ subject: 'one', retry: [401] }))
  await queue.replay({ owners: ['a'], token: 'first' })
  await queue.forget('a')
  await queue.add(call({ subject: 'two', retry: [401], headers: { authorization: 'Bearer own' } }))
  await queue.replay()
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer own'])
})

test('shows and takes back pending calls about a subject only for their owners', async () => {
  await queue.add(call({ subject: 'settings' }))
  await queue.add(call({ subject: 'settings', owner: 'b', body: 'of b' }))
  await queue.add(call({ subject: 'other' }))
  expect(await queue.waits('settings', ['a', 'login'])).toBe(true)
  expect(await queue.waits('settings', ['c'])).toBe(false)
  await queue.drop('settings', ['a', 'login'])
  expect(await queue.waits('settings', ['a', 'login'])).toBe(false)
  await queue.replay()
  expect(received.map(({ path, body }) => path + body)).toEqual(['/settingsof b', '/other'])
})

test('waits for a call that is taken back while it is being sent', async () => {
  await queue.add(call({ subject: 'settings' }))
  let answer: (status: number) => void = () => undefined
  statusFor = () => new Promise((resolve) => (answer = resolve))
  const replay = queue.replay()
  await vi.waitUntil(() => received.length === 1)
  const order: string[] = []
  const dropped = queue.drop('settings', ['a']).then(() => order.push('dropped'))
  await vi.waitUntil(async () => !(await queue.waits('settings', ['a'])))
  order.push('answered')
  answer(503)
  await Promise.all([replay, dropped])
  expect(order).toEqual(['answered', 'dropped'])
  expect(await replay).toMatchObject({ pending: 0 })
})

test('does not delay other calls when one keeps failing', async () => {
  statusFor = (path) => (path === '/bad' ? 500 : 200)
  for (const subject of ['bad', 'good', 'better']) await queue.add(call({ subject }))
  expect(await queue.replay()).toMatchObject({ pending: 1 })
  expect(received.map(({ path }) => path)).toEqual(['/bad', '/good', '/better'])
})

test('drops a call that has become too old, and names it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await queue.add(call({ subject: 'old', maxAgeMs: 29_999 }))
  await queue.add(call({ subject: 'young', maxAgeMs: 30_000 }))
  vi.setSystemTime(Date.now() + 30_000)
  expect(await queue.replay()).toEqual({ pending: 0, dropped: ['old'] })
  expect(received.map(({ path }) => path)).toEqual(['/young'])
})

test('forgets the calls of a player who logs out, except the logout and the calls of other players', async () => {
  await queue.add(call({ subject: 'settings', owner: 'a' }))
  await queue.add(call({ subject: LOGOUT_SUBJECT, owner: 'a' }))
  await queue.add(call({ subject: 'settings', owner: 'b', body: 'of b' }))
  await queue.forget('a')
  await queue.replay()
  expect(received.map(({ path, body }) => path + body)).toEqual([`/${LOGOUT_SUBJECT}`, '/settingsof b'])
})

test('does not send a call that is forgotten while another is being sent', async () => {
  for (const subject of ['one', 'two']) await queue.add(call({ subject }))
  let answerOne: (status: number) => void = () => undefined
  statusFor = () => new Promise((resolve) => (answerOne = resolve))
  const replay = queue.replay()
  await vi.waitUntil(() => received.length === 1)
  await queue.forget('a')
  answerOne(200)
  expect(await replay).toEqual({ pending: 0, dropped: [] })
  expect(received.map(({ path }) => path)).toEqual(['/one'])
})

test('sends each call once when a sync fires twice', async () => {
  for (const subject of ['one', 'two', 'three']) await queue.add(call({ subject }))
  await Promise.all([queue.replay(), queue.replay()])
  expect(received.map(({ path }) => path)).toEqual(['/one', '/two', '/three'])
})

test('loses nothing when the browser stops the service worker during a replay', async () => {
  for (let n = 0; n < 20; n++) await queue.add(call({ subject: `call-${n}` }))
  statusFor = (path) => (path === '/call-7' ? new Promise(() => undefined) : 200)
  void queue.replay()
  await vi.waitUntil(() => received.length === 8)

  statusFor = () => 200
  received = []
  expect(await new CallQueue().replay()).toMatchObject({ pending: 0 })
  expect(received.map(({ path }) => path)).toEqual(Array.from({ length: 13 }, (_, n) => `/call-${n + 7}`))
})

function call(parts: Partial<QueuedCall> & { subject: string }): QueuedCall {
  return {
    owner: 'a',
    url: `http://127.0.0.1:${port}/${parts.subject}`,
    method: 'PUT',
    headers: {},
    body: '',
    retry: [],
    maxAgeMs: 60_000,
    ...parts,
  }
}

async function receive(request: IncomingMessage): Promise<Received> {
  let body = ''
  for await (const part of request) body += String(part)
  return { method: request.method ?? '', path: request.url ?? '', authorization: request.headers.authorization, body }
}

function listen(at: number): Promise<number> {
  return new Promise((resolve) => server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

async function stop(): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
