import { expect, test } from 'vitest'
import type { SharedBetRow, TopicRow } from '#db/rows.ts'
import { crashPoint, walkChain } from '#domain/fairness/crash-chain.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { type CrashSlot, crashPayout } from '#domain/games/crash.ts'
import { getPracticeOwner, PRACTICE_CHIPS, PRACTICE_CRASH } from '#domain/games/practice.ts'
import { minor } from '#domain/money/money.ts'
import { checkCrashRound } from '#src/games/crash/check-crash-round.ts'
import type { Tab } from './support/tab.ts'
import { good, signUp, untilUnreachable, useWorld } from './support/world.ts'

const world = useWorld()
const GUEST = getPracticeOwner(null)
const AMOUNT = minor(1_000)
const GAMES = 1_000
/** Longer than any round and what follows it. */
const LONG_MS = 600_000

async function open(): Promise<Tab> {
  await world.control.set({ country: 'KZ' })
  const tab = await world.open()
  await tab.commands.games.loadRegion()
  return tab
}

const crash = (tab: Tab) => tab.commands.games.practice.crash
const chips = async (owner = GUEST) => (await world.db.wallets.get(owner))?.balance ?? 0
const getBets = async () => (await world.db.liveBets.orderBy('id').toArray()) as SharedBetRow<'crash'>[]

async function readState() {
  // The topic's name determines the type of its row.
  const row = (await world.db.topics.get(PRACTICE_CRASH)) as TopicRow<'crash'> | undefined
  if (!row?.state.round) throw new Error('no round')
  return { ...row.state, round: row.state.round }
}

async function readChain() {
  const chain = await world.db.facts.get('practiceChain')
  if (chain?.id !== 'practiceChain') throw new Error('no chain')
  return chain
}

/** Moves the stored round into the past, as if so much time had passed. */
async function pass(ms: number): Promise<void> {
  const { round, ...state } = await readState()
  const moved =
    round.phase === 'crashed'
      ? { ...round, next_at: round.next_at - ms }
      : { ...round, starts_at: round.starts_at - ms }
  await world.db.topics.put({ id: PRACTICE_CRASH, asOf: Date.now(), state: { ...state, round: moved } })
}

/** Until the round has run for so long. */
async function runFor(tab: Tab, ms: number): Promise<void> {
  const { round } = await readState()
  if (round.phase === 'crashed') throw new Error('the round is over')
  await pass(round.starts_at - Date.now() + ms)
  good(await crash(tab).refresh())
}

async function place(tab: Tab, { slot = 1, target = null }: { slot?: CrashSlot; target?: number | null } = {}) {
  const key = crypto.randomUUID()
  const answer = await crash(tab).bet({ key, amount: AMOUNT, bet: { slot, auto_cash_out: target } })
  return { key, answer }
}

const find = async (key: string) => (await getBets()).find((row) => row.key === key)

/** A chain whose first round crashes above 10×. */
async function putHighChain(): Promise<void> {
  for (let nth = 0; ; nth += 1) {
    const seed = hashServerSeed(`high ${nth}`)
    const salt = hashServerSeed(`salt ${nth}`)
    if (crashPoint(walkChain(seed, GAMES - 1), salt) < 1_000) continue
    const terminatingHash = walkChain(seed, GAMES)
    await world.db.facts.put({ id: 'practiceChain', seed, terminatingHash, salt, games: GAMES, game: 0 })
    return
  }
}

test('plays 20 rounds without network, each of the chain committed to before', async () => {
  const tab = await open()
  good(await crash(tab).refresh())
  const { terminatingHash, salt } = await readChain()
  await world.control.stopListening()
  await untilUnreachable(world)
  for (let nth = 0; nth < 20; nth += 1) {
    good((await place(tab, { target: 150 })).answer)
    await pass(LONG_MS)
    good(await crash(tab).refresh())
  }
  const { last } = await readState()
  expect(last.map(({ game }) => game)).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at))
  const chain = await readChain()
  for (const { id, game, hash, point } of last) {
    expect(walkChain(hash, game)).toBe(terminatingHash)
    expect(crashPoint(hash, salt)).toBe(point)
    const round = await world.db.crashRounds.get(id)
    expect(round && checkCrashRound(round, { points: last, chain }).matches).toBe(true)
  }
  const bets = await getBets()
  expect(bets).toHaveLength(20)
  for (const { roundId, payout, state } of bets) {
    const point = last.find(({ id }) => id === roundId)?.point ?? 0
    expect({ payout, multiplier: state.multiplier }).toEqual(
      point >= 150 ? { payout: 1_500, multiplier: 150 } : { payout: 0, multiplier: null },
    )
  }
  const paid = bets.reduce((sum, { payout, amount }) => sum + payout - amount, 0)
  expect(await chips()).toBe(PRACTICE_CHIPS + paid)
  await world.control.startListening()
})

