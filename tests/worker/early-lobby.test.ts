import { afterEach, expect, test, vi } from 'vitest'
import type { RemotePageBridge } from '#worker/core/page-bridge.ts'
import { openBase } from '#worker/core/worker-base.ts'
import { requestLobby } from '#worker/lobby/index.ts'
import { until } from './support/until.ts'
import { useWorld } from './support/world.ts'

const world = useWorld()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A worker that has started in a language, and a page that connects later. */
async function startInLanguage(locale: 'en' | 'ru') {
  const host = `localhost:${world.operator.port}`
  vi.stubGlobal('location', { protocol: 'http:', host })
  const base = await openBase(new Promise<RemotePageBridge>(() => undefined))
  return { ...base, send: requestLobby(base, locale, {}) }
}

const calls = () => world.control.requests({ endpoint: 'getLobby' })

test('requests the lobby before the page connects, and once only', async () => {
  const base = await startInLanguage('en')
  await until('the request', async () => (await calls()).length === 1)
  const tab = await world.open({}, Promise.resolve(base))
  await until('the lobby', async () => (await world.db.lobby.count()) > 0)
  expect(await calls()).toHaveLength(1)

  expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: true })
  expect(await calls()).toHaveLength(2)
})

test('requests the lobby again if the page is in another language', async () => {
  const base = await startInLanguage('ru')
  await until('the request', async () => (await calls()).length === 1)
  await world.open({}, Promise.resolve(base))
  await until('the lobby', async () => (await world.db.lobby.get('home:en')) !== undefined)
  expect((await calls()).map(({ headers }) => headers['accept-language'])).toEqual(['ru', 'en'])
  expect(await world.db.lobby.get('home:ru')).toBeUndefined()
})

test('requests the lobby again if the first request got no answer', async () => {
  await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'cutBefore', times: 2 })
  const base = await startInLanguage('en')
  await until('both attempts', async () => (await calls()).length === 2)
  await world.open({}, Promise.resolve(base))
  await until('the lobby', async () => (await world.db.lobby.count()) > 0)
})

test.each([
  ['again if the reply has waited 15 s for the page', 15_000, 2],
  ['once if it has waited less', 14_000, 1],
])('requests the lobby %s', async (_, waitedMs, count) => {
  const base = await startInLanguage('en')
  await until('the request', async () => (await calls()).length === 1)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + waitedMs)
  await world.open({}, Promise.resolve(base))
  await until('the lobby', async () => (await world.db.lobby.count()) > 0)
  expect(await calls()).toHaveLength(count)
})
