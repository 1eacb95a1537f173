import { describe, expect, it } from 'vitest'
import { getKenoPays } from '#src/games/keno/keno-odds.ts'
import { minor } from '#domain/money/money.ts'

describe('the shown paytable', () => {
  it('shows the payout of each number of hits, and one entry for all that pay nothing', () => {
    expect(getKenoPays('classic', 4, minor(333)).map(({ from, to, payout }) => [from, to, payout])).toEqual([
      [0, 0, 0],
      [1, 1, 266],
      [2, 2, 599],
      [3, 3, 1_665],
      [4, 4, 7_492],
    ])
    expect(getKenoPays('high', 10, null).map(({ from, to, payout }) => [from, to, payout])).toEqual([
      [0, 3, null],
      [4, 4, null],
      [5, 5, null],
      [6, 6, null],
      [7, 7, null],
      [8, 8, null],
      [9, 9, null],
      [10, 10, null],
    ])
    expect(getKenoPays('low', 1, null).map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(getKenoPays('low', 0, minor(100))).toEqual([])
  })

  it('covers every possible number of hits', () => {
    for (const risk of ['classic', 'low', 'medium', 'high'] as const) {
      for (let picks = 1; picks <= 10; picks += 1) {
        const all = getKenoPays(risk, picks, null).reduce((sum, { chance }) => sum + chance, 0)
        expect(all).toBeCloseTo(1, 12)
      }
    }
  })
})
