import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameBySlug } from '#db/lobby-view.ts'
import { appState, lobby, viewer } from '#db/view.ts'
import { openApi } from '../operator/openapi.ts'
import { createBrowser, openTab } from './support/tab.ts'
import { good } from './support/world.ts'
import { until } from './support/until.ts'

type Answer = { method: string; path: RegExp; body: string }

/** The documented examples as an operator, such as a mock server makes of the OpenAPI document. */
const ANSWERS: readonly Answer[] = Object.entries(Object(openApi()['paths'])).flatMap(([path, operations]) =>
  Object.entries(Object(operations))
    .filter(([method]) => method !== 'servers')
    .map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      body: JSON.stringify(Object(operation).responses['200'].content['application/json'].example),
    })),
)

describe('an operator that answers with the documented examples', () => {
  let server: Server
  const missing: string[] = []
  const tabs: { stop(): void }[] = []

  beforeEach(async () => {
    server = createServer(({ method, url = '' }, reply) => {
      const path = url.split('?')[0] ?? ''
      const answer = ANSWERS.find((each) => each.method === method && each.path.test(path))
      // The socket is no part of the document.
      if (!answer && path !== '/socket') missing.push(`${method} ${path}`)
      reply.writeHead(answer ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      reply.end(answer?.body ?? '{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    for (const tab of tabs.splice(0)) tab.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  test('lets the app start, log in and show games', async () => {
    // A listening TCP server has an address of this type.
    const { port } = server.address() as AddressInfo
    const browser = createBrowser()
    const tab = await openTab(port, browser)
    tabs.push(tab)
    await until('the lobby', async () => (await lobby()) !== null)
    good(await tab.commands.session.loginByEmail({ email: 'player@mail.example', password: 'correct-horse-9' }))
    await until('the player', async () => (await viewer()).player !== null)
    expect(await viewer()).toMatchObject({ loggedIn: true, player: { email: 'player@mail.example' } })
    good(await tab.commands.lobby.refreshCatalogue())
    expect(await gameBySlug('slots', 'steppe-of-gold')).toMatchObject({ name: 'Steppe of Gold' })
    expect(Object.keys((await appState('problems'))?.parts ?? {})).toEqual([])
    expect(tab.navigations).toEqual([])
    expect(missing).toEqual([])
  })
})
