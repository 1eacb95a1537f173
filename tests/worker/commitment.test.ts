import { describe, expect, test } from 'vitest'
import { dice } from '../../worker/endpoints/originals/dice.ts'
import type { RoundState } from '../../worker/endpoints/originals/shapes.ts'
import type { originalCommands } from '../../worker/games/originals/index.ts'
import type { CommitmentMismatch } from '../../worker/domain/fairness/round.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '../../worker/domain/games/originals.ts'
import { amountOf, CASH_OUT, firstBet, goodStep, seedsOf, STEP_GAMES, type StepGame } from './support/originals.ts'
import { otherDevice } from './support/other-device.ts'
import { playOf, type Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUpWith, useWorld } from './support/world.ts'

/** Compares rounds with what was committed before them: an honest operator, and one whose replies are patched. */

const world = useWorld()
const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const
const FORGED_HASH = 'f'.repeat(64)

type Patch = Record<string, unknown>
const patchOnce = (endpoint: string, patch: Patch) => world.control.fault({ match: { endpoint }, kind: 'patch', patch })
const brokenOf = async (id: string) => (await world.db.rounds.get(id))?.broken
const intents = () => world.db.intents.toArray()

function commandsOf(tab: Tab, game: OriginalGame) {
  // The commands of every game have the same form; only the fields of the bet differ.
  return tab.commands.games[game] as unknown as ReturnType<typeof originalCommands<OriginalGame>>
}

/** Opens a tab of a player with 1000.00 RUB and known seeds for the given games. */
async function sit(...games: OriginalGame[]): Promise<Tab> {
  const tab = await world.open()
  await signUpWith(world, tab, '1000.00')
  good(await tab.commands.games.dice.refresh())
  for (const game of games) {
    await world.control.seedOriginal({ email: EMAIL, ...seedsOf(game) })
    good(await commandsOf(tab, game).refresh())
  }
  return tab
}

async function place(tab: Tab, game: OriginalGame) {
  const { bet } = firstBet(game)
  return good(await playOf(tab, game).bet({ amount: amountOf(game), bet })).round
}

/** The wallet shows the operator's balance, no matter what the operator reports about a round. */
async function moneyIsTheOperators(): Promise<void> {
  expect((await world.db.wallets.toArray())[0]?.balance).toBe((await world.control.wallet(EMAIL)).balance)
}

test('finds no mismatch in rounds of an honest operator, from any endpoint', async () => {
  const tab = await sit(...ORIGINAL_GAMES)
  const ids = [good(await tab.play.dice.bet(BET)).round.id]
  for (const game of ORIGINAL_GAMES) {
    const { id } = await place(tab, game)
    ids.push(id)
    const stepped = STEP_GAMES.find((each) => each === game)
    if (stepped) await stepAndCashOut(tab, stepped, id)
    good(await commandsOf(tab, game).refresh())
    good(await commandsOf(tab, game).loadRound({ roundId: id }))
  }
  good(await tab.commands.games.dice.refresh())
  for (const id of ids) expect(await brokenOf(id), id).toEqual({})
})

async function stepAndCashOut(tab: Tab, game: StepGame, roundId: string): Promise<void> {
  const { bet, drawn } = firstBet(game)
  const { action } = goodStep(game, bet, drawn.state)
  good(await playOf(tab, game).step({ roundId, action }))
  good(await playOf(tab, game).step({ roundId, action: CASH_OUT }))
}

