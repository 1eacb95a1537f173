import { Dexie, type EntityTable } from 'dexie'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers, releaseAnswers, retainAnswer, sharedQuery } from '#src/data/shared-query.ts'
import { beginMemory } from '#db/begin-memory.ts'
import { MyDatabase } from '#db/my-database.ts'
import { database, reconnect } from '#db/page-database.ts'

type Row = { id: number; text: string }

// Dexie looks for an IndexedDB once: another test file may have loaded it without one.
const without = { ...Dexie.dependencies }
beginMemory()
reconnect()

const db = new Dexie('shared-query') as Dexie & { rows: EntityTable<Row, 'id'> }
db.version(1).stores({ rows: 'id' })

const query = vi.fn(async () => (await db.rows.get(1))?.text ?? null)
let key = ''

beforeEach(async () => {
  key = crypto.randomUUID()
  await db.rows.put({ id: 1, text: 'first' })
  query.mockClear()
})
afterEach(() => db.rows.clear())
afterAll(() => void Object.assign(Dexie.dependencies, without))

/** Subscribes to the query; returns the values received so far and the function to unsubscribe. */
function shown() {
  const given: unknown[] = []
  return { given, stop: sharedQuery(key, query).subscribe((answer) => given.push(answer?.value)) }
}

test('a query runs once for all subscribers, and once again when its rows change', async () => {
  const [one, other] = [shown(), shown()]
  await vi.waitFor(() => expect([one.given, other.given]).toEqual([['first'], ['first']]))
  expect(query).toHaveBeenCalledTimes(1)
  await db.rows.put({ id: 1, text: 'second' })
  await vi.waitFor(() =>
    expect([one.given, other.given]).toEqual([
      ['first', 'second'],
      ['first', 'second'],
    ]),
  )
  expect(query).toHaveBeenCalledTimes(2)
  one.stop()
  other.stop()
})

test('a later subscriber gets the stored result at once, without another query', async () => {
  const one = shown()
  await vi.waitFor(() => expect(one.given).toEqual(['first']))
  const later = shown()
  expect(later.given).toEqual(['first'])
  expect(query).toHaveBeenCalledTimes(1)
  one.stop()
  await db.rows.put({ id: 1, text: 'second' })
  await vi.waitFor(() => expect(later.given).toEqual(['first', 'second']))
  expect(one.given).toEqual(['first'])
  later.stop()
})

test('without subscribers a query does not run; a new subscriber gets the last result, then a fresh one', async () => {
  const one = shown()
  await vi.waitFor(() => expect(one.given).toEqual(['first']))
  one.stop()
  await db.rows.put({ id: 1, text: 'second' })
  const back = shown()
  expect(back.given).toEqual(['first'])
  await vi.waitFor(() => expect(back.given).toEqual(['first', 'second']))
  expect(query).toHaveBeenCalledTimes(2)
  back.stop()
})

test('a value that was read in advance is there before the first result', () => {
  retainAnswer(key, 'ahead')
  expect(sharedQuery(key, query).getValue()).toEqual({ key, value: 'ahead' })
})

test('a query that starts to fail keeps its last result, and runs again with the next subscriber', async () => {
  const one = shown()
  await vi.waitFor(() => expect(one.given).toEqual(['first']))
  query.mockRejectedValueOnce(new Error('the disk is gone'))
  await db.rows.put({ id: 1, text: 'second' })
  await vi.waitFor(() => expect(one.given).toEqual(['first', 'first']))
  const later = shown()
  expect(later.given).toEqual(['first'])
  await vi.waitFor(() => expect(later.given).toEqual(['first', 'second']))
  expect(one.given.at(-1)).toBe('second')
  one.stop()
  later.stop()
})

test('a query that failed at first runs again for the next subscriber', async () => {
  query.mockRejectedValueOnce(new Error('the disk is gone'))
  const one = shown()
  await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(one.given).toEqual([undefined]))
  one.stop()
  const back = shown()
  await vi.waitFor(() => expect(back.given.at(-1)).toBe('first'))
  back.stop()
})

test('a logout clears the results, and the query runs again for remaining subscribers', async () => {
  const one = shown()
  await vi.waitFor(() => expect(one.given).toEqual(['first']))
  forgetAnswers()
  expect(sharedQuery(key, query).hasValue()).toBe(false)
  await vi.waitFor(() => expect(one.given).toEqual(['first', 'first']))
  one.stop()
})

test('a query that met the closed connection runs again once it is open', async () => {
  const worker = new MyDatabase()
  await worker.syncStore.put({ id: 1, url: 'first' })
  const given: unknown[] = []
  const read = async () => (await database.syncStore.get(1))?.url
  const stop = sharedQuery(key, read).subscribe((answer) => given.push(answer?.value))
  await vi.waitFor(() => expect(given).toEqual(['first']))
  // The browser clears the database; the worker has filled it again before the page's connection is open.
  database.close({ disableAutoOpen: true })
  database.on('close').fire(new Event('close'))
  releaseAnswers()
  await worker.syncStore.put({ id: 1, url: 'second' })
  await vi.waitFor(() => expect(given.at(-1)).toBe('second'), 5_000)
  await worker.syncStore.put({ id: 1, url: 'third' })
  await vi.waitFor(() => expect(given.at(-1)).toBe('third'))
  stop()
  worker.close()
})
