import { afterEach, describe, expect, test, vi } from 'vitest'
import { good, useWorld } from './support/world.ts'

describe('a starting tab', () => {
  const world = useWorld()
  afterEach(() => vi.restoreAllMocks())

  test.each(['with what it needs already there', 'for the first time'])('works on a full disk: %s', async (when) => {
    if (when !== 'for the first time') (await world.open()).stop()
    const full = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
    const tab = await world.open()
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'storage' } })
    vi.restoreAllMocks()
    good(await tab.commands.lobby.refreshHome())
  })

  test('stores the address of the API once, and again when it has changed', async () => {
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
    const address = `http://api.localhost:${world.operator.port}`
    const written = () => puts.mock.contexts.filter((store) => (store as IDBObjectStore).name === 'syncStore').length
    await world.db.syncStore.put({ id: 1, url: address })
    expect(written()).toBe(1)
    good(await (await world.open()).commands.lobby.refreshHome())
    expect(written()).toBe(1)
    await world.db.syncStore.put({ id: 1, url: 'https://api.older.example' })
    good(await (await world.open()).commands.lobby.refreshHome())
    await vi.waitUntil(async () => (await world.db.syncStore.get(1))?.url === address)
  })
})
