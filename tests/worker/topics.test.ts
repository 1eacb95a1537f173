import { liveQuery } from 'dexie'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FeedBetWire } from '#endpoints/bets-feed.ts'
import type { TopicRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

/** The rules of the socket and its topics, with the bet feed of the real stand-in operator. */

const world = useWorld()
const TOPIC = 'bets'
const GAME = 'bets:dice'

// The topic's name determines the type of its row.
const row = async (topic = TOPIC) => (await world.db.topics.get(topic)) as TopicRow<'bets'> | undefined
const latest = async (topic = TOPIC) => (await row(topic))?.state.latest.map(({ id }) => id) ?? []
const counters = () => world.control.counters()

function bet(id: string, overrides: Partial<FeedBetWire> = {}): FeedBetWire {
  const money = { amount: '10.00', payout: '20.00', worth: '10.00', currency: 'RUB' } as const
  return { id, game: 'dice', player: 'Ai••', ...money, at: new Date().toISOString(), ...overrides }
}
const publish = (...ids: string[]) => world.control.publish({ topic: TOPIC, data: { bets: ids.map((id) => bet(id)) } })

async function watch(...topics: string[]) {
  const tab = await world.open()
  good(await tab.commands.realtime.watch({ topics }))
  return tab
}

async function listens(topic = TOPIC, count = 1): Promise<void> {
  await until(`${count} listening to ${topic}`, async () => (await world.control.topicListeners(topic)) === count)
}

afterEach(() => vi.restoreAllMocks())

describe('a topic', () => {
  test('delivers a topic to a guest: the snapshot, then the events', async () => {
    await publish('a')
    await watch(TOPIC)
    await until('the snapshot', async () => (await row()) !== undefined)
    await publish('b', 'c')
    await until('both', async () => (await latest()).length === 2)
    expect(await latest()).toEqual(['c', 'b'])
  })

  test('stores events in order and once when they arrive twice', async () => {
    await watch(TOPIC)
    await listens()
    await publish('a')
    await until('the first', async () => (await latest()).length === 1)
    await world.control.topicFault({ topic: TOPIC, fault: 'double' })
    await publish('b')
    await publish('c')
    await until('the doubled one and the next', async () => (await latest()).includes('c'))
    expect(await latest()).toEqual(['c', 'b', 'a'])
  })

  test.each(['drop', 'swap'] as const)(
    'requests a new snapshot when an event is lost (%s), and continues after it',
    async (fault) => {
      await watch(TOPIC)
      await listens()
      // Real bets are in the operator's snapshot; bets that a test publishes are not.
      await publish('ghost')
      await until('the first', async () => (await latest()).includes('ghost'))
      await world.control.topicFault({ topic: TOPIC, fault })
      await publish('b')
      await publish('c')
      await until('the snapshot', async () => (await latest()).length === 0)
      await publish('d')
      await until('the next event', async () => (await latest()).includes('d'))
      expect(await latest()).toEqual(['d'])
    },
  )

  test('ignores frames that are malformed, outdated or of an unknown topic', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    await watch(TOPIC)
    await listens()
    await publish('a')
    await until('the first', async () => (await latest()).length === 1)
    const texts = [
      '{',
      '[]',
      JSON.stringify({ type: 'weather', is: 'fine' }),
      JSON.stringify({ type: 'event', topic: TOPIC, seq: 1, data: { bets: [bet('old')] } }),
      JSON.stringify({ type: 'event', topic: TOPIC, seq: -5, data: {} }),
      JSON.stringify({ type: 'event', topic: 'other', seq: 1, data: {} }),
      JSON.stringify({ type: 'topic', topic: TOPIC, seq: 0, data: { latest: [bet('late')], high: [] } }),
      'x'.repeat(300_000),
      '{"type":"event","topic":"__proto__","seq":1,"data":{}}',
    ]
    for (const text of texts) await world.control.sendFrame({ text })
    await publish('b')
    await until('the next', async () => (await latest()).includes('b'))
    expect(await latest()).toEqual(['b', 'a'])
    const said = info.mock.calls.filter(([line]) => String(line).includes('message does not fit'))
    expect(said.map(([, what]) => what)).toEqual(['frame'])
    expect((await counters()).socketsOpened).toBe(1)
  })

  test('requests a new snapshot after a malformed event, and logs it once', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    await watch(TOPIC)
    await listens()
    await publish('a')
    await until('the first', async () => (await latest()).length === 1)
    for (const data of [{ bets: 'none' }, null, { bets: [{ id: 1 }] }])
      await world.control.publish({ topic: TOPIC, data })
    await until('the snapshot', async () => (await latest()).length === 0)
    expect(info.mock.calls.filter(([, what]) => what === TOPIC)).toHaveLength(1)
  })

  test('writes a topic at most ten times per second, and never more rows than a page shows', async () => {
    await watch(TOPIC)
    await listens()
    let drawn = 0
    const counting = liveQuery(() => world.db.topics.get(TOPIC)).subscribe(() => {
      drawn += 1
    })
    const started = performance.now()
    await world.control.feedRate(2_000)
    await until('a thousand and more', async () => Number((await latest())[0]?.slice(1) ?? 0) > 4_000)
    await world.control.feedRate(0)
    const seconds = (performance.now() - started) / 1_000
    counting.unsubscribe()
    expect(drawn).toBeLessThanOrEqual(Math.ceil(seconds * 10) + 3)
    expect((await row())?.state.latest).toHaveLength(30)
    expect((await row())?.state.high).toHaveLength(30)
  })

  test('lists the wins of all games, though more losses came since than a list has places', async () => {
    await watch(TOPIC, GAME)
    await listens()
    await listens(GAME)
    const losses = Array.from({ length: 40 }, (_, at) => bet(`loss ${at}`, { payout: '10.00', worth: '500.00' }))
    for (const topic of [TOPIC, GAME]) {
      await world.control.publish({ topic, data: { bets: [bet('win')] } })
      await world.control.publish({ topic, data: { bets: losses } })
      await world.control.publish({ topic, data: { bets: [bet('last win', { payout: '10.01' })] } })
      await until('all of them', async () => (await latest(topic)).includes('last win'))
    }
    expect(await latest()).toEqual(['last win', 'win'])
    expect((await row())?.state.high.map(({ id }) => id)).toEqual(['last win', 'win'])
    expect(await latest(GAME)).toHaveLength(30)
    const high = (await row(GAME))?.state.high.map(({ id }) => id) ?? []
    expect(high.length).toBeGreaterThan(0)
    expect(high.filter((id) => !id.startsWith('loss'))).toEqual([])
  })

  test('publishes the player’s bets, without the name when statistics are hidden', async () => {
    const tab = await watch(GAME)
    await signUp(tab)
    await world.control.credit({ email: EMAIL, amount: '100.00' })
    good(await tab.commands.profile.refresh())
    good(await tab.commands.games.dice.refresh())
    const order = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const
    good(await tab.play.dice.bet(order))
    await until('the bet', async () => (await latest(GAME)).length === 1)
    expect((await row(GAME))?.state.latest[0]).toMatchObject({ game: 'dice', amount: 1_000, currency: 'RUB' })
    expect((await row(GAME))?.state.latest[0]?.player).toMatch(/^..••$/)
    good(await tab.commands.settings.choose({ isStatisticsHidden: true }))
    good(await tab.play.dice.bet(order))
    await until('the next', async () => (await latest(GAME)).length === 2)
    expect((await row(GAME))?.state.latest[0]?.player).toBeNull()
  })
})