test('cashes out at the multiplier of the moment, and once', async () => {
  const tab = await open()
  await putHighChain()
  good(await crash(tab).refresh())
  const { key, answer } = await place(tab)
  good(answer)
  expect(await chips()).toBe(PRACTICE_CHIPS - AMOUNT)
  await runFor(tab, 12_000)
  const bet = await find(key)
  expect(bet?.status).toBe('open')
  const step = { key: crypto.randomUUID(), betId: bet?.id ?? '', action: { kind: 'cashOut' } as const }
  await Promise.all([crash(tab).step(step), crash(tab).step(step)])
  const over = await find(key)
  const multiplier = over?.state.multiplier ?? 0
  expect(multiplier).toBeGreaterThanOrEqual(200)
  expect(multiplier).toBeLessThan(300)
  expect(over).toMatchObject({ status: 'settled', payout: crashPayout(AMOUNT, multiplier) })
  expect(await chips()).toBe(PRACTICE_CHIPS - AMOUNT + (over?.payout ?? 0))
  expect(await crash(tab).step({ ...step, key: crypto.randomUUID() })).toMatchObject({
    ok: false,
    error: { code: 'conflict', reason: 'bet.over' },
  })
})

test('a round that was left in its middle is settled once when it is found', async () => {
  const tab = await open()
  await putHighChain()
  good(await crash(tab).refresh())
  const [manual, auto] = [await place(tab), await place(tab, { slot: 2, target: 300 })]
  await runFor(tab, 1_000)
  tab.stop()
  await pass(LONG_MS)
  const others = [await open(), await open()]
  await Promise.all(others.map((other) => crash(other).refresh()))
  expect(await find(manual.key)).toMatchObject({ status: 'settled', payout: 0, state: { multiplier: null } })
  expect(await find(auto.key)).toMatchObject({ status: 'settled', payout: 3_000, state: { multiplier: 300 } })
  expect(await chips()).toBe(PRACTICE_CHIPS - 2 * AMOUNT + 3_000)
  expect((await readState()).last).toHaveLength(1)
})

test('a bet during a round waits for the next one and can be cancelled; a slot has one bet', async () => {
  const tab = await open()
  await putHighChain()
  good(await crash(tab).refresh())
  await runFor(tab, 1_000)
  const { key, answer } = await place(tab)
  good(answer)
  const second = await place(tab, { slot: 2 })
  expect(await find(key)).toMatchObject({ status: 'waiting', roundId: null })
  expect((await place(tab)).answer).toMatchObject({ ok: false, error: { reason: 'round.open' } })
  const betId = (await find(key))?.id ?? ''
  const cancel = { betId, action: { kind: 'cancel' } as const }
  good(await crash(tab).step({ ...cancel, key: crypto.randomUUID() }))
  expect(await chips()).toBe(PRACTICE_CHIPS - AMOUNT)
  await pass(LONG_MS)
  good(await crash(tab).refresh())
  expect(await find(second.key)).toMatchObject({ status: 'waiting', roundId: (await readState()).round.id })
  // The clock of the worker may be some ms behind.
  await runFor(tab, 1_000)
  const late = { betId: (await find(second.key))?.id ?? '', action: { kind: 'cancel' } as const }
  expect(await crash(tab).step({ ...late, key: crypto.randomUUID() })).toMatchObject({
    ok: false,
    error: { reason: expect.stringMatching(/^bet\.(started|over)$/) },
  })
})

test('rounds go on by themselves while a page shows them', async () => {
  const tab = await open()
  await putHighChain()
  good(await crash(tab).refresh())
  good(await crash(tab).watch({ isShown: true }))
  const { round } = await readState()
  if (round.phase !== 'betting') throw new Error('no bets are taken')
  await pass(round.starts_at - Date.now() - 100)
  await expect.poll(async () => (await readState()).round.phase, { timeout: 5_000 }).toBe('running')
  good(await crash(tab).watch({ isShown: false }))
})

test('a player’s bets are not among those for money, and go with a log-out', async () => {
  const tab = await open()
  await signUp(tab)
  good(await crash(tab).refresh())
  const requests = (await world.control.requests({})).length
  good((await place(tab, { target: 120 })).answer)
  await pass(LONG_MS)
  good(await crash(tab).refresh())
  const since = (await world.control.requests({})).slice(requests)
  expect(since.filter(({ endpoint }) => /crash|bet/.test(endpoint ?? ''))).toEqual([])
  expect(await world.db.intents.count()).toBe(0)
  good(await tab.commands.protection.takeBreak({ hours: 24 }))
  expect((await place(tab)).answer).toMatchObject({ ok: false, error: { reason: 'protection.timeOut' } })
  good(await tab.commands.session.logout())
  expect(await getBets()).toEqual([])
})

test('the salt that is published with a round is the hash of no other game', async () => {
  const tab = await open()
  good(await crash(tab).refresh())
  const { seed, salt } = await readChain()
  expect(Array.from({ length: GAMES + 1 }, (_, back) => walkChain(seed, back))).not.toContain(salt)
})

test('the points of a chain that is over are not shown beside the next one', async () => {
  const tab = await open()
  good(await crash(tab).refresh())
  await pass(LONG_MS)
  good(await crash(tab).refresh())
  expect((await readState()).last).toHaveLength(1)
  const chain = await readChain()
  await world.db.facts.put({ ...chain, game: GAMES })
  await pass(LONG_MS)
  good(await crash(tab).refresh())
  const { seed } = await readChain()
  expect(seed).not.toBe(chain.seed)
  expect((await readState()).last).toEqual([])
})
