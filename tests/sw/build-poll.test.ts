import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Reply = { status: number; body?: string; headers?: Record<string, string> }

const OURS = 'ours'
const NEW_BUILD = { type: 'NEW_BUILD', id: 'newer' }

let server: Server
/** The If-None-Match tag of each poll. */
let tags: (string | undefined)[]
let reply: Reply
const postMessage = vi.fn<(message: unknown) => void>()
const update = vi.fn<() => Promise<void>>()
let pollBuild: () => Promise<void>

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
  vi.stubGlobal('self', { clients: { matchAll: async () => [{ postMessage }] }, registration: { update } })
  // The tag is lost when the service worker stops.
  vi.resetModules()
  pollBuild = (await import('#sw/build-poll.ts')).pollBuild
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function latest(id: string): Reply {
  return { status: 200, body: JSON.stringify({ id }), headers: { etag: `"${id}"` } }
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
