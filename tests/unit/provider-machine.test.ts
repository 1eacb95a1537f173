import { expect, test } from 'vitest'
import { LINES, type TableBet, POCKETS, spinAt, STRIP, wheelAt, WILD } from '../operator/provider/machine.ts'

/** A stake that all lines share without a remainder. */
const STAKE = 500
const STOPS = STRIP.length

/** The stop that puts a symbol into the middle row. */
function above(symbol: (typeof STRIP)[number]): number {
  return (STRIP.indexOf(symbol) - 1 + STOPS) % STOPS
}

test('the slot has an RTP of exactly 2879 of 3000 over all stops', () => {
  let paid = 0
  for (let stop = 0; stop < STOPS ** 3; stop += 1) {
    const stops = [stop % STOPS, Math.floor(stop / STOPS) % STOPS, Math.floor(stop / STOPS ** 2)]
    paid += spinAt(stops, STAKE).payout
  }
  expect(paid * 3_000).toBe(STOPS ** 3 * STAKE * 2_879)
})

test('a wild replaces any symbol, and three wilds pay as their own symbol', () => {
  // Line 0 is the middle row, one below the stop.
  const wild = above(WILD)
  expect(spinAt([wild, wild, wild], STAKE).wins).toContainEqual({ line: 0, symbol: WILD, amount: 25_000 })
  expect(spinAt([wild, above(0), wild], STAKE).wins).toContainEqual({ line: 0, symbol: 0, amount: 300 })
})

test('the payout is the sum of the shown lines, always in whole minor units', () => {
  const { wins, payout } = spinAt([above(0), above(0), above(0)], 7)
  expect(wins, 'three fifths of seven').toContainEqual({ line: 0, symbol: 0, amount: 4 })
  expect(payout).toBe(wins.reduce((sum, { amount }) => sum + amount, 0))
  expect(wins.length).toBeLessThanOrEqual(LINES.length)
})

test('the wheel has an RTP of 36 of 37 on every place', () => {
  for (const place of ['red', 'black', 'zero'] satisfies TableBet[]) {
    let paid = 0
    for (let pocket = 0; pocket < POCKETS; pocket += 1) paid += wheelAt(pocket, place, 1).payout
    expect(paid).toBe(36)
  }
})
