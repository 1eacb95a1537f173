import { liveQuery } from 'dexie'
import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

describe('the connection, as tabs tell each other of it', () => {
  const world = useWorld()

  /** Writes what another tab would and waits till a live query has brought it. */
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

  test('word that is older than the last call changes nothing', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.waitForRequests({ match: { endpoint: 'getGeo' } })
    await world.control.clearRequests()
    await hear(false, Date.now() - 60_000)
    for (let times = 0; times < 5; times += 1) good(await tab.commands.lobby.refreshHome())
    // Nobody was taken for gone, so nobody was asked for a sign of life.
    expect(await world.control.requests({ endpoint: 'getGeo' })).toEqual([])
  })

  test('newer word is heeded, until the operator gives a sign of life', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await world.control.stopListening()
    await hear(false, Date.now() + 1_000)
    expect(await tab.commands.lobby.refreshHome()).toMatchObject({ ok: false, error: { code: 'offline' } })
    await world.control.startListening()
    await until('an answer', async () => (await tab.commands.lobby.refreshHome()).ok)
  })
})
