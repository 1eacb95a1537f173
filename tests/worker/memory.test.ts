import { expect, test } from 'vitest'
import { openMemory } from '#db/memory.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { beginCopy, copyRows } from '#db/page-copy.ts'
import { database } from '#db/page-database.ts'
import type { RowChange } from '#db/row-change.ts'
import type { NoticeRow, OutboxRow } from '#db/rows.ts'
import type { RemotePageBridge } from '#worker/core/page-bridge.ts'
import { notices } from '#db/view.ts'

const NO_DISK = new Error('no disk')
const commits: RowChange[][] = []
const page = {
  // As between a worker and a page: the page receives a structured clone.
  async saveCopy(changes: RowChange[] | null) {
    if (changes) commits.push(changes)
    return changes ? copyRows(structuredClone(changes)) : beginCopy()
  },
} as unknown as RemotePageBridge

const notice = (playerId: string | null): NoticeRow => ({ playerId }) as NoticeRow
const call = (subject: string, owner: string): OutboxRow => ({ subject, owner }) as OutboxRow

async function readRows(db: MyDatabase): Promise<Record<string, unknown[]>> {
  return Object.fromEntries(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()])))
}

test('copies committed rows to the page in order, and nothing of a rolled-back transaction', async () => {
  const { db, copied } = await openMemory(page, NO_DISK)
  await db.notices.bulkAdd([notice(null), notice('one'), notice('other')])
  await db.notices.delete(1)
  await db.outbox.bulkAdd([call('settings', 'one'), call('settings', 'other'), call('logout', 'one')])
  await db.outbox.where('subject').notEqual('logout').delete()
  await db.outbox.toCollection().modify({ owner: 'nobody' })
  await db.transaction('rw', db.facts, db.syncStore, async () => {
    await db.facts.put({ id: 'connection', reachable: false, since: 1 })
    await db.facts.put({ id: 'connection', reachable: true, since: 2 })
    await db.syncStore.put({ id: 1, url: 'https://api.example' })
  })
  await db.seedPairs.clear()
  const given = db.transaction('rw', db.facts, db.notices, async () => {
    await db.notices.clear()
    await db.facts.delete('connection')
    throw new Error('given up')
  })
  await expect(given).rejects.toThrow('given up')
  // An auto-incremented key is never used twice, in the copy as in the worker.
  await db.notices.clear()
  await db.notices.add(notice(null))

  await copied()
  expect(await readRows(database)).toEqual(await readRows(db))
  expect(await notices()).toEqual([{ playerId: null, id: 4 }])
  expect(await database.outbox.toArray()).toEqual([{ subject: 'logout', owner: 'nobody', id: 3 }])
  expect(commits.map((changes) => changes.length)).toEqual([1, 1, 1, 1, 1, 3, 1, 1, 1])

  // Another worker starts with an empty database, and resets the page's copy.
  const next = await openMemory(page, NO_DISK)
  expect(await database.notices.count()).toBe(0)
  db.close()
  next.db.close()
})

test('rejects writes of the page to its copy of the database', async () => {
  const { db } = await openMemory(page, NO_DISK)
  await expect(database.notices.add(notice(null))).rejects.toThrow('the page never writes the database')
  db.close()
})

test('rejects when the page cannot start a copy, so that the worker is started again', async () => {
  const gone = { saveCopy: () => Promise.reject(new Error('no code')) } as unknown as RemotePageBridge
  await expect(openMemory(gone, NO_DISK)).rejects.toThrow('no code')
})
