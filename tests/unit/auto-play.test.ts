import { describe, expect, test } from 'vitest'
import { nextCoinflipStep as nextFlip } from '#src/games/coinflip/coinflip-auto.ts'
import { nextHiloStep as nextGuess } from '#src/games/hilo/hilo-auto.ts'
import { nextMinerStep as nextTile } from '#src/games/miner/miner-auto.ts'
import { type Chips, restaked } from '#src/games/roulette/chips.ts'
import {
  afterRound,
  type AutoPlan,
  beginAuto,
  changedStake,
  isAutoPlan,
  isAutoPlayAllowed,
  sumOfStake,
} from '#domain/games/auto-play.ts'
import { hiloRank } from '#domain/games/hilo.ts'
import { minor } from '#domain/money/money.ts'
import { rouletteBet } from '#domain/games/roulette.ts'

const PLAN: AutoPlan = {
  rounds: 3,
  steps: 1,
  onWin: null,
  onLoss: 100,
  stopProfit: null,
  stopLoss: minor(1_000),
  stopWin: null,
}
const BOUNDS = { limits: { min: minor(10), max: minor(1_000) }, balance: minor(5_000) }
const BET = minor(100)
const BASE = [BET]
const RUN = { left: 3, stake: BASE, profit: 0 }
const LOST = { amount: BET, payout: minor(0) }

describe('auto-play', () => {
  test('plays its rounds, doubles after a loss and returns to the first bet after a win', () => {
    expect(beginAuto(PLAN, BASE, BOUNDS)).toEqual(RUN)
    const lost = afterRound(PLAN, BASE, RUN, LOST, BOUNDS)
    expect(lost).toEqual({ left: 2, stake: [200], profit: -100 })
    if (typeof lost === 'string') throw new Error(lost)
    const won = afterRound(PLAN, BASE, lost, { amount: minor(200), payout: minor(400) }, BOUNDS)
    expect(won).toEqual({ left: 1, stake: [100], profit: 100 })
    if (typeof won === 'string') throw new Error(won)
    expect(afterRound(PLAN, BASE, won, LOST, BOUNDS)).toBe('rounds')
  })

  test('never places a bet that could lose more than the limit', () => {
    const plan = { ...PLAN, rounds: 100, stopLoss: minor(299) }
    expect(afterRound(plan, BASE, { ...RUN, left: 100 }, LOST, BOUNDS)).toBe('loss')
    expect(beginAuto({ ...plan, stopLoss: minor(99) }, BASE, BOUNDS)).toBe('loss')
    expect(beginAuto({ ...plan, stopLoss: minor(100) }, BASE, BOUNDS)).toMatchObject({ stake: [100] })
  })

  test.each([
    ['profit', { stopProfit: minor(100) }, { amount: BET, payout: minor(200) }, BOUNDS],
    ['win', { stopWin: minor(100) }, { amount: BET, payout: minor(200) }, BOUNDS],
    ['limits', { onLoss: 1_000, stopLoss: minor(100_000) }, LOST, BOUNDS],
    ['limits', { onLoss: -100 }, LOST, BOUNDS],
    ['funds', {}, LOST, { ...BOUNDS, balance: minor(150) }],
    ['unclear', {}, LOST, { ...BOUNDS, balance: null }],
    ['unclear', {}, { amount: minor(101), payout: minor(0) }, BOUNDS],
  ])('stops with the reason %s', (reason, change, round, bounds) => {
    expect(afterRound({ ...PLAN, ...change }, BASE, RUN, round, bounds)).toBe(reason)
  })

  test('repeats the bet after a push, and counts it as a round', () => {
    const run = { left: 2, stake: [minor(150)], profit: -50 }
    const back = afterRound(PLAN, BASE, run, { amount: minor(150), payout: minor(150) }, BOUNDS)
    expect(back).toEqual({ left: 1, stake: [150], profit: -50 })
  })

  test('asks for whole numbers in their range and for a loss limit', () => {
    expect(isAutoPlan(PLAN)).toBe(true)
    for (const wrong of [
      { rounds: 0 },
      { rounds: 1.5 },
      { rounds: 1_001 },
      { steps: 0 },
      { steps: 1.5 },
      { onWin: -101 },
      { onLoss: 1_001 },
      { stopLoss: minor(0) },
    ]) {
      expect(isAutoPlan({ ...PLAN, ...wrong }), JSON.stringify(wrong)).toBe(false)
    }
  })

  test('is off in a country that forbids it and in an unknown one', () => {
    expect(['KZ', 'RU', 'GB', 'DE', null].map(isAutoPlayAllowed)).toEqual([true, true, false, false, false])
  })
})

