import { describe, expect, test } from 'vitest'
import type { CommitmentMismatch } from '#domain/fairness/round.ts'
import { minor } from '#domain/money/money.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { STEP_GAMES } from './support/originals.ts'
import { until } from './support/until.ts'
import { good } from './support/world.ts'
import { FORGED_HASH, makeLine, rub, useCommitments } from './support/commitment.ts'

const { readBroken, getCommands, intents, moneyIsTheOperators, patchOnce, place, sit, stepAndCashOut, world } =
  useCommitments()

const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const

type Patch = Record<string, unknown>

test('finds no mismatch in rounds of an honest operator, from any endpoint', async () => {
  const tab = await sit(...ORIGINAL_GAMES)
  const ids = [good(await tab.play.dice.bet(BET)).round.id]
  for (const game of ORIGINAL_GAMES) {
    const { id } = await place(tab, game)
    ids.push(id)
    const stepped = STEP_GAMES.find((each) => each === game)
    if (stepped) await stepAndCashOut(tab, stepped, id)
    good(await getCommands(tab, game).refresh())
    good(await getCommands(tab, game).loadRound({ roundId: id }))
  }
  good(await tab.commands.games.dice.refresh())
  for (const id of ids) expect(await readBroken(id), id).toEqual({})
})

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
    ['target', { 'bet.target': 5_001 }, { bet: { due: makeLine({}), told: makeLine({ target: 5_001 }) } }],
    ['direction', { 'bet.direction': 'under' }, { bet: { due: makeLine({}), told: makeLine({ direction: 'under' }) } }],
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
    expect(await readBroken(round.id)).toEqual(broken)
    await moneyIsTheOperators()
    expect((await intents()).map(({ state }) => state)).toEqual(['settled', 'settled'])

    // The mismatch stays even if the operator then sends the correct round, and does not affect the next bet.
    good(await tab.commands.games.dice.refresh())
    expect(await readBroken(round.id)).toEqual(broken)
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
    expect(await readBroken(round.id)).toEqual({
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
    const betReply = good(await tab.play.dice.bet(BET)).round
    const later = good(await tab.play.dice.bet(BET)).round
    const line = async (id: string) => (await world.db.history.toArray()).find((row) => row.id === id)
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    expect(await line(betReply.id)).toMatchObject({ isBroken: true })
    expect(await line(later.id)).not.toHaveProperty('isBroken')
    await patchOnce('dice.getState', { 'rounds.0.bet.target': 1 })
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
    const wire = { amount: '10.00', currency: 'RUB', bet: BET.bet, state, payout: String(payout / 100) }
    const settled = { status: 'settled', step: 0 }
    const seeds = { server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce: 0 }
    const round = { id: '999', key: null, at: new Date(first.at + 1_000).toISOString(), ...wire, ...settled, ...seeds }
    const wallet = { balance: '1.00', currency: 'RUB', balance_version: 1 }
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'reply', status: 200, body: { round, wallet } })
    const again = good(await tab.play.dice.bet(BET)).round
    expect(again.broken).toEqual({ nonce: { due: 2, told: 0 } })
  })
})
