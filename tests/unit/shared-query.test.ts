import 'fake-indexeddb/auto'
import { Dexie, type EntityTable } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers, retainAnswer, sharedQuery } from '../../src/data/shared-query.ts'

type Row = { id: number; text: string }

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

/** What one who shows the query has been given so far, and how to show it no longer. */
function shown() {
  const given: unknown[] = []
  return { given, stop: sharedQuery(key, query).subscribe((answer) => given.push(answer?.value)) }
}

test('runs once for all who show it, and once again when its rows change', async () => {
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

test('whoever comes later has the answer at once, and asks for nothing', async () => {
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

test('runs for nobody, and anew for who comes back, from what stood there last', async () => {
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

test('what was read ahead is there before the first answer', () => {
  retainAnswer(key, 'ahead')
  expect(sharedQuery(key, query).getValue()).toEqual({ key, value: 'ahead' })
})

test('that cannot be read any more keeps what it said, and is tried again with the next who shows it', async () => {
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

test('that could not be read is read anew for who comes back to it', async () => {
  query.mockRejectedValueOnce(new Error('the disk is gone'))
  const one = shown()
  await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(one.given).toEqual([undefined]))
  one.stop()
  const back = shown()
  await vi.waitFor(() => expect(back.given.at(-1)).toBe('first'))
  back.stop()
})

test('forgets at logout, and asks anew for who is still there', async () => {
  const one = shown()
  await vi.waitFor(() => expect(one.given).toEqual(['first']))
  forgetAnswers()
  expect(sharedQuery(key, query).hasValue()).toBe(false)
  await vi.waitFor(() => expect(one.given).toEqual(['first', 'first']))
  one.stop()
})
