import { afterEach, describe, expect, test } from 'vitest'
import { sharedGameTable } from '#db/shared-round-view.ts'
import type { SharedBetRow, TopicRow } from '#db/rows.ts'
import { drawDuel, duelClientSeed, duelPayout } from '#domain/games/duels.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { minor } from '#domain/money/money.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { SHOWN, good, signUpWith, useWorld } from './support/world.ts'

/** The rules of coinflips between players, against the real stand-in operator. */

const world = useWorld()
const TOPIC = 'duels:RUB'
const RIVAL = 'rival@example.com'
const BALANCE = 10_000
const STAKE = minor(1_000)
const SEED = '5'.repeat(64)

// The topic's name determines the type of its row.
const topic = async () => ((await world.db.topics.get(TOPIC)) as TopicRow<typeof TOPIC> | undefined)?.state ?? null
const bets = async () => (await world.db.liveBets.toArray()) as SharedBetRow<'duel'>[]
const balance = async () => (await world.db.wallets.toArray())[0]?.balance

async function sit(): Promise<Tab> {
  const tab = await world.open()
  await signUpWith(world, tab, '100.00')
  await world.control.createPlayer({ email: RIVAL, balance: '1000.00' })
  good(await tab.commands.realtime.watch({ topics: [TOPIC] }))
  await until('the list', topic)
  return tab
}

async function create(tab: Tab): Promise<SharedBetRow<'duel'>> {
  const key = crypto.randomUUID()
  good(await tab.commands.games.duel.bet({ key, amount: STAKE, shown: SHOWN, bet: { kind: 'create', side: 'heads' } }))
  return until('the bet', async () => (await bets()).find((row) => row.key === key))
}

const join = (tab: Tab, duel: string, amount = STAKE) =>
  tab.commands.games.duel.bet({ key: crypto.randomUUID(), amount, shown: SHOWN, bet: { kind: 'join', duel } })
const cancel = (tab: Tab, betId: string) =>
  tab.commands.games.duel.step({ key: crypto.randomUUID(), betId, action: { kind: 'cancel' } })
const rivalCreates = () => world.control.duelCreate({ email: RIVAL, amount: '10.00', side: 'tails' })

async function listed(id: string): Promise<void> {
  await until('it in the list', async () => (await topic())?.open.some((duel) => duel.id === id))
}

afterEach(async () => {
  const { drifted, unbalanced } = await world.control.ledgerSum()
  expect({ drifted, unbalanced }).toEqual({ drifted: 0, unbalanced: 0 })
})

