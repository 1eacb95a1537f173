import { describe, expect, test } from 'vitest'
import { afterRound, type AutoPlan, beginAuto, isAutoPlan, isAutoPlayAllowed } from '../../worker/rules/auto-play.ts'
import { minor } from '../../worker/rules/money.ts'

const PLAN: AutoPlan = { rounds: 3, onWin: null, onLoss: 100, stopProfit: null, stopLoss: minor(1_000), stopWin: null }
const BOUNDS = { limits: { min: minor(10), max: minor(1_000) }, balance: minor(5_000) }
const BASE = minor(100)
const RUN = { left: 3, next: BASE, profit: 0 }

describe('auto-play', () => {
  test('plays its rounds: doubled after a loss, back to the first bet after a win', () => {
    const first = beginAuto(PLAN, BASE, BOUNDS)
    expect(first).toEqual(RUN)
    const lost = afterRound(PLAN, BASE, RUN, { amount: BASE, payout: minor(0) }, BOUNDS)
    expect(lost).toEqual({ left: 2, next: 200, profit: -100 })
    if (typeof lost === 'string') throw new Error(lost)
    const won = afterRound(PLAN, BASE, lost, { amount: minor(200), payout: minor(400) }, BOUNDS)
    expect(won).toEqual({ left: 1, next: 100, profit: 100 })
    if (typeof won === 'string') throw new Error(won)
    expect(afterRound(PLAN, BASE, won, { amount: BASE, payout: minor(0) }, BOUNDS)).toBe('rounds')
  })

  test('never places a bet that could lose more than the limit', () => {
    const plan = { ...PLAN, rounds: 100, stopLoss: minor(299) }
    const lost = afterRound(plan, BASE, { ...RUN, left: 100 }, { amount: BASE, payout: minor(0) }, BOUNDS)
    expect(lost).toBe('loss')
    expect(beginAuto({ ...plan, stopLoss: minor(99) }, BASE, BOUNDS)).toBe('loss')
    expect(beginAuto({ ...plan, stopLoss: minor(100) }, BASE, BOUNDS)).toMatchObject({ next: 100 })
  })

  test.each([
    ['profit', { stopProfit: minor(100) }, { amount: BASE, payout: minor(200) }, BOUNDS],
    ['win', { stopWin: minor(100) }, { amount: BASE, payout: minor(200) }, BOUNDS],
    ['limits', { onLoss: 1_000, stopLoss: minor(100_000) }, { amount: BASE, payout: minor(0) }, BOUNDS],
    ['limits', { onLoss: -100 }, { amount: BASE, payout: minor(0) }, BOUNDS],
    ['funds', {}, { amount: BASE, payout: minor(0) }, { ...BOUNDS, balance: minor(150) }],
    ['unclear', {}, { amount: BASE, payout: minor(0) }, { ...BOUNDS, balance: null }],
  ])('stops: %s', (why, change, round, bounds) => {
    expect(afterRound({ ...PLAN, ...change }, BASE, RUN, round, bounds)).toBe(why)
  })

  test('a bet that comes back is placed again, and counts as a round', () => {
    const back = afterRound(
      PLAN,
      BASE,
      { left: 2, next: minor(150), profit: -50 },
      { amount: minor(150), payout: minor(150) },
      BOUNDS,
    )
    expect(back).toEqual({ left: 1, next: 150, profit: -50 })
  })

  test('asks for whole numbers in their range, and for a loss limit', () => {
    expect(isAutoPlan(PLAN)).toBe(true)
    for (const wrong of [
      { rounds: 0 },
      { rounds: 1.5 },
      { rounds: 1_001 },
      { onWin: -101 },
      { onLoss: 1_001 },
      { stopLoss: minor(0) },
    ]) {
      expect(isAutoPlan({ ...PLAN, ...wrong }), JSON.stringify(wrong)).toBe(false)
    }
  })

  test('is off where it is forbidden, and where nobody knows', () => {
    expect(['KZ', 'RU', 'GB', 'DE', null].map(isAutoPlayAllowed)).toEqual([true, true, false, false, false])
  })
})
