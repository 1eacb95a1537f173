import { expect, test, vi } from 'vitest'
import { NetworkError } from '#domain/browser/network-error.ts'
import { until } from './support/until.ts'
import { useWorld } from './support/world.ts'

const files = vi.hoisted(() => ({ areMissing: true }))
vi.mock('#worker/connection/geo/geo.ts', async (original) => {
  const code = await original<object>()
  return new Proxy(code, {
    get(target, name) {
      if (files.areMissing && name === 'fetchGeo') throw new NetworkError('no file')
      return Reflect.get(target, name) as unknown
    },
  })
})

const world = useWorld()

test('asks for the location after a reconnect when its code could not be loaded before', async () => {
  const tab = await world.open()
  await world.control.waitForRequests({ match: { endpoint: 'getSettings' } })
  expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: true })
  expect(await world.control.requests({ endpoint: 'getGeo' })).toEqual([])

  files.areMissing = false
  await tab.commands.connection.pageChanged({ online: false })
  await until('the location', async () => (await world.db.facts.get('geo')) !== undefined)
})
