import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { getPackTerms } from '#domain/money/welcome-pack.ts'

describe('the terms of a welcome pack as a whole', () => {
  const step = (minDeposit: number | null, wager: number | null) => ({
    minDeposit: minDeposit === null ? null : minor(minDeposit),
    wager,
  })

  test('are the least deposit and the highest wagering requirement of its steps', () => {
    expect(getPackTerms([step(50_000, 30), step(20_000, 35), step(90_000, 20)])).toEqual({
      minDeposit: 20_000,
      wager: 35,
    })
  })

  test('leave out what a step does not state', () => {
    expect(getPackTerms([step(50_000, null), step(20_000, 35)])).toEqual({ minDeposit: 20_000, wager: null })
    expect(getPackTerms([step(null, 30)])).toEqual({ minDeposit: null, wager: 30 })
    expect(getPackTerms([])).toEqual({ minDeposit: null, wager: null })
  })
})
