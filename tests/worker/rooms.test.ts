import { afterEach, describe, expect, test } from 'vitest'
import type { SharedBetRow, TopicRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { roomPayout } from '#domain/games/rooms.ts'
import { drawRoom } from '#domain/games/rooms-draw.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { SHOWN, good, signUpWith, useWorld } from './support/world.ts'

/** The rules of rooms, against the real stand-in operator: stakes over HTTP, the round over the socket. */

const world = useWorld()
const TOPIC = 'room:red:RUB'
const RIVAL = 'rival@example.com'
const PLACE = { room: 'red', currency: 'RUB' } as const
const BALANCE = 10_000

// The topic's name determines the type of its row.
const topic = async () => ((await world.db.topics.get(TOPIC)) as TopicRow<typeof TOPIC> | undefined)?.state ?? null
const bets = async () => (await world.db.liveBets.toArray()) as SharedBetRow<'rooms'>[]
const balance = async () => (await world.db.wallets.toArray())[0]?.balance

/** The tab of a player in the red room; a rival with money plays elsewhere. */
async function sit(): Promise<Tab> {
  await world.control.set({ roomDrawMs: 600_000, roomAloneMs: 600_000 })
  const tab = await world.open()
  await signUpWith(world, tab, '100.00')
  await world.control.createPlayer({ email: RIVAL, balance: '1000.00' })
  good(await tab.commands.realtime.watch({ topics: [TOPIC, 'rooms:RUB'] }))
  await until('the round', topic)
  return tab
}

async function join(tab: Tab, amount: number, key: string = crypto.randomUUID()) {
  const { round } = (await topic()) ?? {}
  if (!round) throw new Error('no round')
  const bet = { room: 'red', round: round.id, server_seed_hash: round.serverSeedHash } as const
  return { key, answer: await tab.commands.games.rooms.bet({ key, amount: minor(amount), shown: SHOWN, bet }) }
}

const rivalJoins = (amount: string) => world.control.roomJoin({ email: RIVAL, ...PLACE, amount })

async function settledBet(key: string): Promise<SharedBetRow<'rooms'>> {
  return until('its end', async () => (await bets()).find((row) => row.key === key && row.status !== 'open'))
}

afterEach(async () => {
  const { drifted, unbalanced } = await world.control.ledgerSum()
  expect({ drifted, unbalanced }).toEqual({ drifted: 0, unbalanced: 0 })
})

describe('a room', () => {
  test('starts the countdown with the second player, not with a second stake of the first', async () => {
    const tab = await sit()
    good((await join(tab, 200)).answer)
    good((await join(tab, 300)).answer)
    await until('both stakes', async () => (await topic())?.round.entries.length === 2)
    expect((await topic())?.round).toMatchObject({ phase: 'waiting', drawsAt: null })
    await rivalJoins('5.00')
    const round = await until('the countdown', async () => {
      const now = (await topic())?.round
      return now?.phase === 'countdown' && now
    })
    expect(round.drawsAt).toBeGreaterThan(0)
    expect(round.entries.map(({ amount }) => amount)).toEqual([200, 300, 500])
    expect(new Set(round.entries.map(({ seat }) => seat)).size).toBe(2)
    const doors = await until('its door', async () => {
      // Typed by its name, as above.
      const row = (await world.db.topics.get('rooms:RUB')) as TopicRow<'rooms:RUB'> | undefined
      return row?.state.red?.players === 2 && row.state
    })
    expect(doors.red).toMatchObject({ pot: 1_000, phase: 'countdown' })
  })

  test('pays the owner of the drawn ticket the pot less the fee, and the draw can be verified', async () => {
    const tab = await sit()
    const { key, answer } = await join(tab, 2_000)
    good(answer)
    await rivalJoins('30.00')
    const secret = await world.control.roomRound(PLACE)
    expect(secret.hash).toBe((await topic())?.round.serverSeedHash)
    await world.control.roomEnd(PLACE)
    const bet = await settledBet(key)
    const drawn = await until('the draw', async () => (await topic())?.previous?.drawn)
    const again = drawRoom(secret.serverSeed, secret.entries)
    expect(drawn).toMatchObject({ ticket: again.ticket, winnerEntryId: again.winner?.id, pot: 5_000, isAsSeen: true })
    expect(drawn.payout).toBe(roomPayout(minor(5_000)))
    const hasWon = again.winner?.id === key
    expect(bet.payout).toBe(hasWon ? 4_750 : 0)
    expect(bet.state.draw).toMatchObject({ server_seed: secret.serverSeed, ticket: again.ticket })
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE - 2_000 + bet.payout)
    const rival = await world.control.wallet(RIVAL)
    expect(rival.balance).toBe(100_000 - 3_000 + (hasWon ? 0 : 4_750))
    expect((await topic())?.round).toMatchObject({ id: expect.any(String) })
    expect((await topic())?.round.id).not.toBe(drawn.id)
  })

  test('returns the stake of a player who stays alone', async () => {
    const tab = await sit()
    const { key, answer } = await join(tab, 500)
    good(answer)
    await world.control.roomEnd(PLACE)
    expect(await settledBet(key)).toMatchObject({ status: 'cancelled' })
    await until('the end', async () => (await topic())?.previous?.drawn === null)
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE)
  })

  test('rejects a stake in a round that has just been drawn, and takes no money', async () => {
    const tab = await sit()
    good((await join(tab, 500)).answer)
    await rivalJoins('5.00')
    await until('both', async () => (await topic())?.round.entries.length === 2)
    const late = await world.control.fault({ match: { endpoint: 'rooms.bet' }, hold: 'before' })
    const sent = join(tab, 700)
    await world.control.waitForRequests({ match: { endpoint: 'rooms.bet' }, count: 2 })
    await world.control.roomEnd(PLACE)
    await world.control.release(late)
    const { key, answer } = await sent
    expect(answer).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'room.drawn' } })
    expect((await bets()).some((row) => row.key === key)).toBe(false)
    const first = await until('the first', async () => (await bets()).find(({ status }) => status === 'settled'))
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE - 500 + first.payout)
  })

  test('gives one ticket when a key is sent twice', async () => {
    const tab = await sit()
    const { key, answer } = await join(tab, 500)
    good(answer)
    expect((await join(tab, 500, key)).answer).toMatchObject({ ok: false, error: { code: 'pending' } })
    expect(await world.control.requests({ endpoint: 'rooms.bet' })).toHaveLength(1)
    // A device that lost its journal sends the key again; the operator recognises it.
    await world.db.intents.clear()
    good((await join(tab, 500, key)).answer)
    expect(await world.control.requests({ endpoint: 'rooms.bet' })).toHaveLength(2)
    expect((await world.control.roomRound(PLACE)).entries).toHaveLength(1)
    expect(await bets()).toHaveLength(1)
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(BALANCE - 500)
  })

  test('finds a stake whose reply was lost, once', async () => {
    const tab = await sit()
    await world.control.fault({ match: { endpoint: 'rooms.bet' }, kind: 'cutAfter' })
    const { key } = await join(tab, 500)
    await until('its outcome', async () => good(await tab.commands.games.rooms.settle()).open === 0)
    expect(await until('the bet', async () => (await bets()).find((row) => row.key === key))).toMatchObject({
      status: 'open',
      amount: 500,
    })
    expect(await balance()).toBe(BALANCE - 500)
  })

  test('rejects an amount below the room’s minimum before anything is sent', async () => {
    const tab = await sit()
    expect((await join(tab, 50)).answer).toMatchObject({ ok: false, error: { code: 'limits' } })
    expect(await world.control.requests({ endpoint: 'rooms.bet' })).toEqual([])
  })

  const ghost = { kind: 'joined', phase: 'waiting', entry: { id: 'ghost-entry', seat: 7, amount: '3.00' } }
  test.each([
    ['of an unknown kind', () => ({ kind: 'burnt' })],
    [
      'with a negative stake',
      (round: string) => ({ ...ghost, round, entry: { id: 'bad-entry', seat: 8, amount: '-5.00' } }),
    ],
    ['that is no object', () => 'drawn'],
    ['that is huge', (round: string) => ({ ...ghost, round, phase: 'x'.repeat(100_000) })],
    ['of a round to come', () => ({ ...ghost, round: '999999' })],
  ])('ignores an event %s and requests the state again', async (_, makeEvent) => {
    const tab = await sit()
    good((await join(tab, 500)).answer)
    const amounts = async () => (await topic())?.round.entries.map(({ amount }) => amount) ?? []
    await until('the stake', async () => (await amounts()).length === 1)
    const round = (await topic())?.round.id ?? ''
    // The operator's own state does not contain this entry, so it disappears when the state is requested again.
    await world.control.publish({ topic: TOPIC, data: { ...ghost, round } })
    await until('both', async () => (await amounts()).length === 2)
    expect(await amounts()).toEqual([500, 300])
    await world.control.publish({ topic: TOPIC, data: makeEvent(round) })
    await until('the state anew', async () => (await amounts()).length === 1)
    await rivalJoins('5.00')
    await until('what came after', async () => (await amounts()).length === 2)
    expect(await amounts()).toEqual([500, 500])
  })

  test('marks a room round whose server seed is not the committed one', async () => {
    const tab = await sit()
    good((await join(tab, 500)).answer)
    const { round } = await until('the stake', async () => {
      const now = await topic()
      return now?.round.entries.length === 1 && now
    })
    const other = 'a'.repeat(64)
    const ended = {
      id: round.id,
      phase: 'drawn',
      at: new Date().toISOString(),
      server_seed_hash: other,
      server_seed: other,
      pot: '5.00',
      players: 1,
      ticket: 0,
      winner: { entry: round.entries[0]?.id },
      payout: '4.75',
      entries: [{ id: round.entries[0]?.id, seat: 0, amount: '5.00' }],
    }
    const next = { id: '999', phase: 'waiting', server_seed_hash: other, entries: [] }
    await world.control.publish({ topic: TOPIC, data: { kind: 'ended', ended, next } })
    const drawn = await until('the draw', async () => (await topic())?.previous?.drawn)
    expect(drawn.isAsSeen).toBe(false)
  })
})
