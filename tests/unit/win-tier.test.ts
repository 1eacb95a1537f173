import { describe, expect, it } from 'vitest'
import { getBestRound, getPaidHundredths, getWinTier } from '#src/games/table/win/win-tier.ts'
import { minor } from '#domain/money/money.ts'

const round = (amount: number, payout: number) => ({ amount: minor(amount), payout: minor(payout) })

describe('the tier of a win', () => {
  it.each([
    ['none', 1_000, 0],
    ['none', 1_000, 999],
    ['none', 1_000, 1_000],
    ['small', 1_000, 1_001],
    ['small', 1_000, 1_999],
    ['big', 1_000, 2_000],
    ['big', 1_000, 9_999],
    ['huge', 1_000, 10_000],
    ['none', 0, 0],
    ['huge', 1_000, 49_999],
    ['epic', 1_000, 50_000],
    ['epic', 0, 5],
    ['small', 333, 665],
    ['big', 333, 666],
    ['big', 333, 3_329],
    ['huge', 333, 3_330],
  ])('is %s for a stake of %i that pays %i minor units', (tier, amount, payout) => {
    expect(getWinTier(round(amount, payout))).toBe(tier)
  })

  it('is exact for the largest amounts, where ten times the stake is beyond whole floats', () => {
    expect(getWinTier(round(99_999_999_999_999, 999_999_999_999_989))).toBe('big')
    expect(getWinTier(round(99_999_999_999_999, 999_999_999_999_990))).toBe('huge')
  })
})

describe('the multiplier of a win', () => {
  it('is rounded down to hundredths, and unknown without a stake', () => {
    expect(getPaidHundredths(round(300, 3_299))).toBe(1_099)
    expect(getPaidHundredths(round(100, 1_100))).toBe(1_100)
    expect(getPaidHundredths(round(0, 500))).toBeNull()
  })
})

describe('the best of results that come at once, newest first', () => {
  it('is the one with the best tier, whichever is the newest', () => {
    const [loss, small, big, huge] = [round(100, 0), round(5_000, 9_000), round(100, 300), round(100, 1_000)]
    expect(getBestRound([loss, huge, big])).toBe(huge)
    expect(getBestRound([small, loss, big])).toBe(big)
    expect(getBestRound([big, huge])).toBe(huge)
  })

  it('is the newest of several with the same tier, and nothing without results', () => {
    const [one, other] = [round(100, 200), round(100, 900)]
    expect(getBestRound([one, other])).toBe(one)
    expect(getBestRound([])).toBeNull()
  })
})
