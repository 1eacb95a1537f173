import { describe, expect, test } from 'vitest'
import { exactReturn, LINES, spinAt, STOPS, STRIP, WILD } from '../operator/provider/machine.ts'

/** A stake that all lines share without a remainder. */
const STAKE = 500

/** The stop that puts a symbol into the middle row. */
function above(symbol: number): number {
  return (STRIP.indexOf(symbol) - 1 + STOPS) % STOPS
}

describe('the slot machine', () => {
  test('the RTP is exactly 2879 of 3000, by the rule and over all stops', () => {
    const { numerator, denominator } = exactReturn()
    expect(numerator * 3_000).toBe(denominator * 2_879)

    let staked = 0
    let paid = 0
    for (let a = 0; a < STOPS; a += 1) {
      for (let b = 0; b < STOPS; b += 1) {
        for (let c = 0; c < STOPS; c += 1) {
          staked += STAKE
          paid += spinAt([a, b, c], STAKE).payout
        }
      }
    }
    expect(paid * 3_000).toBe(staked * 2_879)
  })

  test('a wild replaces any symbol, and three wilds pay as their own symbol', () => {
    // Line 0 is the middle row, one below the stop.
    const wild = above(WILD)
    expect(spinAt([wild, wild, wild], STAKE).wins).toContainEqual({ line: 0, symbol: WILD, amount: 25_000 })
    expect(spinAt([wild, above(0), wild], STAKE).wins).toContainEqual({ line: 0, symbol: 0, amount: 300 })
  })

  test('the payout is the sum of the shown lines, always in whole minor units', () => {
    const three = [above(0), above(0), above(0)]
    expect(spinAt(three, 7).wins, 'three fifths of seven').toContainEqual({ line: 0, symbol: 0, amount: 4 })
    for (const stops of [three, [0, 0, 0], [3, 7, 11], [29, 14, 2]]) {
      const { grid, wins, payout } = spinAt(stops, 7)
      expect(payout).toBe(wins.reduce((sum, { amount }) => sum + amount, 0))
      expect(Number.isInteger(payout)).toBe(true)
      for (const { line, symbol } of wins) {
        const shown = LINES[line]?.map((row, reel) => grid[reel]?.[row]) ?? []
        expect(shown.every((one) => one === symbol || one === WILD)).toBe(true)
      }
    }
  })
})