describe('a dice round that differs from its bet', () => {
  const cases: [string, Patch, CommitmentMismatch][] = [
    [
      'server seed',
      { server_seed_hash: FORGED_HASH },
      { serverSeedHash: { due: expect.any(String), told: FORGED_HASH } },
    ],
    ['client seed', { client_seed: 'theirs' }, { clientSeed: { due: expect.any(String), told: 'theirs' } }],
    ['nonce, used before', { nonce: 0 }, { nonce: { due: 1, told: 0 } }],
    // An operator that knows the server seed could skip to a nonce that loses.
    ['nonce, skipped to', { nonce: 2 }, { nonce: { due: 1, told: 2 } }],
    ['amount', { amount: '9.00' }, { stake: { due: rub(1_000), told: rub(900) } }],
    ['target', { target: 5_001 }, { bet: { due: lineOf({}), told: lineOf({ target: 5_001 }) } }],
    ['direction', { direction: 'under' }, { bet: { due: lineOf({}), told: lineOf({ direction: 'under' }) } }],
  ]
  test.each(cases)('marks the round as broken and pays the operator’s amount: %s', async (_what, change, broken) => {
    const tab = await sit()
    good(await tab.play.dice.bet(BET))
    await patchOnce(
      'dice.bet',
      Object.fromEntries(Object.entries(change).map(([name, value]) => [`round.${name}`, value])),
    )
    const { round } = good(await tab.play.dice.bet(BET))
    expect(round.broken).toEqual(broken)
    expect(await brokenOf(round.id)).toEqual(broken)
    await moneyIsTheOperators()
    expect((await intents()).map(({ state }) => state)).toEqual(['settled', 'settled'])

    // The mismatch stays even if the operator then sends the correct round, and does not affect the next bet.
    good(await tab.commands.games.dice.refresh())
    expect(await brokenOf(round.id)).toEqual(broken)
    expect(good(await tab.play.dice.bet(BET)).round.broken).toEqual({})
  })

  test('marks a round as broken when it is found by its key, and when a later reply changes it', async () => {
    const tab = await sit()
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    await world.control.fault({
      match: { endpoint: 'dice.getBetByKey' },
      kind: 'patch',
      patch: { 'round.nonce': 7 },
      times: 0,
    })
    expect((await tab.play.dice.bet(BET)).ok).toBe(false)
    await until('the outcome', async () => (await intents())[0]?.state === 'settled')
    const [found] = await world.db.rounds.toArray()
    expect(found?.broken).toEqual({ nonce: { due: 0, told: 7 } })

    good(await tab.commands.games.dice.refresh())
    const { round } = good(await tab.play.dice.bet(BET))
    // Old intents are deleted from the journal; the stored round still has its original values.
    await world.db.intents.clear()
    await patchOnce('dice.getState', { 'rounds.0.client_seed': 'theirs', 'rounds.0.nonce': 7 })
    good(await tab.commands.games.dice.refresh())
    expect(await brokenOf(round.id)).toEqual({
      clientSeed: { due: round.clientSeed, told: 'theirs' },
      nonce: { due: 1, told: 7 },
    })
    // A disputed nonce does not count against the next bet.
    const next = good(await tab.play.dice.bet(BET)).round
    expect([next.nonce, next.broken]).toEqual([2, {}])
  })

  test('marks the history line of a broken round, whichever of the two is loaded first', async () => {
    const tab = await sit()
    await patchOnce('dice.bet', { 'round.amount': '9.00' })
    const told = good(await tab.play.dice.bet(BET)).round
    const later = good(await tab.play.dice.bet(BET)).round
    const line = async (id: string) => (await world.db.history.toArray()).find((row) => row.id === id)
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    expect(await line(told.id)).toMatchObject({ isBroken: true })
    expect(await line(later.id)).not.toHaveProperty('isBroken')
    await patchOnce('dice.getState', { 'rounds.0.target': 1 })
    good(await tab.commands.games.dice.refresh())
    expect(await line(later.id)).toMatchObject({ isBroken: true })
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    expect(await line(later.id)).toMatchObject({ isBroken: true })
  })

  test('marks a round as broken when the operator resets the nonce, although the bet named that nonce', async () => {
    const tab = await sit()
    const first = good(await tab.play.dice.bet(BET)).round
    good(await tab.play.dice.bet(BET))
    await patchOnce('dice.getState', { 'pair.nonce': 0 })
    good(await tab.commands.games.dice.refresh())
    const { state, payout, serverSeedHash, clientSeed } = first
    expect(await world.db.seedPairs.get(serverSeedHash)).toMatchObject({ nonce: 0 })
    const wire = {
      amount: '10.00',
      currency: 'RUB',
      target: 5_000,
      direction: 'over',
      roll: state.roll,
      payout: String(payout / 100),
    }
    const seeds = { server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce: 0 }
    const round = { id: '999', key: null, at: new Date(first.at + 1_000).toISOString(), ...wire, ...seeds }
    const wallet = { balance: '1.00', currency: 'RUB', balance_version: 1 }
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'reply', status: 200, body: { round, wallet } })
    const again = good(await tab.play.dice.bet(BET)).round
    expect(again.broken).toEqual({ nonce: { due: 2, told: 0 } })
  })
})

function rub(amount: number) {
  return { amount: minor(amount), currency: 'RUB' as const }
}

function lineOf(change: object) {
  return { target: 5_000, direction: 'over', ...change }
}

