import { describe, expect, test, vi } from 'vitest'
import type { practiceCommands } from '#worker/games/practice/index.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { AppStateRow } from '#db/rows.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { getPracticeOwner, PRACTICE_CHIPS } from '#domain/games/practice.ts'
import { minor } from '#domain/money/money.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { cases } from '../run/cases.ts'
import { getAmount, CASH_OUT, drawnAgain, firstBet, STEP_GAMES, WRONG_BETS } from './support/originals.ts'
import type { Tab } from './support/tab.ts'
import { EMAIL, good, PASSWORD, signUp, untilUnreachable, useWorld } from './support/world.ts'

const world = useWorld()
const GUEST = getPracticeOwner(null)
const key = () => crypto.randomUUID()

type TableCommands = Pick<ReturnType<typeof practiceCommands>['dice'], 'refresh' | 'rotateSeed'> & {
  bet: (order: {
    key: string
    amount: number
    bet: unknown
  }) => ReturnType<Tab['commands']['games']['practice']['dice']['bet']>
  step: (order: { key: string; roundId: string; step: number; action: unknown }) => Promise<{ ok: boolean }>
}
/** The commands of every game have the same form; only the fields of the bet are this game's. */
const getCommands = (tab: Tab, game: OriginalGame) => tab.commands.games.practice[game] as unknown as TableCommands

/** `country` null: the operator does not say where the visitor is. */
async function openFrom(country: string | null): Promise<Tab> {
  if (country === null) await world.control.fault({ match: { endpoint: 'getGeo' }, kind: 'cutBefore', times: 0 })
  else await world.control.set({ country })
  const tab = await world.open()
  await tab.commands.games.loadRegion()
  return tab
}

async function sit(game: OriginalGame): Promise<Tab> {
  const tab = await openFrom('RU')
  good(await getCommands(tab, game).refresh())
  return tab
}

async function place(tab: Tab, game: OriginalGame, given = key()) {
  return getCommands(tab, game).bet({ key: given, amount: getAmount(game), bet: firstBet(game).bet })
}

const chips = async (owner = GUEST) => (await world.db.wallets.get(owner))?.balance ?? 0
const getRounds = async (owner = GUEST) => world.db.rounds.where({ playerId: owner }).sortBy('at')

describe.each(ORIGINAL_GAMES)('practice of %s', (game) => {
  test('deals 20 rounds without network that follow from the seed committed to before, and pays chips', async () => {
    const tab = await sit(game)
    const [pair] = await world.db.seedPairs.toArray()
    expect(pair).toMatchObject({ playerId: GUEST, game, nonce: 0, serverSeed: null })
    await world.control.stopListening()
    await untilUnreachable(world)
    for (let nth = 0; nth < 20; nth += 1) {
      good(await place(tab, game))
      const open = (await getRounds()).find(({ status }) => status === 'open')
      if (open) await endRound(tab, game, open.id)
    }
    const rounds = await getRounds()
    expect(rounds.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, nonce) => nonce))
    const paid = rounds.reduce((sum, { payout, amount }) => sum + payout - amount, 0)
    expect(await chips()).toBe(PRACTICE_CHIPS + paid)

    good(await getCommands(tab, game).rotateSeed({ clientSeed: 'my-own-seed' }))
    const serverSeed = (await world.db.seedPairs.get(pair?.serverSeedHash ?? ''))?.serverSeed ?? ''
    expect(hashServerSeed(serverSeed)).toBe(pair?.serverSeedHash)
    for (const round of rounds) {
      expect(drawnAgain(game, round as never, serverSeed)).toMatchObject({ state: round.state, payout: round.payout })
    }
    await world.control.startListening()
  })

  test('rejects a bet that the operator would reject', async () => {
    const tab = await sit(game)
    const { bet, amount } = WRONG_BETS[game]
    const answer = await getCommands(tab, game).bet({ key: key(), amount, bet })
    expect(answer).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^(limits|validation)$/) } })
    expect(await getRounds()).toEqual([])
    expect(await chips()).toBe(PRACTICE_CHIPS)
  })
})

/** Ends an open round, by a cash-out where there is one. */
async function endRound(tab: Tab, game: OriginalGame, id: string): Promise<void> {
  const stepped = STEP_GAMES.find((one) => one === game)
  if (!stepped) return
  const action = {
    coinflip: { kind: 'flip', side: 'heads' },
    hilo: { kind: 'higher' },
    miner: { kind: 'open', tile: 0 },
  }
  for (let step = 0; step < 50; step += 1) {
    const round = await world.db.rounds.get(id)
    if (round?.status !== 'open') return
    const next = round.cashOut === null ? action[stepped] : CASH_OUT
    const answer = await getCommands(tab, game).step({ key: key(), roundId: id, step: round.step, action: next })
    // The highest card cannot be beaten.
    if (!answer.ok)
      await getCommands(tab, game).step({ key: key(), roundId: id, step: round.step, action: { kind: 'lower' } })
  }
}

test('a bet sent twice, and bets of two tabs at once, count once each', async () => {
  const tab = await sit('dice')
  const other = await openFrom('KZ')
  const once = key()
  await Promise.all([place(tab, 'dice', once), place(tab, 'dice', once), place(other, 'dice'), place(other, 'dice')])
  const rounds = await getRounds()
  expect(rounds).toHaveLength(3)
  expect(new Set(rounds.map(({ nonce }) => nonce)).size).toBe(3)
  const paid = rounds.reduce((sum, { payout, amount }) => sum + payout - amount, 0)
  expect(await chips()).toBe(PRACTICE_CHIPS + paid)
})

