import { createServer, type Server } from 'node:http'
import { createApp } from '@unleash/proxy'
import { afterEach, expect, test, vi } from 'vitest'
import type * as configuration from '#domain/settings/configuration.ts'
import { listening } from './support/listening.ts'
import { until } from './support/until.ts'
import { useWorld } from './support/world.ts'

/** Feature flags of a real Unleash proxy, with a stand-in for the Unleash server behind it. */

const at = vi.hoisted(() => ({ address: null as string | null }))

vi.mock('#domain/settings/configuration.ts', async (original) => ({
  ...(await original<typeof configuration>()),
  get flagsUrl() {
    return at.address && `${at.address}/proxy`
  },
  flagsKey: '*:production.key',
}))

const world = useWorld()
const servers: Server[] = []

afterEach(() => {
  at.address = null
  for (const server of servers.splice(0)) server.close()
})

const feature = (name: string, rollout: string) => ({
  name,
  type: 'kill-switch',
  enabled: true,
  strategies: [{ name: 'flexibleRollout', parameters: { rollout, stickiness: 'default', groupId: name } }],
})
/** Half of all visitors have the second flag. */
const FEATURES = { version: 2, features: [feature('disable-crash', '100'), feature('disable-dice', '50')] }

/** Starts the proxy; out: the metrics that it passes on. */
async function startProxy(): Promise<() => string> {
  let metrics = ''
  const unleash = createServer((request, response) => {
    request.on('data', (part: Buffer) => {
      if (request.url?.includes('metrics')) metrics += part.toString()
    })
    response.setHeader('content-type', 'application/json').end(JSON.stringify(FEATURES))
  })
  servers.push(unleash)
  const app = createApp({
    unleashUrl: `${await listening(unleash)}/api`,
    unleashApiToken: '*:production.server',
    clientKeys: ['*:production.key'],
    refreshInterval: 0,
    metricsInterval: 50,
    clientMode: 'new',
  })
  const proxy = createServer(app)
  servers.push(proxy)
  at.address = await listening(proxy)
  const isReady = async () => (await fetch(`${at.address}/proxy/health`)).ok
  await until('the proxy', isReady)
  return () => metrics
}

test('a real proxy takes the key, the ids and the metrics, and a gradual rollout does not flip at a load', async () => {
  const metrics = await startProxy()
  const flags = async () => {
    const row = await world.db.facts.get('flags')
    return row?.id === 'flags' && row.fetchedAt > 0 ? row : null
  }
  const first = await world.open()
  await until('the flags', async () => (await flags()) !== null)
  const before = await flags()
  expect(before?.on).toContain('disable-crash')
  first.stop()

  const isLater = async () => ((await flags())?.fetchedAt ?? 0) > (before?.fetchedAt ?? 0)
  await world.open()
  await until('the flags of another load', isLater)
  expect((await flags())?.on).toEqual(before?.on)
  // Not a flag of this Unleash: only the app has counted it.
  await until('the metrics', () => metrics().includes('"disable-hilo"'))
})
