import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draws } from '#domain/fairness/draws.ts'
import {
  HILO_MOST_CARDS,
  type HiloState,
  hiloHundredths,
  hiloKind,
  hiloMultiplier,
  hiloMultiplierAfter,
  hiloPayout,
  hiloRank,
  hiloRanksThatWin,
  hiloStepMultiplier,
  hiloWins,
  isHiloLost,
} from '#domain/games/hilo.ts'
import { minor } from '#domain/money/money.ts'
import type { Draw } from '#domain/fairness/round-rules.ts'
import { type Kind, DECK, GUESSES, SUITS, card, dealing, nameCards, play } from './support/hilo.ts'

/** Cards published elsewhere for these seeds. */
const PUBLISHED = [
  {
    seeds: { clientSeed: '54560a34f054ad0c19edac66cf6b8e45', serverSeed: '412780c6e08859f955318b5c7c75e288' },
    nonce: 0,
    cards:
      '8d 6s 5s 5c Qc Ks 9s 8h 9d 7d Jc 2h 8h Kc Qd 5s 6h 7h 5d 10d 4h 9s 2d 10c 4h 5d Qc 9d 9h 6s 3h Jd 10d 7h Qh Js 7d Jd 3h Ah Kh 9s 4c 9s 7d 8d Ks Jh Ks 2h 5s Jd',
  },
  {
    seeds: { clientSeed: '54560a34f054ad0c19edac66cf6b8e45', serverSeed: '412780c6e08859f955318b5c7c75e288' },
    nonce: 9,
    cards:
      '10d 4s 3d 4c 3s 2s 5d 8c Ad Ks Ad 8d Qs Jd 7c 6h Ad 3s Js Js 9s 5d 9s 10c 6c 2c 7s 4s 7h 7c 9c Ad 4h 2s 9s As Jd 6s Ah Jh Kd 10s Ac Ah Js Ks Qc 7d 10s 2h Qc 8d',
  },
  {
    seeds: { clientSeed: 'bb62964774', serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159' },
    nonce: 1,
    cards: 'Qd Ks 6d Qh 2h 4s 8h 5d 9c 7h',
  },
  {
    seeds: { clientSeed: '8b3ca8298c', serverSeed: 'a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1' },
    nonce: 54,
    cards: '9h Qs 2d Ks 4s 8h 8h Jd 4s Kc 10h 2h 2h 4c 3c Qd 6c Qs Kc Kc Kc 4d 7d Ac Ac Jc 10s Kd Qd 9s',
  },
]

describe('the cards of hilo', () => {
  it.each(PUBLISHED)('the cards of $seeds at $nonce are the published ones', ({ seeds, nonce, cards }) => {
    const draw: Draw = (count) => draws(seeds, nonce, count)
    const count = cards.split(' ').length
    // Skips get past any dealt card; the last card of a full round needs a guess.
    const skips = Math.min(count - 1, HILO_MOST_CARDS - 2)
    const { state } = play(draw, [...Array<Kind>(skips).fill('skip'), ...Array<Kind>(count - 1 - skips).fill('higher')])
    expect(nameCards(state.cards)).toBe(cards)
  })

  it('cards compare by rank only, with the ace lowest and the king highest', () => {
    const order = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
    for (const suit of SUITS) {
      expect(order.map((rank) => hiloRank(card(`${rank}${suit}`)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }
  })
})

/**
 * By rank: how a guess treats the same rank, the winning ranks of 13, and the multiplier in hundredths rounded down.
 */
const TABLE = [
  ['A', ['strict', 12, 107], ['same', 1, 1_287]],
  ['2', ['orSame', 12, 107], ['orSame', 2, 643]],
  ['3', ['orSame', 11, 117], ['orSame', 3, 429]],
  ['4', ['orSame', 10, 128], ['orSame', 4, 321]],
  ['5', ['orSame', 9, 143], ['orSame', 5, 257]],
  ['6', ['orSame', 8, 160], ['orSame', 6, 214]],
  ['7', ['orSame', 7, 183], ['orSame', 7, 183]],
  ['8', ['orSame', 6, 214], ['orSame', 8, 160]],
  ['9', ['orSame', 5, 257], ['orSame', 9, 143]],
  ['10', ['orSame', 4, 321], ['orSame', 10, 128]],
  ['J', ['orSame', 3, 429], ['orSame', 11, 117]],
  ['Q', ['orSame', 2, 643], ['orSame', 12, 107]],
  ['K', ['same', 1, 1_287], ['strict', 12, 107]],
] as const

describe('a guess at hilo', () => {
  it.each(TABLE)('at %s: higher %j, lower %j', (rank, higher, lower) => {
    for (const suit of SUITS) {
      const from = card(`${rank}${suit}`)
      for (const [guess, row] of [
        ['higher', higher],
        ['lower', lower],
      ] as const) {
        const hundredths = hiloHundredths(hiloStepMultiplier(from, guess))
        expect([hiloKind(from, guess), hiloRanksThatWin(from, guess), hundredths]).toEqual(row)
      }
    }
  })

  it('a guess is right on exactly as many cards of 52 as its chance says', () => {
    for (const from of DECK) {
      for (const guess of GUESSES) {
        const right = DECK.filter((to) => hiloWins(from, to, guess)).length
        expect(right).toBe(hiloRanksThatWin(from, guess) * 4)
      }
    }
  })

  it('the same rank is right, except for higher at the ace and lower at the king', () => {
    const strict = DECK.flatMap((from) =>
      GUESSES.filter((guess) => !hiloWins(from, from, guess)).map((guess) => [from, guess]),
    )
    expect(strict).toEqual([
      ...SUITS.map((suit) => [card(`K${suit}`), 'lower']),
      ...SUITS.map((suit) => [card(`A${suit}`), 'higher']),
    ])
  })

  it('on every card at least one of the two guesses is right', () => {
    const wrong = DECK.flatMap((from) => DECK.filter((to) => !GUESSES.some((guess) => hiloWins(from, to, guess))))
    expect(wrong).toEqual([])
  })

  it('a guess has an RTP of exactly 99 % at every card', () => {
    for (const from of DECK) {
      for (const guess of GUESSES) {
        const { numerator, denominator } = hiloStepMultiplier(from, guess)
        const right = BigInt(DECK.filter((to) => hiloWins(from, to, guess)).length)
        // right / 52 × multiplier = 99 / 100
        expect(right * numerator * 100n).toBe(99n * 52n * denominator)
      }
    }
  })
})

/** The exact mean multiplier over all deals of a plan, as a fraction: the RTP of the plan. */
function computeReturn(plan: readonly (Kind | 'best')[], state: HiloState): { numerator: bigint; denominator: bigint } {
  const [kind, ...rest] = plan
  if (kind === undefined || kind === 'cashOut') return hiloMultiplier(state)
  const from = state.cards.at(-1) ?? 0
  const best = hiloRanksThatWin(from, 'higher') >= 7 ? 'higher' : 'lower'
  const step = kind === 'best' ? best : kind
  let sum = { numerator: 0n, denominator: 1n }
  // One card of each rank: suits do not matter.
  for (let to = 0; to < 52; to += 4) {
    const after: HiloState = { cards: [...state.cards, to], steps: [...state.steps, step] }
    if (isHiloLost(after)) continue
    const { numerator, denominator } = computeReturn(rest, after)
    sum = reduced(sum.numerator * denominator + numerator * sum.denominator, sum.denominator * denominator)
  }
  return reduced(sum.numerator, sum.denominator * 13n)
}

function reduced(numerator: bigint, denominator: bigint): { numerator: bigint; denominator: bigint } {
  let [one, other] = [numerator, denominator]
  while (other > 0n) [one, other] = [other, one % other]
  return { numerator: numerator / one, denominator: denominator / one }
}

describe('the return of a round of hilo', () => {
  it.each([
    [['higher'], 99n, 100n],
    [['best'], 99n, 100n],
    [['skip', 'lower'], 99n, 100n],
    [['best', 'best'], 9_801n, 10_000n],
    [['higher', 'skip', 'lower'], 9_801n, 10_000n],
    [['best', 'best', 'best'], 970_299n, 1_000_000n],
  ] as const)('the plan %j returns %i/%i from any first card', (plan, numerator, denominator) => {
    for (let first = 0; first < 52; first += 4) {
      expect(computeReturn(plan, { cards: [first], steps: [] })).toEqual({ numerator, denominator })
    }
  })
})

describe('the payout of hilo', () => {
  it('the payout multiplies all right guesses and is rounded down once', () => {
    // 12 of 13 four times: 1.0725⁴ = 1.32311…; rounded down at every step it would be 1.31 of 1.00.
    const draw = dealing('2d 2h 2s 2c 2d')
    const round = play(draw, ['higher', 'higher', 'higher', 'higher'], 100)
    expect(round.cashOut).toBe(132)
    expect(hiloHundredths(hiloMultiplier(round.state))).toBe(132)
    expect([1, 2, 3].map((count) => play(draw, Array<Kind>(count).fill('higher'), 100).cashOut)).toEqual([
      107, 115, 123,
    ])
  })

  it('the payout is exact at every rank for every amount up to the maximum bet, where floats are not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 51 }), fc.constantFrom(...GUESSES)), {
          minLength: 1,
          maxLength: 6,
        }),
        (amount, guesses) => {
          const state: HiloState = {
            cards: [...guesses.map(([from]) => from), 0],
            steps: guesses.map(([, guess]) => guess),
          }
          const multiplier = hiloMultiplier(state)
          const ways = guesses.reduce((product, [from, guess]) => product * BigInt(hiloRanksThatWin(from, guess)), 1n)
          const n = BigInt(guesses.length)
          // Larger products are impossible: a round is paid before it reaches them, see below.
          fc.pre(1_287n ** n < 128_700n * 100n ** n * ways)
          const paid = BigInt(hiloPayout(minor(amount), multiplier))
          const left = BigInt(amount) * 1_287n ** n - paid * 100n ** n * ways
          expect(left >= 0n && left < 100n ** n * ways).toBe(true)
        },
      ),
    )
  })

  it('the payout of a right guess is shown before the guess', () => {
    const draw = dealing('7d 9h Kc')
    const { state } = play(draw, ['higher'])
    const after = play(draw, ['higher', 'higher'])
    expect(hiloPayout(minor(1_000), hiloMultiplierAfter(state, 'higher'))).toBe(after.cashOut)
  })
})
