import { describe, expect, it } from 'vitest'
import { readTexts } from '../../src/games/original/amount-text.ts'
import { readOwned } from '../../src/games/original/own-setting.ts'
import { checkOriginal } from '../../src/games/original/fairness/check-original.ts'
import { markOf, newestOf } from '../../src/games/original/newest.ts'
import type { OriginalRound } from '../../worker/db/view.ts'
import { coinflipRules } from '../../worker/rules/coinflip.ts'
import { draws, hashServerSeed } from '../../worker/rules/fairness.ts'
import { minor } from '../../worker/rules/money.ts'

const seeds = { serverSeed: '0a'.repeat(32), clientSeed: 'mine' }
const bet = { side: 'heads' } as const
const amount = minor(1_000)

/** A round of one flip, as an operator would settle it with these seeds. */
function flipped(nonce: number): OriginalRound<'coinflip'> {
  const draw = (count: number) => draws(seeds, nonce, count)
  const { state, payout } = coinflipRules.start(draw, bet, amount, 'RUB')
  return {
    id: `r${nonce}`,
    playerId: 'p1',
    game: 'coinflip',
    at: nonce,
    key: null,
    amount,
    currency: 'RUB',
    payout,
    status: 'settled',
    step: 0,
    cashOut: null,
    bet,
    state,
    serverSeedHash: hashServerSeed(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    nonce,
  }
}

/** The first round that was lost with its bet, and so is over. */
function lost(): OriginalRound<'coinflip'> {
  for (let nonce = 0; ; nonce += 1) {
    const round = flipped(nonce)
    if (round.state.flips[0] === 'tails') return round
  }
}

describe('the check of an original’s round', () => {
  const check = (round: OriginalRound<'coinflip'>) => checkOriginal(coinflipRules, round, seeds.serverSeed)

  it('draws it again by the rules and agrees', () => {
    const round = lost()
    const { state, payout, nonce } = round
    expect(check(round)).toMatchObject({
      matches: true,
      hash: round.serverSeedHash,
      messages: [`mine:${nonce}:0`],
      replayed: { state, payout },
    })
    expect(check(round).drawn).toEqual(draws(seeds, nonce, check(round).drawn.length))
  })

  it.each([
    ['payout', { payout: minor(1) }, 'payoutMatches'],
    ['outcome', { state: { flips: ['heads'], calls: ['heads'] } }, 'stateMatches'],
    ['hash', { serverSeedHash: 'f'.repeat(64) }, 'hashMatches'],
  ] as const)('finds another %s', (_what, change, where) => {
    const found = check({ ...lost(), ...change } as OriginalRound<'coinflip'>)
    expect([found.matches, found[where]]).toEqual([false, false])
  })

  it('takes rules that can make nothing of a round for a mismatch', () => {
    const broken = {
      ...coinflipRules,
      replay: () => {
        throw new Error('nothing')
      },
    }
    expect(checkOriginal(broken, lost(), seeds.serverSeed)).toMatchObject({ matches: false, replayed: null })
  })
})

describe('the newest round', () => {
  const round = { id: 'a', playerId: 'p', at: 5, step: 1, status: 'open' } as const

  it('is the further one of the same round, else the later', () => {
    const further = { ...round, step: 2 }
    const over = { ...round, status: 'settled' } as const
    const later = { ...round, id: 'b', at: 6, step: 0 }
    expect(newestOf(round, further, 'p')).toBe(further)
    expect(newestOf(further, round, 'p')).toBe(further)
    expect(newestOf<typeof round | typeof over>(round, over, 'p')).toBe(over)
    expect(newestOf(round, later, 'p')).toBe(later)
    expect(newestOf(later, round, 'p')).toBe(later)
    expect(newestOf(round, null, 'p')).toBe(round)
  })

  it('is never another player’s', () => {
    expect(newestOf(round, null, 'other')).toBeNull()
  })

  it('has a mark of its own at every step', () => {
    const marks = [null, round, { ...round, step: 2 }, { ...round, status: 'settled' } as const].map(markOf)
    expect(new Set(marks).size).toBe(4)
  })
})

describe('what was set at a table', () => {
  const read = (kept: unknown) => readOwned(kept, readTexts)

  it('is read as kept, with its player, and nothing of what nobody typed', () => {
    const value = { 'keno RUB': '12,5', 'keno USD': 5, 'miner RUB': '1'.repeat(40) }
    expect(read({ playerId: 'p', value })).toEqual({ playerId: 'p', value: { 'keno RUB': '12,5' } })
    expect(read({ playerId: null, value: {} })).toEqual({ playerId: null, value: {} })
  })

  it.each([null, 1, 'x', {}, { value: {} }, { playerId: 4, value: {} }, { playerId: 'p', value: null }])(
    'is nothing where %j stands',
    (odd) => {
      expect(read(odd)).toEqual({ playerId: null, value: null })
    },
  )
})
