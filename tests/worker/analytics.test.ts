import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnalyticsEventRow } from '#db/rows.ts'
import type * as rules from '#domain/reporting/analytics.ts'
import { ANALYTICS_QUEUE_MAX } from '#domain/reporting/analytics.ts'
import { until } from './support/until.ts'
import type { Tab } from './support/tab.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

/** The interval of the timer, ms: an hour, so that it sends no event, except in the tests of the timer itself. */
const flush = vi.hoisted(() => ({ everyMs: 3_600_000 }))
vi.mock('#domain/reporting/analytics.ts', async (original) => ({
  ...(await original<typeof rules>()),
  get ANALYTICS_FLUSH_EVERY_MS() {
    return flush.everyMs
  },
}))

type Batch = { session_id: string; events: { id: string; name: string; at: string; data: Record<string, unknown> }[] }

describe('analytics events', () => {
  const world = useWorld()

  const rows = () => world.db.events.orderBy('seq').toArray()
  const untilStored = (count: number) => until(`${count} events`, async () => (await world.db.events.count()) === count)
  const requests = () => world.control.requests({ endpoint: 'sendEvents' })
  const batches = async () => (await requests()).map(({ body }) => JSON.parse(body ?? '') as Batch)
  const track = async (tab: Tab, count: number) => {
    for (let each = 0; each < count; each += 1) good(await tab.commands.analytics.track({ name: `event ${each}` }))
  }
  const event = (seq: number, sessionId = 's-1'): AnalyticsEventRow => ({
    id: `event-${seq}`,
    sessionId,
    name: 'seen',
    at: seq,
    data: {},
  })

  test('stores events until there are twenty, then the leader tab sends them in one ordered batch', async () => {
    const [leader, other] = [await world.open(), await world.open()]
    await track(other, 19)
    await untilStored(19)
    expect(await requests()).toEqual([])
    leader.stop()
    good(await other.commands.analytics.track({ name: 'event 19', data: { way: 'email', count: 2, is: true } }))
    await untilStored(0)
    const [batch, ...more] = await batches()
    expect(more).toEqual([])
    expect(batch?.events.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, each) => `event ${each}`))
    expect(batch?.events.at(-1)?.data).toEqual({ way: 'email', count: 2, is: true })
    expect(new Set(batch?.events.map(({ id }) => id)).size).toBe(20)
    for (const { at } of batch?.events ?? []) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(120_000)
  })

  test('sends batches of at most one hundred events, each of one analytics session', async () => {
    const seen = (from: number, count: number, session: string) =>
      Array.from({ length: count }, (_, each) => event(from + each, session))
    await world.db.events.bulkAdd([...seen(0, 150, 's-1'), ...seen(150, 10, 's-2')])
    await world.open()
    await untilStored(0)
    expect((await batches()).map(({ session_id, events }) => [session_id, events.length])).toEqual([
      ['s-1', 100],
      ['s-1', 50],
      ['s-2', 10],
    ])
  })

  test('drops the oldest events when the queue is full', async () => {
    await world.db.events.bulkAdd(Array.from({ length: ANALYTICS_QUEUE_MAX }, (_, seq) => event(seq)))
    const tab = await world.open({ online: false })
    await track(tab, 3)
    await until('the newest', async () => (await rows()).at(-1)?.name === 'event 2')
    const left = await rows()
    expect(left).toHaveLength(ANALYTICS_QUEUE_MAX)
    expect(left[0]?.id).toBe('event-3')
  })

  test('starts a new analytics session after 30 minutes without events, and after 24 hours', async () => {
    const tab = await world.open()
    const minutes = (count: number) => Date.now() - count * 60_000
    const sessionAfter = async (row: { startedAt: number; usedAt: number }) => {
      await world.db.facts.put({ id: 'analytics', sessionId: 'before', ...row })
      const count = await world.db.events.count()
      await track(tab, 1)
      await untilStored(count + 1)
      return (await rows()).at(-1)?.sessionId === 'before'
    }
    expect(await sessionAfter({ startedAt: minutes(23 * 60), usedAt: minutes(29) })).toBe(true)
    expect(await sessionAfter({ startedAt: minutes(60), usedAt: minutes(31) })).toBe(false)
    expect(await sessionAfter({ startedAt: minutes(24 * 60 + 1), usedAt: minutes(1) })).toBe(false)
    // These timestamps come from a device clock that was ahead and has been corrected since.
    expect(await sessionAfter({ startedAt: minutes(-600), usedAt: minutes(-600) })).toBe(false)
    const [first, second] = (await rows()).slice(-2)
    expect(first?.sessionId).not.toBe(second?.sessionId)
  })

  test('stores no personal data in an event', async () => {
    const tab = await world.open()
    const data = {
      email: EMAIL,
      password: PASSWORD,
      oldPassword: PASSWORD,
      phone: '+77011234567',
      authToken: 'abc',
      code: '123456',
      errors: `email.taken:${EMAIL}, phone.taken: +7 701 123-45-67, ${'k'.repeat(64)}, limit:100`,
      way: 'email',
    }
    good(await tab.commands.analytics.track({ name: 'seen', data }))
    await untilStored(1)
    expect((await rows())[0]?.data).toEqual({ errors: 'email.taken:…, phone.taken: …, …, limit:100', way: 'email' })
  })

  test('drops a batch that the operator rejects, and sends the next one', async () => {
    await world.control.fault({ match: { endpoint: 'sendEvents' }, kind: 'reply', status: 422 })
    await world.db.events.bulkAdd(Array.from({ length: 120 }, (_, seq) => event(seq)))
    await world.open()
    await untilStored(0)
    expect(await requests()).toHaveLength(2)
    expect(await world.control.events()).toHaveLength(20)
  })

  test('does not fail a command when the disk is full, and cleans a malformed event', async () => {
    const tab = await world.open()
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    good(await tab.commands.analytics.track({ name: 'lost' }))
    await until('the try', () => add.mock.calls.length > 0)
    add.mockRestore()
    // As a page of another build might call it.
    const data = { deep: { er: 1 }, nothing: undefined, endless: Infinity, way: null } as never
    good(await tab.commands.analytics.track({ name: 'x'.repeat(500), data }))
    await untilStored(1)
    expect(await rows()).toMatchObject([{ name: 'x'.repeat(200), data: { way: null } }])
    expect((await rows())[0]?.data).toEqual({ way: null })
  })

  describe('analytics events at logout', () => {
    test('sends events without a token at logout, and deletes them from the database', async () => {
      const tab = await world.open()
      await signUp(tab)
      await track(tab, 2)
      await untilStored(3)
      const token = world.browser.cookies.token ?? ''
      good(await tab.commands.session.logout())
      expect(await world.db.events.count()).toBe(0)
      expect(await world.db.facts.get('analytics')).toBeUndefined()
      const [request] = await world.control.waitForRequests({ match: { endpoint: 'sendEvents' } })
      await until('the events', async () => (await world.control.events()).length === 3)
      expect(request?.headers).not.toHaveProperty('authorization')
      expect(JSON.stringify(await batches())).not.toContain(token)
    })

    test('sends events in batches at logout, too', async () => {
      const tab = await world.open()
      await signUp(tab)
      await untilStored(1)
      await world.control.fault({ match: { endpoint: 'sendEvents' }, kind: 'reply', status: 500 })
      await world.db.events.bulkAdd(Array.from({ length: 130 }, (_, seq) => event(seq + 1_000)))
      await world.control.waitForRequests({ match: { endpoint: 'sendEvents' } })
      good(await tab.commands.session.logout())
      await until('the events', async () => (await world.control.events()).length === 131)
      expect((await requests()).slice(1)).toHaveLength(3)
    })

    test('drops events at logout without a network', async () => {
      const tab = await world.open()
      await signUp(tab)
      await untilStored(1)
      await world.control.stopListening()
      good(await tab.commands.session.logout())
      expect(await world.db.events.count()).toBe(0)
      expect(await world.db.facts.get('analytics')).toBeUndefined()
    })
  })

  test('keeps a guest’s events through a login, and deletes a player’s events when the session ends', async () => {
    const tab = await world.open()
    await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
    await tab.commands.session.loginByEmail({ email: EMAIL, password: 'something-else' })
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
    await untilStored(2)
    expect((await rows()).map(({ name }) => name)).toEqual(['login_failed', 'login'])
    expect(new Set((await rows()).map(({ sessionId }) => sessionId)).size).toBe(1)
    await world.control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status: 401 })
    await world.control.expireTokens(EMAIL)
    expect((await tab.commands.profile.refresh()).ok).toBe(false)
    expect(await world.db.events.count()).toBe(0)
  })
})

