import { afterEach, describe, expect, test, vi } from 'vitest'
import type * as constants from '#domain/settings/constants.ts'
import { getTopic } from '#endpoints/topic-snapshot.ts'
import { crashSnapshot } from '#endpoints/crash.ts'
import type { SharedBetRow, TopicRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { is } from 'valibot'
import { createCaller } from '../operator/caller.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { good, SHOWN, signUpWith, useWorld } from './support/world.ts'

/** A network that lets calls through and blocks sockets, against the real stand-in operator. */

// The test need not wait 10 s for each network.
vi.mock('#domain/settings/constants.ts', async (load) => ({
  ...(await load<typeof constants>()),
  SOCKET_BLOCKED_AFTER_MS: 300,
}))

const world = useWorld()
const AMOUNT = minor(1_000)

async function realtime() {
  const row = await world.db.facts.get('realtime')
  return row?.id === 'realtime' ? row : null
}
// The topic's name determines the type of its row.
const crash = async () => ((await world.db.topics.get('crash')) as TopicRow<'crash'> | undefined)?.state ?? null
const bet = async () => ((await world.db.liveBets.toArray()) as SharedBetRow<'crash'>[])[0]
const balance = async () => (await world.db.wallets.toArray())[0]?.balance
const asked = async () => (await world.control.requests({ endpoint: 'getTopic' })).length

/** A player at the table of crash, whose network blocks sockets. */
async function sit(): Promise<Tab> {
  await world.control.sockets('refuse')
  await world.control.set({ crashBettingMs: 600_000, crashOverMs: 600_000 })
  await world.control.crashNext({ from: 1_000, to: 100_000 })
  const tab = await world.open()
  await signUpWith(world, tab, '100.00')
  good(await tab.commands.realtime.watch({ topics: ['crash'] }))
  return tab
}

afterEach(() => vi.restoreAllMocks())

describe('a network that blocks sockets', () => {
  test('shows the topics by snapshots, and settles the player’s bets with the balance', async () => {
    const { commands } = await sit()
    await until('the round', async () => (await crash())?.round?.phase === 'betting')
    expect(await realtime()).toMatchObject({ fallback: 'polled' })
    expect((await realtime())?.state).not.toBe('open')

    const order = {
      key: crypto.randomUUID(),
      amount: AMOUNT,
      shown: SHOWN,
      bet: { slot: 1, auto_cash_out: 200 },
    } as const
    good(await commands.games.crash.bet(order))
    await world.control.crashStart()
    await until('the start', async () => (await crash())?.round?.phase === 'running')
    await until('the auto cash-out', async () => (await bet())?.status === 'settled')
    expect(await bet()).toMatchObject({ payout: 2 * AMOUNT, state: { multiplier: 200 } })
    await until('the balance', async () => (await balance()) === 10_000 + AMOUNT)
  }, 30_000)

  test('goes back to the socket as soon as one opens', async () => {
    await sit()
    await until('the round', async () => (await crash()) !== null)
    await world.control.sockets('accept')
    await until('the socket', async () => (await realtime())?.state === 'open')
    expect(await realtime()).toMatchObject({ fallback: null })
    const before = await asked()
    await world.control.crashStart()
    await until('the start', async () => (await crash())?.round?.phase === 'running')
    expect(await asked()).toBe(before)
  }, 40_000)

  test('says so where the operator offers no snapshots, and does not ask on', async () => {
    await world.control.fault({ match: { endpoint: 'getTopic' }, kind: 'reply', status: 501 })
    await sit()
    await until('the fallback', async () => (await realtime())?.fallback === 'bare')
    expect(await asked()).toBe(1)
    expect(await crash()).toBeNull()
  }, 20_000)

  test('goes on after errors of the operator', async () => {
    await world.control.fault({ match: { endpoint: 'getTopic' }, kind: 'reply', status: 500, times: 2 })
    await sit()
    await until('the round', async () => (await crash()) !== null)
    expect((await world.control.requests({ endpoint: 'getTopic' })).length).toBeGreaterThanOrEqual(3)
  }, 30_000)

  test('fetches nothing while no topic is on screen and no bet is open', async () => {
    const { commands } = await sit()
    await until('the round', async () => (await crash()) !== null)
    good(await commands.realtime.watch({ topics: [] }))
    const before = await asked()
    const states = (await world.control.requests({ endpoint: 'crash.getState' })).length
    // Two intervals of a snapshot.
    await new Promise((resolve) => setTimeout(resolve, 4_500))
    expect(await asked()).toBeLessThanOrEqual(before + 1)
    expect(await world.control.requests({ endpoint: 'crash.getState' })).toHaveLength(states)
  }, 20_000)
})

test('the operator replies with the snapshot of the socket, and with 404 to an unknown topic', async () => {
  const call = createCaller(world.operator.port)
  const answer = await call(getTopic, { params: { topic: 'crash' } })
  expect(answer.ok && is(crashSnapshot, answer.reply.state)).toBe(true)
  expect(await call(getTopic, { params: { topic: 'no-such-topic' } })).toMatchObject({ ok: false, status: 404 })
})
