import { describe, expect, test, vi } from 'vitest'
import type * as rules from '../../worker/domain/account/analytics.ts'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

/** Events that are sent or retried by the timer: the flush interval is shortened to 50 ms, the rules stay the same. */
vi.mock('../../worker/domain/account/analytics.ts', async (original) => ({
  ...(await original<typeof rules>()),
  ANALYTICS_FLUSH_EVERY_MS: 50,
}))

type Batch = { events: { id: string }[] }

describe('analytics events on the timer', () => {
  const world = useWorld()
  const match = { endpoint: 'sendEvents' }
  const kept = () => world.db.events.count()
  const ids = async () =>
    (await world.control.requests(match)).flatMap(({ body }) =>
      body ? (JSON.parse(body) as Batch).events.map(({ id }) => id) : [],
    )

  test('sends even a single event when the flush interval has passed', async () => {
    const tab = await world.open()
    good(await tab.commands.analytics.track({ name: 'seen' }))
    await until('the event', async () => (await world.control.events()).length === 1)
    expect(await world.control.events()).toMatchObject([{ name: 'seen' }])
  })

  test.each([
    ['500', { kind: 'reply', status: 500 }],
    ['429', { kind: 'reply', status: 429 }],
    ['a reply that is lost', { kind: 'cutAfter' }],
  ] as const)('resends events with one id after %s; the operator counts them once', async (_what, fault) => {
    await world.control.fault({ ...fault, match })
    const tab = await world.open()
    good(await tab.commands.analytics.track({ name: 'seen' }))
    await until('the event', async () => (await world.control.requests(match)).length > 1 && (await kept()) === 0)
    expect(await world.control.events()).toHaveLength(1)
    expect(new Set(await ids()).size).toBe(1)
  })

  test('stores events while the operator is unreachable, and sends them once it answers', async () => {
    const tab = await world.open({ online: false })
    for (let each = 0; each < 25; each += 1) good(await tab.commands.analytics.track({ name: 'seen' }))
    await until('all', async () => (await kept()) === 25)
    expect(await world.control.requests(match)).toEqual([])
    good(await tab.commands.connection.retry())
    await until('all to be gone', async () => (await kept()) === 0)
    expect(await world.control.events()).toHaveLength(25)
  })

  test('drops events when the operator has no analytics endpoint (501)', async () => {
    await world.control.fault({ match, kind: 'reply', status: 501, times: 0 })
    const tab = await world.open()
    good(await tab.commands.analytics.track({ name: 'seen' }))
    await until('the event to go', async () => (await world.control.requests(match)).length > 0 && (await kept()) === 0)
  })
})