describe('analytics events on the timer', () => {
  const world = useWorld()
  beforeEach(() => void (flush.everyMs = 50))
  afterEach(() => void (flush.everyMs = 3_600_000))
  const match = { endpoint: 'sendEvents' }
  const untilStored = () => world.db.events.count()
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
    await until(
      'the event',
      async () => (await world.control.requests(match)).length > 1 && (await untilStored()) === 0,
    )
    expect(await world.control.events()).toHaveLength(1)
    expect(new Set(await ids()).size).toBe(1)
  })

  test('stores events while the operator is unreachable, and sends them once it answers', async () => {
    const tab = await world.open({ online: false })
    for (let each = 0; each < 25; each += 1) good(await tab.commands.analytics.track({ name: 'seen' }))
    await until('all', async () => (await untilStored()) === 25)
    expect(await world.control.requests(match)).toEqual([])
    good(await tab.commands.connection.retry())
    await until('all to be gone', async () => (await untilStored()) === 0)
    expect(await world.control.events()).toHaveLength(25)
  })

  test('drops events when the operator has no analytics endpoint (501)', async () => {
    await world.control.fault({ match, kind: 'reply', status: 501, times: 0 })
    const tab = await world.open()
    good(await tab.commands.analytics.track({ name: 'seen' }))
    await until(
      'the event to go',
      async () => (await world.control.requests(match)).length > 0 && (await untilStored()) === 0,
    )
  })
})
