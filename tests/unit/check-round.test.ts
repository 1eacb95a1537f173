import { describe, expect, it } from 'vitest'
import { checkRound } from '#src/games/table/fairness/check-round.ts'
import type { OriginalRound, RoundRow } from '#db/view.ts'
import { getDrawnPicks } from '#domain/fairness/drawn-picks.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { coinflipRules } from '#domain/games/coinflip.ts'
import { draws, hashServerSeed } from '#domain/fairness/draws.ts'
import { minor } from '#domain/money/money.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'

/** Published seeds, their HMAC and their roll of 77.18; the hash is that of the text of this server seed. */
const SERVER_SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159'
const DIGEST = 'c590d171e39b70404ee1fff2ce09c3e1090688e1320a9cd27f58b1ac3dfa8c92'
const roll: OriginalRound<'dice'> = {
  id: 'round',
  playerId: 'player',
  game: 'dice',
  at: 1,
  key: null,
  lastKey: null,
  amount: minor(1_000),
  currency: 'RUB',
  payout: minor(2_000),
  serverSeedHash: '92a94e8c23510695d92e123725ecd728e54bd251c0ec4b4c422bd16aa34567f9',
  clientSeed: 'bb62964774',
  nonce: 1,
  status: 'settled',
  step: 0,
  cashOut: null,
  bet: { target: 5_050, direction: 'over' },
  state: { roll: 7_718 },
}

const seeds = { serverSeed: '0a'.repeat(32), clientSeed: 'mine' }

