import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

const world = useWorld()
const { dependencies } = Dexie
const disk = { ...dependencies }

afterEach(() => vi.restoreAllMocks())

/** Opens a tab for which the disk fails. */
async function openInMemory(): Promise<Tab> {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(disk.indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The disk is broken.', 'SecurityError')
  })
  const tab = await world.open()
  // The next tab has a disk again.
  Object.assign(dependencies, disk)
  return tab
}

test('a tab in memory and the tabs on disk each have their own leader', async () => {
  const alone = await openInMemory()
  expect(await world.db.facts.count()).toBe(0)
  const shared = await world.open()
  good(await shared.commands.realtime.watch({ topics: ['bets'] }))
  // Only a leader opens a socket; the other tab's one would fill the other tab's memory.
  await until('the feed on disk', async () => (await world.db.topics.get('bets')) !== undefined)
  good(await alone.commands.realtime.watch({ topics: ['bets'] }))
  await until('both sockets', async () => (await world.control.topicListeners('bets')) === 2)
})