describe('auto-play with chips', () => {
  const CHIPS: Chips = new Map([
    ['red', minor(99)],
    ['split-17-20', minor(1)],
  ])

  test('every chip changes by the same percentage, rounded down, and none leaves the table', () => {
    const stake = [...CHIPS.values()]
    expect(changedStake(stake, 50)).toEqual([148, 1])
    expect(changedStake(stake, -1)).toEqual([98, 1])
    expect(changedStake(stake, -100)).toEqual([1, 1])
    expect(changedStake(stake, 0)).toEqual(stake)
    expect(sumOfStake(changedStake(stake, 100))).toBe(200)
  })

  test('a change applies to the last bet, chip by chip, and the limits apply to the sum', () => {
    const base = [...CHIPS.values()]
    const plan = { ...PLAN, onLoss: 50 }
    const lost = afterRound(plan, base, { ...RUN, stake: base }, LOST, BOUNDS)
    expect(lost).toEqual({ left: 2, stake: [148, 1], profit: -100 })
    if (typeof lost === 'string') throw new Error(lost)
    const again = afterRound(plan, base, lost, { amount: minor(149), payout: minor(0) }, BOUNDS)
    expect(again).toEqual({ left: 1, stake: [222, 1], profit: -249 })
    const limits = { min: minor(10), max: minor(148) }
    expect(afterRound(plan, base, { ...RUN, stake: base }, LOST, { ...BOUNDS, limits })).toBe('limits')
  })

  test('the bet has the places of the table with the changed amounts', () => {
    expect(rouletteBet(restaked(CHIPS, [minor(148), minor(1)]))).toEqual({
      chips: [
        { place: 'red', amount: '1.48' },
        { place: 'split-17-20', amount: '0.01' },
      ],
    })
  })
})

describe('auto-play in steps', () => {
  test('coinflip flips until the given number of wins, then cashes out', () => {
    expect(nextFlip({ flips: ['heads'], calls: ['heads'] }, 2)).toBe('flip')
    expect(nextFlip({ flips: ['heads', 'heads'], calls: ['heads', 'heads'] }, 2)).toBe('cashOut')
    expect(nextFlip({ flips: ['heads', 'heads'], calls: ['heads', 'heads'] }, 1)).toBe('cashOut')
  })

  test('hilo takes the likelier guess at every rank, and skips do not count', () => {
    const ofRank = (rank: number) => (rank === 0 ? 12 : rank - 1) * 4
    const guesses = Array.from({ length: 13 }, (_, rank) => {
      expect(hiloRank(ofRank(rank))).toBe(rank)
      return nextGuess({ cards: [ofRank(rank)], steps: [] }, 1)
    })
    expect(guesses).toEqual([...Array(7).fill('higher'), ...Array(6).fill('lower')])
    const [two, king] = [ofRank(1), ofRank(12)]
    expect(nextGuess({ cards: [two, king], steps: ['skip'] }, 1)).toBe('lower')
    expect(nextGuess({ cards: [two, king], steps: ['higher'] }, 1)).toBe('cashOut')
    expect(nextGuess({ cards: [two, king], steps: ['higher'] }, 2)).toBe('lower')
  })

  test('miner opens until the given number of gems, then cashes out', () => {
    expect(nextTile({ opened: [], mines: null }, 1)).toBe('openAny')
    expect(nextTile({ opened: [3], mines: null }, 2)).toBe('openAny')
    expect(nextTile({ opened: [3, 4], mines: null }, 2)).toBe('takeOut')
  })
})
