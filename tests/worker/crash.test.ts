import { afterEach, describe, expect, test } from 'vitest'
import type { CrashEventWire } from '#endpoints/crash.ts'
import type { SharedBetRow, TopicRow } from '#db/rows.ts'
import type { Result } from '#domain/calls/result.ts'
import { CRASH_POINTS_SHOWN, type CrashSlot, crashMultiplier, crashPayout } from '#domain/games/crash.ts'
import { crashPoint, previousGameHash } from '#domain/fairness/crash-chain.ts'
import { minor } from '#domain/money/money.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { SHOWN, good, signUpWith, useWorld } from './support/world.ts'

/** The rules of crash, against the real stand-in operator: bets and cash-outs over HTTP, the round over the socket. */

const world = useWorld()
const AMOUNT = minor(1_000)
const BALANCE = 10_000

// The topic's name determines the type of its row.
const topic = async () => ((await world.db.topics.get('crash')) as TopicRow<'crash'> | undefined)?.state ?? null
const bets = async () => (await world.db.liveBets.toArray()) as SharedBetRow<'crash'>[]
const balance = async () => (await world.db.wallets.toArray())[0]?.balance

async function readBet(key: string): Promise<SharedBetRow<'crash'>> {
  return until('the bet', async () => (await bets()).find((row) => row.key === key))
}

async function settled(key: string): Promise<SharedBetRow<'crash'>> {
  return until('its end', async () => (await bets()).find((row) => row.key === key && row.status === 'settled'))
}

/** The bets and steps of a tab, each with its own idempotency key. */
function at({ commands: { games } }: Tab) {
  return {
    async bet(slot: CrashSlot = 1, target: number | null = null): Promise<string> {
      const key = crypto.randomUUID()
      good(await games.crash.bet({ key, amount: AMOUNT, shown: SHOWN, bet: { slot, auto_cash_out: target } }))
      return key
    },
    async step(key: string, kind: 'cashOut' | 'cancel'): Promise<Result<void>> {
      const { id } = await readBet(key)
      return games.crash.step({ key: crypto.randomUUID(), betId: id, action: { kind } })
    },
  }
}

/** A player at the table, in a round that takes bets until a test starts it. */
async function sit(range: { from: number; to: number }) {
  await world.control.set({ crashBettingMs: 600_000, crashOverMs: 600_000 })
  await world.control.crashNext(range)
  const tab = await world.open()
  await signUpWith(world, tab, '100.00')
  good(await tab.commands.realtime.watch({ topics: ['crash'] }))
  await until('the round', async () => (await topic())?.round?.phase === 'betting')
  return { tab, ...at(tab) }
}

async function run(): Promise<void> {
  await world.control.crashStart()
  await until('the start', async () => (await topic())?.round?.phase === 'running')
}

async function crash(): Promise<void> {
  await until('the crash', async () => (await topic())?.round?.phase === 'crashed')
}

afterEach(async () => {
  const { drifted, unbalanced } = await world.control.ledgerSum()
  expect({ drifted, unbalanced }).toEqual({ drifted: 0, unbalanced: 0 })
})

