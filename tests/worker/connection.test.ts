import { liveQuery } from 'dexie'
import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

describe('the connection status that tabs share', () => {
  const world = useWorld()

  /** Writes the row that another tab would write, and waits until a live query delivers it. */
  async function hear(reachable: boolean, since: number): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      const watching = liveQuery(() => world.db.facts.get('connection')).subscribe((row) => {
        if (row?.id !== 'connection' || row.since !== since) return
        resolve()
        watching.unsubscribe()
      })
    })
    await world.db.facts.put({ id: 'connection', reachable, since })
    await heard
  }

  test('ignores an offline status of another tab that is older than the last reply', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.waitForRequests({ match: { endpoint: 'getGeo' } })
    await world.control.clearRequests()
    await hear(false, Date.now() - 60_000)
    for (let times = 0; times < 5; times += 1) good(await tab.commands.lobby.refreshHome())
    // The tab did not consider the operator unreachable, so it sent no health check.
    expect(await world.control.requests({ endpoint: 'getGeo' })).toEqual([])
  })

  test('accepts a newer offline status of another tab until a health check succeeds', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.stopListening()
    await hear(false, Date.now() + 1_000)
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'offline' } })
    await world.control.startListening()
    await until('an answer', async () => (await tab.commands.lobby.refreshHome()).ok)
  })
})