/** The first flip that loses its bet and so ends the round, as the operator would settle it with these seeds. */
function lostFlip(): OriginalRound<'coinflip'> {
  const bet = { side: 'heads' } as const
  const amount = minor(1_000)
  for (let nonce = 0; ; nonce += 1) {
    const { state, payout } = coinflipRules.start((count) => draws(seeds, nonce, count), bet, amount, 'RUB')
    if (state.flips[0] === 'heads') continue
    return {
      ...roll,
      game: 'coinflip',
      amount,
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
}

describe('the check of a roll', () => {
  it('replays the roll step by step and accepts it', () => {
    expect(checkRound(roll, SERVER_SEED)).toEqual({
      serverSeed: SERVER_SEED,
      hash: roll.serverSeedHash,
      hashMatches: true,
      signatures: [{ message: 'bb62964774:1:0', digest: DIGEST, used: 8 }],
      picks: [{ draw: 0xc590d171, choices: 10_001, picked: 7_718, value: 7_718 }],
      replayed: roll,
      stateMatches: true,
      payoutMatches: true,
      multiplier: null,
      isAsCommitted: true,
      matches: true,
    })
  })

  it.each([
    ['roll', { state: { roll: 7_719 } }, 'stateMatches'],
    ['payout', { payout: minor(1_999) }, 'payoutMatches'],
    ['unpaid win', { payout: minor(0) }, 'payoutMatches'],
    ['hash', { serverSeedHash: 'a'.repeat(64) }, 'hashMatches'],
    ['nonce', { nonce: 2 }, 'stateMatches'],
    ['client seed', { clientSeed: 'other' }, 'stateMatches'],
  ] as const)('rejects a changed %s', (_what, change, where) => {
    const check = checkRound({ ...roll, ...change }, SERVER_SEED)
    expect([check.matches, check[where]]).toEqual([false, false])
  })

  it('rejects a round whose bet differs from the one that was sent, even if its seeds give the round', () => {
    const broken = { nonce: { due: 0, told: 1 } }
    expect(checkRound({ ...roll, broken }, SERVER_SEED)).toMatchObject({
      matches: false,
      isAsCommitted: false,
      hashMatches: true,
      stateMatches: true,
      payoutMatches: true,
    })
    expect(checkRound({ ...roll, broken: {} }, SERVER_SEED).matches).toBe(true)
  })

  it('accepts a lost round as lost', () => {
    expect(
      checkRound({ ...roll, bet: { ...roll.bet, direction: 'under' }, payout: minor(0) }, SERVER_SEED).matches,
    ).toBe(true)
  })
})

describe('the check of a round of an original game', () => {
  it('replays the round by the rules and accepts it', () => {
    const round = lostFlip()
    const check = checkRound(round, seeds.serverSeed)
    expect(check).toMatchObject({ matches: true, hash: round.serverSeedHash, replayed: round })
    expect(check.picks.map(({ draw }) => draw)).toEqual(draws(seeds, round.nonce, check.picks.length))
  })

  it.each([
    ['payout', { payout: minor(1) }, 'payoutMatches'],
    ['outcome', { state: { flips: ['heads'], calls: ['heads'] } }, 'stateMatches'],
    ['hash', { serverSeedHash: 'f'.repeat(64) }, 'hashMatches'],
  ] as const)('rejects another %s', (_what, change, where) => {
    const found = checkRound({ ...lostFlip(), ...change } as OriginalRound<'coinflip'>, seeds.serverSeed)
    expect([found.matches, found[where]]).toEqual([false, false])
  })

  it('rejects a round that its rules cannot replay', () => {
    const { game: _game, bet: _bet, state: _state, ...base } = lostFlip()
    const bet = { slug: 'toString', count: 1 }
    const unknown: RoundRow = { ...base, game: 'cases', bet, state: { items: ['x'] } }
    expect(checkRound(unknown, seeds.serverSeed)).toMatchObject({ matches: false, replayed: null, picks: [] })
  })
})

/** Results published elsewhere for these seeds. */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const SUITS = ['diamond', 'heart', 'spade', 'club']
const MIXED = { seeds: { clientSeed: 'bb62964774', serverSeed: SERVER_SEED }, nonce: 1 }
const values = (game: (typeof ORIGINAL_GAMES)[number], drawn: number[], variant = '') =>
  getDrawnPicks({ game, variant }, drawn).map(({ value }) => value)

describe('the results that seeds give', () => {
  const mixed = (count: number) => draws(MIXED.seeds, MIXED.nonce, count)

  it('the published result of each game is drawn', () => {
    expect(values('dice', mixed(1))).toEqual([7_718])
    expect(values('roulette', mixed(1))).toEqual([28])
    expect(values('keno', mixed(10)).map((value) => value + 1)).toEqual([31, 36, 12, 32, 2, 8, 20, 10, 25, 17])
    const cards = values('hilo', mixed(10)).map((value) => `${RANKS[value >> 2]}-${SUITS[value & 3]}`)
    expect(cards.join(' ')).toBe('Q-diamond K-spade 6-diamond Q-heart 2-heart 4-spade 8-heart 5-diamond 9-club 7-heart')
    const mines = { clientSeed: '854581b6f52eaa86503f1dc6433655f9', serverSeed: '5ff5c610e633b2a91c46d1be1f74286b' }
    expect(values('miner', draws(mines, 2, 3)).toSorted((a, b) => a - b)).toEqual([13, 16, 22])
    const coins = { clientSeed: '247e90a65d07b3c4d629ada402918f03', serverSeed: '8b9c7cf18c001dfb7ea6f6fe52f3df95' }
    expect(values('coinflip', draws(coins, 0, 8))).toEqual([1, 1, 1, 1, 0, 1, 1, 1])
  })

  it('the result is one of the choices of the game, and for a case an item of its table', () => {
    for (const game of ORIGINAL_GAMES) {
      for (const { choices, picked } of getDrawnPicks({ game, variant: 'steppe' }, mixed(5))) {
        expect(picked).toBeGreaterThanOrEqual(0)
        expect(picked).toBeLessThan(choices)
      }
    }
    for (const { slug, items } of CASE_TABLES) {
      for (const value of values('cases', mixed(5), slug)) expect(items[value]).toBeDefined()
    }
    expect(values('cases', mixed(5), '__proto__')).toEqual([])
  })
})