describe('crash', () => {
  test('pays a cash-out with the operator’s multiplier, and shows bet and cash-out to everyone', async () => {
    const { bet, step } = await sit({ from: 1_000, to: 100_000 })
    const key = await bet()
    await until('the stake to be gone', async () => (await balance()) === BALANCE - AMOUNT)
    const { id } = await readBet(key)
    await until('it in the list', async () => (await topic())?.bets.some((each) => each.id === id))
    expect(await topic()).toMatchObject({ totals: { bets: 1, cashed_out: 0, worth: AMOUNT } })
    await run()
    good(await step(key, 'cashOut'))
    const over = await settled(key)
    const multiplier = over.state.multiplier ?? 0
    expect(multiplier).toBeGreaterThanOrEqual(100)
    expect(over.payout).toBe(crashPayout(AMOUNT, multiplier))
    expect(await balance()).toBe(BALANCE - AMOUNT + over.payout)
    const seen = await until('the cash-out in the list', async () => {
      return (await topic())?.bets.find((each) => each.id === id && each.multiplier !== null)
    })
    expect(seen).toMatchObject({ multiplier, payout: over.payout })
    expect((await topic())?.totals.cashed_out).toBe(1)
  })

  test('lets the operator carry out an auto cash-out while no page is open', async () => {
    const { tab, bet } = await sit({ from: 110, to: 125 })
    const key = await bet(1, 105)
    await world.control.crashStart()
    tab.stop()
    await until('the crash', async () => (await world.control.crashRound())?.phase === 'crashed')
    const again = await world.open()
    good(await again.commands.games.crash.refresh())
    expect(await readBet(key)).toMatchObject({ status: 'settled', payout: 1_050, state: { multiplier: 105 } })
    good(await again.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE + 50)
  })

  test('pays an auto cash-out that equals the crash point, and none above it', async () => {
    const { bet } = await sit({ from: 105, to: 112 })
    const point = (await world.control.crashRound())?.point ?? 0
    const [exact, above] = [await bet(1, point), await bet(2, point + 1)]
    await run()
    await crash()
    expect(await settled(exact)).toMatchObject({ payout: crashPayout(AMOUNT, point), state: { multiplier: point } })
    expect(await settled(above)).toMatchObject({ payout: 0, state: { multiplier: null, point } })
  })

  test('rejects a cash-out that arrives after the crash, and pays nothing', async () => {
    const { bet, step } = await sit({ from: 101, to: 110 })
    const key = await bet()
    const late = await world.control.fault({ match: { endpoint: 'crash.act' }, hold: 'before' })
    await run()
    const answer = step(key, 'cashOut')
    await world.control.waitForRequests({ match: { endpoint: 'crash.act' } })
    await until('the crash', async () => (await world.control.crashRound())?.phase === 'crashed')
    await world.control.release(late)
    expect(await answer).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'round.crashed' } })
    expect(await settled(key)).toMatchObject({ payout: 0, state: { multiplier: null } })
    expect(await balance()).toBe(BALANCE - AMOUNT)
  })

  test('leaves a cash-out with a lost reply unconfirmed until it is found, and pays it once', async () => {
    const { tab, bet, step } = await sit({ from: 1_000, to: 100_000 })
    const key = await bet()
    await run()
    await world.control.fault({ match: { endpoint: 'crash.act' }, kind: 'cutAfter' })
    expect(await step(key, 'cashOut')).toMatchObject({ ok: false, error: { reason: 'unknown' } })
    // Either the socket or the journal may have settled the bet: the second cash-out is rejected locally in both cases.
    expect((await step(key, 'cashOut')).ok).toBe(false)
    await until('its outcome', async () => good(await tab.commands.games.crash.settle()).open === 0)
    const over = await settled(key)
    expect(over.payout).toBeGreaterThanOrEqual(AMOUNT)
    await until('the payout', async () => (await balance()) === BALANCE - AMOUNT + over.payout)
    expect(await world.control.requests({ endpoint: 'crash.act' })).toHaveLength(1)
  })

  test('pays once for two simultaneous cash-outs of one bet', async () => {
    const { bet, step } = await sit({ from: 1_000, to: 100_000 })
    const key = await bet()
    await run()
    const answers = await Promise.all([step(key, 'cashOut'), step(key, 'cashOut')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const over = await settled(key)
    await until('the payout', async () => (await balance()) === BALANCE - AMOUNT + over.payout)
    expect(await step(key, 'cashOut')).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'bet.over' } })
  })

  test('queues a bet during a running round for the next one, and returns its stake when it is cancelled', async () => {
    const { tab, bet, step } = await sit({ from: 1_000, to: 100_000 })
    await run()
    const [stays, goes] = [await bet(1), await bet(2)]
    expect(await readBet(stays)).toMatchObject({ status: 'waiting', roundId: null })
    expect(await step(stays, 'cashOut')).toMatchObject({ ok: false, error: { reason: 'bet.waiting' } })
    const second = {
      key: crypto.randomUUID(),
      amount: AMOUNT,
      shown: SHOWN,
      bet: { slot: 1, auto_cash_out: null },
    } as const
    expect(await tab.commands.games.crash.bet(second)).toMatchObject({ ok: false, error: { reason: 'slot.taken' } })
    good(await step(goes, 'cancel'))
    expect((await readBet(goes)).status).toBe('cancelled')
    expect(await balance()).toBe(BALANCE - AMOUNT)
    expect((await step(goes, 'cancel')).ok).toBe(false)
    expect(await balance()).toBe(BALANCE - AMOUNT)
  })

  test('adds a waiting bet to the next round, and rejects its cancellation once that round has started', async () => {
    const { bet, step } = await sit({ from: 115, to: 130 })
    await world.control.set({ crashOverMs: 200 })
    const before = (await world.control.crashRound())?.id
    await run()
    await world.control.crashNext({ from: 1_000, to: 100_000 })
    const key = await bet()
    const joined = await until('the next round', async () => {
      const row = await readBet(key)
      return row.roundId !== null && row.roundId !== String(before) && row
    })
    await until('its betting time', async () => (await topic())?.round?.id === joined.roundId)
    await run()
    await until('it to be in play', async () => (await readBet(key)).status === 'open')
    expect(await step(key, 'cancel')).toMatchObject({ ok: false, error: { reason: 'bet.started' } })
    good(await step(key, 'cashOut'))
    expect((await settled(key)).roundId).toBe(joined.roundId)
  })

  test('shows the current round with the player’s settled bets after a reconnect', async () => {
    const { bet } = await sit({ from: 101, to: 115 })
    const key = await bet()
    await world.control.sockets('refuse')
    await world.control.dropSockets()
    await world.control.crashStart()
    const round = await until('the crash', async () => {
      const now = await world.control.crashRound()
      return now?.phase === 'crashed' && now
    })
    expect((await topic())?.round?.phase).toBe('betting')
    await world.control.sockets('accept')
    await crash()
    expect(await topic()).toMatchObject({ round: { id: String(round.id), point: round.point, hash: round.hash } })
    expect(await settled(key)).toMatchObject({ payout: 0, roundId: String(round.id) })
  })

  test('loads a bet of an earlier round that is still open locally after the next round', async () => {
    const { bet } = await sit({ from: 101, to: 110 })
    // Longer than the delay after which the bets of this same round are checked.
    await world.control.set({ crashOverMs: 1_500 })
    await world.control.crashNext({ from: 101, to: 110 })
    const key = await bet()
    const first = (await readBet(key)).roundId
    await run()
    const { id, payout } = await settled(key)
    await until('the next round', async () => {
      const round = (await topic())?.round
      return round?.phase === 'betting' && round.id !== first
    })
    // As if the frame with its outcome had been lost.
    await world.db.liveBets.update(id, { status: 'open' })
    await run()
    expect(await settled(key)).toMatchObject({ payout, roundId: first })
  })

  test('ignores crash frames of another round and malformed ones', async () => {
    const { bet } = await sit({ from: 1_000, to: 100_000 })
    const key = await bet()
    const { id } = await readBet(key)
    await until('it in the list', async () => (await topic())?.bets.length === 1)
    const out = { id, multiplier: 5_000, payout: '500.00' }
    const totals = { bets: 9, cashed_out: 9, worth: '9.00', paid: '9.00', currency: 'RUB' } as const
    const other: CrashEventWire = { kind: 'cashOuts', round: '999999', cash_outs: [out], totals }
    await world.control.publish({ topic: 'crash', data: other })
    await world.control.publish({ topic: 'crash', data: { kind: 'cashOuts', round: 1, cash_outs: 'all' } })
    await world.control.publish({ topic: 'crash', data: { kind: 'weather' } })
    await bet(2)
    await until('the next bet', async () => (await topic())?.bets.length === 2)
    const shown = await topic()
    expect(shown?.bets.map(({ multiplier }) => multiplier)).toEqual([null, null])
    expect(shown?.totals).toMatchObject({ bets: 2, cashed_out: 0 })
    expect((await readBet(key)).payout).toBe(0)
  })

  test('verifies the crash points of the last rounds: each hash leads to the previous one and yields its point', async () => {
    const { tab } = await sit({ from: 100, to: 101 })
    await world.control.set({ crashBettingMs: 20, crashOverMs: 20 })
    await world.control.crashStart()
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await world.control.crashNext({ from: 100, to: 110 })
      await until('one more', async () => ((await topic())?.last.length ?? 0) > rounds)
    }
    const last = (await topic())?.last ?? []
    expect(last.length).toBeLessThanOrEqual(CRASH_POINTS_SHOWN)
    for (const { id, hash, point } of last) {
      good(await tab.commands.games.crash.loadRound({ roundId: id }))
      const row = await world.db.crashRounds.get(id)
      expect(row).toMatchObject({ hash, point })
      expect(crashPoint(hash, row?.salt ?? '')).toBe(point)
      let end = hash
      for (let game = row?.game ?? 0; game > 0; game -= 1) end = previousGameHash(end)
      expect(end).toBe(row?.terminatingHash)
    }
    expect(await tab.commands.games.crash.loadRound({ roundId: '999999' })).toMatchObject({
      ok: false,
      error: { reason: 'round.unknown' },
    })
  })

  test('computes the same multiplier from start and server clock as the operator', async () => {
    const { bet, step } = await sit({ from: 1_000, to: 100_000 })
    const key = await bet()
    await run()
    const round = await world.control.crashRound()
    const startsAt = round?.startsAt ?? 0
    const before = Date.now()
    good(await step(key, 'cashOut'))
    const after = Date.now()
    const multiplier = (await settled(key)).state.multiplier ?? 0
    expect(multiplier).toBeGreaterThanOrEqual(crashMultiplier(before - startsAt))
    expect(multiplier).toBeLessThanOrEqual(crashMultiplier(after - startsAt))
  })
})