describe('the socket', () => {
  test('keeps one socket for guest and player, and switches its frames at login and logout', async () => {
    const tab = await watch(TOPIC)
    await listens()
    await signUp(tab)
    await world.control.credit({ email: EMAIL, amount: '5.00' })
    await until('the balance', async () => (await world.db.wallets.toArray())[0]?.balance === 500)
    good(await tab.commands.session.logout())
    await publish('after')
    await until('an event', async () => (await latest()).includes('after'))
    expect(await counters()).toMatchObject({ socketsOpened: 1, socketsOpen: 1 })
    expect(await world.db.wallets.toArray()).toEqual([])
  })

  test('stays open while a topic is watched or a player is logged in, and closes otherwise', async () => {
    const tab = await world.open()
    await tab.commands.profile.refresh()
    expect((await counters()).socketsOpened).toBe(0)
    good(await tab.commands.realtime.watch({ topics: [TOPIC] }))
    await listens()
    good(await tab.commands.realtime.watch({ topics: [] }))
    await until('its end', async () => (await counters()).socketsOpen === 0)
    good(await tab.commands.realtime.watch({ topics: ['bets:dice'] }))
    await listens('bets:dice')
  })

  test('serves all tabs of the browser with one socket; a closed tab releases its topics, and so does the leader', async () => {
    const first = await watch(TOPIC)
    await listens()
    const second = await watch('bets:dice', 'bets')
    await listens('bets:dice')
    expect(await counters()).toMatchObject({ socketsOpen: 1, socketsOpened: 1 })
    const third = await watch('bets:keno')
    await listens('bets:keno')
    third.stop()
    await listens('bets:keno', 0)
    // The leader closes: another tab takes over the topics of the remaining ones.
    first.stop()
    await until('another socket', async () => (await counters()).socketsOpened === 2)
    await listens('bets:dice')
    await listens(TOPIC)
    good(await second.commands.realtime.watch({ topics: [] }))
    await listens(TOPIC, 0)
  })

  test('requests a snapshot after a reconnect, and shows what happened meanwhile', async () => {
    await watch(TOPIC)
    await listens()
    await publish('before')
    await until('the first', async () => (await latest()).length === 1)
    await world.control.dropSockets()
    await until('another socket', async () => (await counters()).socketsOpened === 2)
    await until('the snapshot', async () => (await latest()).length === 0)
    await publish('after')
    await until('an event', async () => (await latest()).includes('after'))
  })

  test('opens another socket when one is half-open while a topic is watched', async () => {
    await watch(TOPIC)
    await listens()
    await world.control.sockets('silent')
    await until('another socket', async () => (await counters()).socketsOpened >= 2)
    await world.control.sockets('accept')
    await listens()
  })

  test('sends no health check because an operator has no socket', async () => {
    await world.control.sockets('refuse')
    const tab = await watch(TOPIC)
    await signUp(tab)
    await world.control.waitForRequests({ match: { endpoint: 'getGeo' } })
    await until('some attempts', async () => (await counters()).socketsRejected >= 4)
    expect(await world.control.requests({ endpoint: 'getGeo' })).toHaveLength(1)
  })

  test('sends one health check when a socket that worked was cut', async () => {
    await watch(TOPIC)
    await listens()
    await world.control.waitForRequests({ match: { endpoint: 'getGeo' } })
    await world.control.clearRequests()
    await world.control.sockets('refuse')
    await world.control.dropSockets()
    await until('some attempts', async () => (await counters()).socketsRejected >= 3)
    expect(await world.control.requests({ endpoint: 'getGeo' })).toHaveLength(1)
    await world.control.sockets('accept')
    await listens()
  })

  test('measures the latency of the socket', async () => {
    await watch(TOPIC)
    await until('a round trip', async () => {
      const fact = await world.db.facts.get('realtime')
      return fact?.id === 'realtime' && fact.state === 'open' && typeof fact.latencyMs === 'number'
    })
  })
})
