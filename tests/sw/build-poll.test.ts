import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Poll from '#sw/build-poll.ts'

type Reply = { status: number; body?: string; headers?: Record<string, string> }

const OURS = 'ours'
const NEW_BUILD = { type: 'NEW_BUILD', id: 'newer' }

let server: Server
/** The If-None-Match tag of each poll. */
let tags: (string | undefined)[]
let reply: Reply
const postMessage = vi.fn<(message: unknown) => void>()
const update = vi.fn<() => Promise<void>>()
let pollBuild: typeof Poll.pollBuild
let mayInstall: typeof Poll.mayInstall
let isUnwanted: typeof Poll.isUnwanted
/** What the caches of the service worker hold, by address. */
let stored: Map<string, string>

beforeEach(async () => {
  tags = []
  postMessage.mockReset()
  update.mockReset().mockResolvedValue()
  server = createServer(({ headers }, response) => {
    const tag = headers['if-none-match']
    tags.push(tag)
    const { status, body = '', headers: replyHeaders = {} } = reply
    // As a server of static files does.
    const isKnown = tag !== undefined && tag === replyHeaders['etag']
    response.writeHead(isKnown ? 304 : status, replyHeaders).end(isKnown ? '' : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on TCP
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init))
  vi.stubGlobal('__BUILD_ID__', OURS)
  stored = new Map()
  const match = async (key: string) => (stored.has(key) ? new Response(stored.get(key)) : undefined)
  const put = async (key: string, response: Response) => void stored.set(key, await response.text())
  vi.stubGlobal('self', {
    clients: { matchAll: async () => [{ postMessage }] },
    registration: { update, active: {} },
    caches: { match, open: async () => ({ put }) },
  })
  vi.stubGlobal('navigator', {})
  // The tag is lost when the service worker stops.
  vi.resetModules()
  ;({ pollBuild, mayInstall, isUnwanted } = await import('#sw/build-poll.ts'))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function latest(id: string, fields: object = {}): Reply {
  return { status: 200, body: JSON.stringify({ id, ...fields }), headers: { etag: `"${id}"` } }
}

test('sends the tag of its own build, and takes 304 as no news', async () => {
  reply = latest(OURS)
  for (let poll = 0; poll < 3; poll += 1) await pollBuild()
  expect(tags).toEqual([undefined, '"ours"', '"ours"'])
  expect(postMessage).not.toHaveBeenCalled()
  expect(update).not.toHaveBeenCalled()
})

test('notifies the pages of another build and checks for an update, at each poll until it is installed', async () => {
  reply = latest(OURS)
  await pollBuild()
  reply = latest('newer')
  await pollBuild()
  await pollBuild()
  // The tag of another build is not stored: its 304 would count as no news.
  expect(tags).toEqual([undefined, '"ours"', undefined])
  expect(postMessage.mock.calls).toEqual([[NEW_BUILD], [NEW_BUILD]])
  expect(update).toHaveBeenCalledTimes(2)
})

test('does nothing when a new build has been withdrawn', async () => {
  reply = latest('newer')
  await pollBuild()
  reply = latest(OURS)
  await pollBuild()
  await pollBuild()
  expect(tags).toEqual([undefined, undefined, '"ours"'])
  expect(postMessage).toHaveBeenCalledTimes(1)
})

test('sends no tag when the server gives none', async () => {
  reply = { ...latest(OURS), headers: {} }
  await pollBuild()
  await pollBuild()
  expect(tags).toEqual([undefined, undefined])
})

test.each<[string, Reply]>([
  ['an error of the server', { status: 503 }],
  ['a page in the place of JSON', { status: 200, body: '<!doctype html>' }],
  ['no id', { status: 200, body: '{}' }],
  ['an id that is no text', { status: 200, body: '{"id":7}' }],
  ['an empty id', { status: 200, body: '{"id":""}' }],
])('ignores %s', async (_what, badReply) => {
  reply = badReply
  await pollBuild()
  expect(tags).toHaveLength(1)
  expect(postMessage).not.toHaveBeenCalled()
  expect(update).not.toHaveBeenCalled()
})

test('ignores a missing network, and keeps its tag meanwhile', async () => {
  reply = latest(OURS)
  await pollBuild()
  const online = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await pollBuild()
  vi.stubGlobal('fetch', online)
  await pollBuild()
  expect(tags).toEqual([undefined, '"ours"'])
})

test('notifies the pages even when the browser cannot check for the update', async () => {
  update.mockRejectedValue(new TypeError('Failed to update'))
  reply = latest('newer')
  await pollBuild()
  expect(postMessage.mock.calls).toEqual([[NEW_BUILD]])
})

test('takes a build by a share of devices that only grows', async () => {
  const taken: number[] = []
  for (let device = 0; device < 40; device += 1) {
    stored.set('/_state', JSON.stringify({ device: `device ${device}` }))
    for (const rollout of [0, 50, 100]) {
      reply = latest(OURS, { rollout })
      if (await mayInstall()) taken.push(rollout)
    }
  }
  expect(taken.filter((each) => each === 0)).toHaveLength(0)
  expect(taken.filter((each) => each === 100)).toHaveLength(40)
  const half = taken.filter((each) => each === 50).length
  expect(half).toBeGreaterThan(10)
  expect(half).toBeLessThan(30)
})

test('does not fetch a newer build that is not for this device', async () => {
  reply = latest('newer', { rollout: 0 })
  await pollBuild()
  expect(await isUnwanted()).toBe(true)
  reply = latest('newer', { blocked: ['newer'] })
  expect(await isUnwanted()).toBe(true)
  expect(update).not.toHaveBeenCalled()
  reply = latest('newer', { rollout: 100 })
  expect(await isUnwanted()).toBe(false)
})

test('notifies the pages once of what the operator says of their build', async () => {
  reply = { ...latest(OURS, { blocked: [OURS], message: { until: 1, texts: { en: 'Soon.' } } }), headers: {} }
  await pollBuild()
  await pollBuild()
  expect(postMessage.mock.calls).toEqual([[{ type: 'NEW_BUILD', id: OURS }]])
  expect(update).not.toHaveBeenCalled()
  expect(await mayInstall()).toBe(false)
})
