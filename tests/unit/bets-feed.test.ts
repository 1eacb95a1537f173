import { expect, test } from 'vitest'
import type { FeedBetWire } from '#endpoints/bets-feed.ts'
import { createBetsFeedReader } from '#worker/games/bets-feed/reader.ts'
import type { Context } from '#worker/core/context.ts'
import type { TopicRow } from '#db/rows.ts'

const NOW = Date.UTC(2026, 0, 15, 12)
const IS_WIN = { payout: '20.00' }
const IS_PUSH = { payout: '10.00' }

function bet(id: string, overrides: Partial<FeedBetWire> = {}): FeedBetWire {
  const at = new Date(NOW - 60_000).toISOString()
  return {
    id,
    game: 'dice',
    player: null,
    amount: '10.00',
    payout: '0.00',
    worth: '10.00',
    currency: 'RUB',
    at,
    ...overrides,
  }
}

/** The ids of both lists after a snapshot; null if the reader does not accept it. */
async function shownAfter(topic: 'bets' | 'bets:dice', data: unknown) {
  let row: TopicRow<'bets'> | undefined
  const topics = { put: async (written: TopicRow<'bets'>) => (row = written) }
  // The part of a context that is used here.
  const context = { db: { topics }, clock: { now: () => NOW } } as unknown as Context
  const reader = createBetsFeedReader(context, topic)
  if (!reader.takeSnapshot(data)) return null
  await reader.write()
  const ids = (name: 'latest' | 'high') => row?.state[name].map(({ id }) => id)
  return { latest: ids('latest'), high: ids('high') }
}

const MIXED = [bet('loss'), bet('win', IS_WIN), bet('push', IS_PUSH), bet('late win', IS_WIN)]

test('a snapshot of all games lists the wins alone, in the operator’s order', async () => {
  const shown = await shownAfter('bets', { latest: MIXED, high: [bet('loss')] })
  expect(shown).toEqual({ latest: ['win', 'late win'], high: [] })
})

test('a snapshot of one game lists every bet', async () => {
  const shown = await shownAfter('bets:dice', { latest: MIXED, high: [bet('loss')] })
  expect(shown).toEqual({ latest: ['loss', 'win', 'push', 'late win'], high: ['loss'] })
})

test('the highest stakes of a snapshot are sorted, each listed once, and no more than a page shows', async () => {
  const high = Array.from({ length: 40 }, (_, at) => bet(`${at}`, { ...IS_WIN, worth: `${at + 10}.00` }))
  const shown = await shownAfter('bets', { latest: high, high: [...high, ...high] })
  expect(shown?.latest).toEqual(high.slice(0, 30).map(({ id }) => id))
  expect(shown?.high).toEqual(Array.from({ length: 30 }, (_, place) => `${39 - place}`))
})

test('a malformed snapshot is not accepted', async () => {
  expect(await shownAfter('bets', { latest: 'none' })).toBeNull()
})