describe('a coinflip between players', () => {
  test('pays the winner both stakes less the fee, and the flip can be verified', async () => {
    const tab = await sit()
    await world.control.set({ nextDuelSeed: SEED })
    const { id, state } = await create(tab)
    await listed(state.duel)
    expect(state).toMatchObject({ side: 'heads', server_seed_hash: hashServerSeed(SEED), draw: null })
    await world.control.duelJoin({ email: RIVAL, duel: state.duel })
    const flip = await until('the flip', async () => (await topic())?.flips.find((each) => each.id === state.duel))
    const again = drawDuel(SEED, duelClientSeed(state.duel, flip.joinedBy))
    expect(flip).toMatchObject({ result: again.side, payout: duelPayout(STAKE), isAsSeen: true })
    const over = await until('its end', async () => {
      const bet = await world.db.liveBets.get(id)
      return bet?.status === 'settled' && bet
    })
    const hasWon = again.side === 'heads'
    expect(over.payout).toBe(hasWon ? 1_960 : 0)
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE - STAKE + over.payout)
    expect((await world.control.wallet(RIVAL)).balance).toBe(100_000 - STAKE + (hasWon ? 0 : 1_960))
    expect((await topic())?.open).toEqual([])
  })

  test('cancels a coinflip that no one has joined, and returns the stake', async () => {
    const tab = await sit()
    const { id, state } = await create(tab)
    await listed(state.duel)
    expect(await balance()).toBe(BALANCE - STAKE)
    good(await cancel(tab, id))
    await until('it gone', async () => (await topic())?.open.length === 0)
    expect(await world.db.liveBets.get(id)).toMatchObject({ status: 'cancelled' })
    expect(await balance()).toBe(BALANCE)
  })

  test('closes a coinflip when its time is over, and returns the stake', async () => {
    const tab = await sit()
    const { id, state } = await create(tab)
    await world.control.duelEnd(state.duel)
    await until('its end', async () => (await world.db.liveBets.get(id))?.status === 'cancelled')
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE)
  })

  test('rejects the second player who joins a coinflip, and takes no money', async () => {
    const tab = await sit()
    const duel = await rivalCreates()
    await listed(duel)
    await world.control.createPlayer({ email: 'third@example.com', balance: '100.00' })
    await world.control.duelJoin({ email: 'third@example.com', duel })
    expect(await join(tab, duel)).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'duel.taken' } })
    expect(await bets()).toEqual([])
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE)
  })

  test('rejects joining one’s own coinflip, with another amount, and an unknown one', async () => {
    const tab = await sit()
    const { state } = await create(tab)
    expect(await join(tab, state.duel)).toMatchObject({ ok: false, error: { reason: 'duel.own' } })
    const duel = await rivalCreates()
    expect((await join(tab, duel, minor(900))).ok).toBe(false)
    expect((await join(tab, 'd999999')).ok).toBe(false)
    expect((await join(tab, 'x'.repeat(500))).ok).toBe(false)
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE - STAKE)
  })

  test('rejects the cancellation of a coinflip that a rival has joined', async () => {
    const tab = await sit()
    const { id, state } = await create(tab)
    const late = await world.control.fault({ match: { endpoint: 'duel.act' }, hold: 'before' })
    const answer = cancel(tab, id)
    await world.control.waitForRequests({ match: { endpoint: 'duel.act' } })
    await world.control.duelJoin({ email: RIVAL, duel: state.duel })
    await world.control.release(late)
    // Not the reason that a late joiner gets: the stake is in play.
    expect(await answer).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'bet.over' } })
    expect(await world.db.liveBets.get(id)).toMatchObject({ status: 'settled', roundId: state.duel })
  })

  test('says that a rival has joined even if the bet cannot be fetched after its late cancellation', async () => {
    const tab = await sit()
    const { id, state } = await create(tab)
    const late = await world.control.fault({ match: { endpoint: 'duel.act' }, hold: 'before' })
    const answer = cancel(tab, id)
    await world.control.waitForRequests({ match: { endpoint: 'duel.act' } })
    await world.control.fault({ match: { endpoint: 'duel.getState' }, kind: 'reply', status: 500, times: 0 })
    await world.control.duelJoin({ email: RIVAL, duel: state.duel })
    await world.control.release(late)
    expect(await answer).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'bet.over' } })
  })

  test('says that the stake is back when a coinflip closed before its cancellation arrived', async () => {
    const tab = await sit()
    const { id, state } = await create(tab)
    const late = await world.control.fault({ match: { endpoint: 'duel.act' }, hold: 'before' })
    const answer = cancel(tab, id)
    await world.control.waitForRequests({ match: { endpoint: 'duel.act' } })
    await world.control.duelEnd(state.duel)
    await world.control.release(late)
    expect(await answer).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'bet.cancelled' } })
    expect(await world.db.liveBets.get(id)).toMatchObject({ status: 'cancelled' })
    expect(await cancel(tab, id)).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'bet.cancelled' } })
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE)
  })

  test('opens one coinflip when a key is sent twice', async () => {
    const tab = await sit()
    const key = crypto.randomUUID()
    const order = { key, amount: STAKE, shown: SHOWN, bet: { kind: 'create', side: 'tails' } } as const
    good(await tab.commands.games.duel.bet(order))
    await tab.commands.games.duel.bet(order)
    await until('the list', async () => (await topic())?.open.length === 1)
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE - STAKE)
  })

  test('keeps a waiting coinflip in the list after many later ones', async () => {
    const tab = await sit()
    const waiting = await create(tab)
    const later = Array.from({ length: 250 }, (_, at) => {
      const over: SharedBetRow<'duel'> = {
        ...waiting,
        id: `over-${at}`,
        at: waiting.at + 60_000 + at,
        status: 'settled',
      }
      return over
    })
    await world.db.liveBets.bulkPut(later)
    const { id } = await create(tab)
    const stored = (await bets()).map((row) => row.id)
    expect(stored).toEqual(expect.arrayContaining([waiting.id, id, 'over-249']))
    expect(stored).not.toContain('over-0')
    const shown = (await sharedGameTable('duel', 50)).bets.map((row) => row.id)
    expect(shown).toHaveLength(52)
    expect(shown.at(-1)).toBe(waiting.id)
  })
})
