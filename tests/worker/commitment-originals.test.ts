import { describe, expect, test } from 'vitest'
import type { RoundState } from '#domain/games/round-shapes.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { getAmount, CASH_OUT, firstBet, goodStep, STEP_GAMES, type StepGame } from './support/originals.ts'
import { getGameCommands } from './support/tab.ts'
import { good } from './support/world.ts'
import { FORGED_HASH, rub, useCommitments } from './support/commitment.ts'

const { readBroken, intents, moneyIsTheOperators, patchOnce, place, sit } = useCommitments()

type Patch = Record<string, unknown>

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
    ['plinko', 'risk', 'high'],
    ['plinko', 'rows', 12],
    ['cases', 'slug', 'caravan'],
    ['cases', 'count', 2],
  ] as const)('%s: marks a round as broken when its %s differs from the bet', async (game, field, wrongValue) => {
    const tab = await sit(game)
    const { bet } = firstBet<OriginalGame>(game)
    await patchOnce(`${game}.bet`, { [`round.bet.${field}`]: wrongValue })
    const { broken } = await place(tab, game)
    expect(broken).toEqual({ bet: { due: bet, told: { ...bet, [field]: wrongValue } } })
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
        stake: { due: rub(getAmount(game)), told: rub(50) },
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
  ] as const)('%s: accepts the same bet in another notation', async (game, field, wrongValue) => {
    const tab = await sit(game)
    await patchOnce(`${game}.bet`, { [`round.bet.${field}`]: wrongValue })
    const round = await place(tab, game)
    expect(round.bet).toMatchObject({ [field]: wrongValue })
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
    const { round } = good(await getGameCommands(tab, game).step({ roundId: id, action }))
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
    expect(await readBroken(id)).toEqual({})
  })

  test('matches a step whose reply has no key to its bet, and settles the bet', async () => {
    const { tab, id } = await stepped(() => ({ 'round.key': null }))
    await patchOnce(`${game}.act`, { 'round.key': null })
    const { round } = good(await getGameCommands(tab, game).step({ roundId: id, action: CASH_OUT }))
    expect(round.broken).toEqual({})
    expect(round.status).not.toBe('open')
    expect((await intents()).filter(({ kind }) => kind.endsWith('.bet'))).toMatchObject([{ state: 'settled' }])
  })

  test('marks a round as broken when a cash-out comes back as another step', async () => {
    const { tab, id, after } = await stepped(() => ({}))
    await patchOnce(`${game}.act`, oneMore(after.state))
    const { round } = good(await getGameCommands(tab, game).step({ roundId: id, action: CASH_OUT }))
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
