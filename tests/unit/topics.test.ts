import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '#worker/core/context.ts'
import { createTopics, type TopicReader } from '#worker/realtime/topics.ts'

/** Writes of topics by the worker while the database is full or a chunk fails to load. */

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const written: unknown[] = []
  const trouble = { isFull: false }
  const loads: (() => void)[] = []
  const made: TopicReader[] = []
  const create = () => {
    let state: unknown = null
    const take = (data: unknown): boolean => {
      state = data
      return true
    }
    const reader = { takeSnapshot: take, takeEvent: take, write: async () => void written.push(state) }
    made.push(reader)
    return reader
  }
  const transaction = async (_mode: string, _tables: string[], work: () => Promise<void>) => {
    if (trouble.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
    await work()
  }
  const family = {
    matches: () => true,
    tables: ['topics'],
    load: () => new Promise<typeof create>((resolve) => loads.push(() => resolve(create))),
  }
  const topics = createTopics({
    // The context is only used for its transaction here.
    context: { db: { transaction } } as unknown as Context,
    families: [family],
    send: () => undefined,
    onMalformed: () => undefined,
  })
  const load = async () => {
    for (const each of loads) each()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { topics, written, trouble, made, load }
}

test('a failed write is repeated once the database accepts it', async () => {
  const { topics, written, trouble, load } = setUp()
  topics.setWanted(new Set(['a']))
  topics.onOpen()
  await load()
  trouble.isFull = true
  topics.onSnapshot({ type: 'topic', topic: 'a', seq: 1, data: 'snapshot' })
  await vi.advanceTimersByTimeAsync(200)
  expect(written).toEqual([])
  trouble.isFull = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(written).toEqual(['snapshot'])
})

test('a chunk that is requested twice reads a topic once, so that no snapshot goes to a discarded reader', async () => {
  const { topics, written, made, load } = setUp()
  topics.setWanted(new Set(['a']))
  topics.onOpen()
  await load()
  expect(made).toHaveLength(1)
  topics.onSnapshot({ type: 'topic', topic: 'a', seq: 1, data: 'snapshot' })
  await vi.advanceTimersByTimeAsync(200)
  expect(written).toEqual(['snapshot'])
})