describe('a bet on an original game', () => {
  const flipped = firstBet('coinflip').bet.side === 'heads' ? 'tails' : 'heads'
  const black = [
    { place: 'black', amount: '7.50' },
    { place: 'straight-17', amount: '2.50' },
  ]
  test.each([
    ['coinflip', 'side', flipped],
    ['keno', 'picks', [0, 7, 13, 21, 38]],
    ['keno', 'risk', 'high'],
    ['miner', 'mines', 4],
    ['roulette', 'chips', black],
    ['wheel', 'risk', 'high'],
    ['cases', 'slug', 'caravan'],
    ['cases', 'count', 2],
  ] as const)('%s: marks a round as broken when its %s differs from the bet', async (game, field, told) => {
    const tab = await sit(game)
    const { bet } = firstBet<OriginalGame>(game)
    await patchOnce(`${game}.bet`, { [`round.bet.${field}`]: told })
    const { broken } = await place(tab, game)
    expect(broken).toEqual({ bet: { due: bet, told: { ...bet, [field]: told } } })
    await moneyIsTheOperators()
  })

  test.each(ORIGINAL_GAMES)(
    '%s: marks a round as broken when seed, nonce or amount differ from the bet',
    async (game) => {
      const tab = await sit(game)
      const forged = { server_seed_hash: FORGED_HASH, client_seed: 'theirs', nonce: 3, amount: '0.50' }
      await patchOnce(
        `${game}.bet`,
        Object.fromEntries(Object.entries(forged).map(([name, value]) => [`round.${name}`, value])),
      )
      expect((await place(tab, game)).broken).toEqual({
        serverSeedHash: { due: expect.stringMatching(/^[0-9a-f]{64}$/), told: FORGED_HASH },
        clientSeed: { due: 'tulpar', told: 'theirs' },
        nonce: { due: 0, told: 3 },
        stake: { due: rub(amountOf(game)), told: rub(50) },
      })
      await moneyIsTheOperators()
    },
  )

  test.each([
    ['keno', 'picks', [39, 21, 13, 7, 0]],
    [
      'roulette',
      'chips',
      [
        { place: 'straight-17', amount: '2.5' },
        { place: 'red', amount: '5.00' },
        { place: 'red', amount: '2.50' },
      ],
    ],
  ] as const)('%s: accepts the same bet in another notation', async (game, field, told) => {
    const tab = await sit(game)
    await patchOnce(`${game}.bet`, { [`round.bet.${field}`]: told })
    const round = await place(tab, game)
    expect(round.bet).toMatchObject({ [field]: told })
    expect(round.broken).toEqual({})
  })
})

describe.each(STEP_GAMES)('a step of %s', (game) => {
  /** A round after one step, whose reply was patched. */
  async function stepped(patch: (state: StepState) => Patch) {
    const tab = await sit(game)
    const { id } = await place(tab, game)
    const { bet, drawn } = firstBet(game)
    const { action, drawn: after } = goodStep(game, bet, drawn.state)
    await patchOnce(`${game}.act`, patch(after.state))
    const { round } = good(await playOf(tab, game).step({ roundId: id, action }))
    return { tab, id, action, after, round }
  }

  test('marks a round as broken when its step differs from the sent one', async () => {
    const { action, round } = await stepped(otherStep)
    expect(round.broken).toEqual({ action: { due: action, told: round.state } })
    await moneyIsTheOperators()
  })

  test('marks the round that a step’s reply names by mistake, not the player’s own', async () => {
    const { action, round, id } = await stepped(() => ({ 'round.id': '987654321' }))
    expect(round).toMatchObject({ id: '987654321', broken: { action: { due: action } } })
    expect(await brokenOf(id)).toEqual({})
  })

  test('matches a step whose reply has no key to its bet, and settles the bet', async () => {
    const { tab, id } = await stepped(() => ({ 'round.key': null }))
    await patchOnce(`${game}.act`, { 'round.key': null })
    const { round } = good(await playOf(tab, game).step({ roundId: id, action: CASH_OUT }))
    expect(round.broken).toEqual({})
    expect(round.status).not.toBe('open')
    expect((await intents()).filter(({ kind }) => kind.endsWith('.bet'))).toMatchObject([{ state: 'settled' }])
  })

  test('marks a round as broken when a cash-out comes back as another step', async () => {
    const { tab, id, after } = await stepped(() => ({}))
    await patchOnce(`${game}.act`, oneMore(after.state))
    const { round } = good(await playOf(tab, game).step({ roundId: id, action: CASH_OUT }))
    expect(round.broken).toEqual({ action: { due: CASH_OUT, told: round.state } })
    await moneyIsTheOperators()
  })
})

type StepState = RoundState<StepGame>

function otherStep(state: StepState): Patch {
  if ('calls' in state)
    return { 'round.state.calls': state.calls.map((call) => (call === 'heads' ? 'tails' : 'heads')) }
  return 'steps' in state ? { 'round.state.steps': ['skip'] } : { 'round.state.opened': [24] }
}

