import { describe, expect, test } from 'vitest'
import type { TopicRow } from '#db/rows.ts'
import { EVENTS_AT_MOST } from '#domain/betting/betting.ts'
import { until } from './support/until.ts'
import { good } from './support/world.ts'
import { useBetting } from './support/betting.ts'

const { findFirst, world } = useBetting()

describe('sports events', () => {
  test('offers 200 upcoming and 20 live events at any time, and publishes them to a guest by topic', async () => {
    for (const step of [0, 17 * 60_000, 3 * 3_600_000]) {
      await world.control.bettingStep(step)
      expect(await world.control.bettingEvents()).toEqual({ upcoming: 200, live: 20, ended: 20 })
    }
    const tab = await world.open()
    good(await tab.commands.realtime.watch({ topics: ['betting', 'betting:football'] }))
    const directory = await until('the directory', () => world.db.topics.get('betting'))
    expect(directory.state).toMatchObject({ sports: [{ id: 'football' }, {}, {}, {}], events: { length: 240 } })
    const sport = await until('football', () => world.db.topics.get('betting:football'))
    expect(sport.state).toMatchObject({ events: { length: 60 } })
  })

  test('applies changed odds, a suspended market and the end of an event to one topic row', async () => {
    const live = await findFirst('won', { phase: 'live', sport: 'football' })
    const tab = await world.open()
    const topic = `betting:event:${live.event}` as const
    good(await tab.commands.realtime.watch({ topics: [topic] }))
    const read = async () => (await world.db.topics.get(topic)) as TopicRow<typeof topic> | undefined
    const market = async () => (await read())?.state.markets.find(({ id }) => id === live.market)
    await until('the event', market)
    await world.control.bettingOrder({ event: live.event, odds: { [`${live.market}|${live.outcome}`]: 7_770 } })
    await until('the price', async () =>
      (await market())?.outcomes.some(({ id, odds }) => id === live.outcome && odds === 7_770),
    )
    await world.control.bettingOrder({ event: live.event, suspend: [live.market] })
    await until('the suspension', async () => (await market())?.suspended)
    await world.control.bettingStep(120 * 60_000)
    await until('the end', async () => (await read())?.state.event.phase === 'ended')
    expect((await read())?.state.markets).toEqual([])
  })
})

describe('a list of events', () => {
  const names = (id: number) => ({ id: `e${id}`, sport: 'football', league: 'l', home: 'A', away: 'B' })
  const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

  test('accepts a full list at once, and never grows beyond EVENTS_AT_MOST', async () => {
    const tab = await world.open()
    good(await tab.commands.realtime.watch({ topics: ['betting'] }))
    const count = async () => ((await world.db.topics.get('betting')) as TopicRow<'betting'> | undefined)?.state.events
    await until('the directory', async () => (await count())?.length === 240)
    const start = new Date().toISOString()
    for (const from of [0, 1_000]) {
      const events = many(from, 1_000).map((id) => ({ ...names(id), start }))
      await world.control.publish({ topic: 'betting', data: { events, removed: [] } })
    }
    await until('the last', async () => (await count())?.length === EVENTS_AT_MOST)
    await world.control.publish({ topic: 'betting', data: { events: [], removed: many(0, 800).map((id) => `e${id}`) } })
    await until('the removal', async () => (await count())?.length === EVENTS_AT_MOST - 800)
  })

  test('accepts 600 more events in the list of one sport', async () => {
    const tab = await world.open()
    good(await tab.commands.realtime.watch({ topics: ['betting:football'] }))
    const count = async () =>
      ((await world.db.topics.get('betting:football')) as TopicRow<'betting:football'> | undefined)?.state.events.length
    await until('football', async () => (await count()) === 60)
    const events = many(0, 600).map((id) => ({ id: `e${id}`, phase: 'upcoming', score: [0, 0] }))
    await world.control.publish({ topic: 'betting:football', data: { events, removed: [] } })
    await until('all of them', async () => (await count()) === 660)
  })
})