test('the operator hears of no bet, and a player’s money, history and results stay as they are', async () => {
  const tab = await openFrom('RU')
  await signUp(tab)
  const ledger = async () => [await world.control.wallet(EMAIL), await world.control.counters()]
  const booked = await ledger()
  const [player] = await world.db.players.toArray()
  const owner = getPracticeOwner(player?.id ?? '')
  const before = await world.db.wallets.get(player?.id ?? '')
  good(await getCommands(tab, 'dice').refresh())
  const requests = (await world.control.requests({})).length
  // More than the 200 that are stored.
  const count = cases(220, 1_000)
  for (let nth = 0; nth < count; nth += 1) good(await place(tab, 'dice'))
  const since = (await world.control.requests({})).slice(requests)
  expect(since.filter(({ endpoint }) => /dice|bet|seed|round/.test(endpoint ?? ''))).toEqual([])
  expect(await ledger()).toEqual(booked)
  expect(await getRounds(owner)).toHaveLength(200)
  expect(await world.db.wallets.get(player?.id ?? '')).toEqual(before)
  expect(await world.db.intents.count()).toBe(0)
  expect(await world.db.history.count()).toBe(0)

  good(await tab.commands.session.logout())
  expect(await getRounds(owner)).toEqual([])
  expect(await world.db.wallets.get(owner)).toBeUndefined()
})

test('a secret seed is 32 bytes of the cryptographic generator', async () => {
  const draw = vi.spyOn(crypto, 'getRandomValues')
  const tab = await sit('dice')
  const drawn = draw.mock.results.map(({ value }) => Buffer.from(value).toString('hex'))
  draw.mockRestore()
  const [pair] = await world.db.seedPairs.toArray()
  good(await getCommands(tab, 'dice').rotateSeed({ clientSeed: 'my-own-seed' }))
  const revealed = (await world.db.seedPairs.get(pair?.serverSeedHash ?? ''))?.serverSeed
  expect(revealed).toMatch(/^[\da-f]{64}$/)
  expect(drawn).toContain(revealed)
})

test('without enough chips nothing is placed, and the player starts again', async () => {
  const tab = await sit('dice')
  await world.db.wallets.update(GUEST, { balance: minor(999) })
  const answer = await place(tab, 'dice')
  expect(answer).toMatchObject({ ok: false, error: { code: 'funds' } })
  good(await tab.commands.games.practice.restart())
  expect(await chips()).toBe(PRACTICE_CHIPS)
})

test.each([
  ['an unknown country', null],
  ['a country that asks for a verified age', 'NL'],
] as const)('practice is closed to a guest from %s', async (_name, country) => {
  const tab = await openFrom(country)
  const closed = { ok: false, error: { code: 'forbidden', reason: 'practice.closed' } }
  expect(await getCommands(tab, 'dice').refresh()).toMatchObject(closed)
  expect(await place(tab, 'dice')).toMatchObject(closed)
})

test('practice is closed in a break, also to the guest after a log-out', async () => {
  const tab = await openFrom('RU')
  await signUp(tab)
  good(await getCommands(tab, 'dice').refresh())
  good(await tab.commands.protection.takeBreak({ hours: 24 }))
  const closed = { ok: false, error: { code: 'forbidden', reason: 'protection.timeOut' } }
  expect(await place(tab, 'dice')).toMatchObject(closed)
  good(await tab.commands.session.logout())
  expect(await getCommands(tab, 'dice').refresh()).toMatchObject(closed)
})

test('practice is closed by an exclusion, and while a reality check is due', async () => {
  const tab = await openFrom('RU')
  await signUp(tab)
  good(await getCommands(tab, 'dice').refresh())
  const playerId = (await world.db.session.get('current'))?.playerId ?? ''
  const playFor = (ms: number) => tab.commands.protection.countTime({ playerId, ms, minutes: 60 })
  good(await playFor(1_000))
  await world.db.play.update(playerId, { ms: 3_600_000 })
  good(await playFor(1_000))
  const rejected = (reason: string) => ({ ok: false, error: { code: 'forbidden', reason: `protection.${reason}` } })
  expect(await place(tab, 'dice')).toMatchObject(rejected('check'))
  good(await tab.commands.protection.answerRealityCheck({ at: Date.now(), answer: 'continue' }))
  good(await place(tab, 'dice'))
  // Chips are no results of play.
  expect((await world.db.play.get(playerId))?.sums).toEqual({})
  good(await tab.commands.protection.excludeSelf({ months: 6, password: PASSWORD }))
  expect(await getCommands(tab, 'dice').refresh()).toMatchObject(rejected('excluded'))
})

/** The English name of each case by its slug. */
const getNames = (row: AppStateRow | undefined) =>
  row?.id === 'cases' ? Object.fromEntries(row.cases.map(({ slug, name }) => [slug, name.en])) : {}

test('the cases of practice come with the game, until the operator’s are read', async () => {
  const tab = await sit('cases')
  const { cases, practice } = tab.commands.games
  good(await practice.cases.loadCatalogue())
  const practiceCases = await world.db.facts.get('cases')
  expect(practiceCases).toMatchObject({ isPractice: true })
  expect(getNames(practiceCases)).toMatchObject({ tulpar: 'Winged horse' })
  good(await place(tab, 'cases'))
  good(await cases.loadCatalogue())
  good(await practice.cases.loadCatalogue())
  const operatorCases = await world.db.facts.get('cases')
  expect(operatorCases).not.toHaveProperty('isPractice')
  expect(getNames(operatorCases)).toEqual({ ...getNames(practiceCases), tulpar: 'Tulpar' })
})