function oneMore(state: StepState): Patch {
  if ('calls' in state) return { 'round.state.calls': [...state.calls, 'heads'] }
  if ('steps' in state) return { 'round.state.steps': [...state.steps, 'higher'] }
  return { 'round.state.opened': [...state.opened, 24] }
}

describe('bets from elsewhere in the meantime', () => {
  const refused = { ok: false, error: { code: 'conflict', reason: 'seed.changed' } }
  const allBroken = async () => (await world.db.rounds.toArray()).map(({ broken }) => broken)

  test('rejects a bet on a nonce that another device used, and marks no round as broken', async () => {
    const tab = await sit()
    const does = await otherDevice(world.operator.port)
    const { pair } = await does(dice.getState)
    const line = { amount: '10.00', currency: 'RUB' as const, target: 5_000, direction: 'over' as const }
    await does(dice.bet, { body: { ...line, ...pair } })
    expect(await tab.play.dice.bet(BET)).toMatchObject(refused)
    good(await tab.commands.games.dice.refresh())
    const { round } = good(await tab.play.dice.bet(BET))
    expect([round.nonce, round.broken]).toEqual([1, {}])
    expect(await allBroken()).toEqual(expect.arrayContaining([undefined, {}]))

    // A round of another device is checked against the values of its first reply.
    await patchOnce('dice.getState', { 'rounds.1.nonce': 4 })
    good(await tab.commands.games.dice.refresh())
    expect(await allBroken()).toContainEqual({ nonce: { due: 0, told: 4 } })
  })

  test('rejects a bet after another device rotated the seeds, and marks no round as broken', async () => {
    const tab = await sit()
    const does = await otherDevice(world.operator.port)
    good(await tab.play.dice.bet(BET))
    await does(dice.rotateSeed, { body: { client_seed: 'from-elsewhere' } })
    expect(await tab.play.dice.bet(BET)).toMatchObject(refused)
    good(await tab.commands.games.dice.refresh())
    const { round } = good(await tab.play.dice.bet(BET))
    expect(round).toMatchObject({ clientSeed: 'from-elsewhere', nonce: 0 })
    expect(await allBroken()).toEqual([{}, {}])
  })

  test('marks no round as broken when another tab bets and rotates the seeds', async () => {
    const tab = await sit()
    const second = await world.open()
    good(await tab.play.dice.bet(BET))
    good(await second.play.dice.bet(BET))
    good(await second.commands.games.dice.rotateSeed({ clientSeed: 'mine' }))
    good(await tab.play.dice.bet(BET))
    expect(await allBroken()).toEqual([{}, {}, {}])
  })

  test('finds a bet with a lost reply by its key behind later bets, and marks no round as broken', async () => {
    const tab = await sit()
    const does = await otherDevice(world.operator.port)
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    const asked = await world.control.fault({ match: { endpoint: 'dice.getBetByKey' }, hold: 'before', times: 0 })
    expect((await tab.play.dice.bet(BET)).ok).toBe(false)
    const { pair } = await does(dice.getState)
    const line = { amount: '10.00', currency: 'RUB' as const, target: 5_000, direction: 'over' as const }
    await does(dice.bet, { body: { ...line, ...pair } })
    await does(dice.rotateSeed, { body: { client_seed: 'from-elsewhere' } })
    good(await tab.commands.games.dice.refresh())
    await world.control.release(asked)
    await until('the outcome', async () => (await intents())[0]?.state === 'settled')
    expect(await allBroken()).toEqual(expect.arrayContaining([undefined, {}]))
  })

  test('settles a bet that an older build left in the journal, and checks no commitment', async () => {
    const tab = await sit()
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    const asked = await world.control.fault({ match: { endpoint: 'dice.getBetByKey' }, hold: 'before', times: 0 })
    expect((await tab.play.dice.bet(BET)).ok).toBe(false)
    await world.db.intents.toCollection().modify((intent) => {
      delete intent.committed
    })
    await world.control.release(asked)
    await until('the outcome', async () => (await intents())[0]?.state === 'settled')
    expect(await allBroken()).toEqual([undefined])
  })

  test('deletes the commitments of a player at logout', async () => {
    const tab = await sit()
    good(await tab.play.dice.bet(BET))
    expect((await intents())[0]?.committed).toMatchObject({ nonce: 0, stake: rub(1_000), bet: lineOf({}) })
    good(await tab.commands.session.logout())
    expect([await world.db.intents.count(), await world.db.rounds.count()]).toEqual([0, 0])
  })
})
