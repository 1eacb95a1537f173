import { liveQuery } from 'dexie'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LiveBetWire } from '../../worker/endpoints/live-bets.ts'
import type { TopicRow } from '../../worker/db/rows.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

/** The rules of the socket and its topics, on the feed of bets of the real stand-in. */

const world = useWorld()
const TOPIC = 'bets'

// The row under a topic's name is of that topic's type.
const row = async () => (await world.db.topics.get(TOPIC)) as TopicRow<'bets'> | undefined
const latest = async () => (await row())?.state.latest.map(({ id }) => id) ?? []
const counters = () => world.control.counters()

function bet(id: string, own: Partial<LiveBetWire> = {}): LiveBetWire {
  const money = { amount: '10.00', payout: '0.00', worth: '10.00', currency: 'RUB' } as const
  return { id, game: 'dice', player: 'Ai••', ...money, at: new Date().toISOString(), ...own }
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
  test('is heard by a guest: its snapshot, then its events', async () => {
    await publish('a')
    await watch(TOPIC)
    await until('the snapshot', async () => (await row()) !== undefined)
    await publish('b', 'c')
    await until('both', async () => (await latest()).length === 2)
    expect(await latest()).toEqual(['c', 'b'])
  })

  test('is kept in order and once, whatever its events suffer on their way', async () => {
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
    'asks for a new snapshot when an event is lost (%s), and goes on after it',
    async (fault) => {
      await watch(TOPIC)
      await listens()
      // Real bets stand in the operator's snapshot; what a test publishes does not.
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

  test('changes nothing by what does not fit, is of another time or of nothing that is known', async () => {
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

  test('asks for a new snapshot after an event that does not fit, and says so once', async () => {
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

  test('is written at most ten times a second, however fast it moves, and never more than a page shows', async () => {
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

  test('has what is played here, and nothing of who hides it', async () => {
    const tab = await watch(TOPIC)
    await signUp(tab)
    await world.control.credit({ email: EMAIL, amount: '100.00' })
    good(await tab.commands.profile.refresh())
    good(await tab.commands.games.dice.refresh())
    const order = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const
    good(await tab.play.dice.bet(order))
    await until('the bet', async () => (await latest()).length === 1)
    expect((await row())?.state.latest[0]).toMatchObject({ game: 'dice', amount: 1_000, currency: 'RUB' })
    expect((await row())?.state.latest[0]?.player).toMatch(/^..••$/)
    good(await tab.commands.settings.choose({ isStatisticsHidden: true }))
    good(await tab.play.dice.bet(order))
    await until('the next', async () => (await latest()).length === 2)
    expect((await row())?.state.latest[0]?.player).toBeNull()
  })
})

describe('the socket', () => {
  test('is one for guest and player: a log-in and a log-out change what it hears', async () => {
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

  test('stands while something is on screen or somebody is logged in, and goes when neither is', async () => {
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

  test('hears for all tabs of the browser; one that goes gives its topics back, the leader too', async () => {
    const first = await watch(TOPIC)
    await listens()
    const second = await watch('bets:dice', 'bets')
    await listens('bets:dice')
    expect(await counters()).toMatchObject({ socketsOpen: 1, socketsOpened: 1 })
    const third = await watch('bets:keno')
    await listens('bets:keno')
    third.stop()
    await listens('bets:keno', 0)
    // The leader goes: another tab takes over what the others show.
    first.stop()
    await until('another socket', async () => (await counters()).socketsOpened === 2)
    await listens('bets:dice')
    await listens(TOPIC)
    good(await second.commands.realtime.watch({ topics: [] }))
    await listens(TOPIC, 0)
  })

  test('asks for a snapshot after it was cut, and shows what happened meanwhile', async () => {
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

  test('that is half open is noticed within 6 s while something moves on screen', async () => {
    await watch(TOPIC)
    await listens()
    await world.control.sockets('silent')
    await until('another socket', async () => (await counters()).socketsOpened >= 2)
    await world.control.sockets('accept')
    await listens()
  })

  test('tells how long a message takes', async () => {
    await watch(TOPIC)
    await until('a round trip', async () => {
      const fact = await world.db.facts.get('realtime')
      return fact?.id === 'realtime' && fact.state === 'open' && typeof fact.latencyMs === 'number'
    })
  })
})
