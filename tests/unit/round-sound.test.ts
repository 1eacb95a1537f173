import { describe, expect, it } from 'vitest'
import { getOutcomeSound } from '#src/games/table/sound/round-sound.ts'
import { minor } from '#domain/money/money.ts'

describe('the sound of a round', () => {
  it.each([
    ['loss', 0],
    ['loss', 999],
    ['push', 1_000],
    ['smallWin', 1_001],
    ['smallWin', 1_999],
    ['win', 2_000],
    ['win', 9_999],
    ['bigWin', 10_000],
  ])('is a %s when a bet of 10.00 pays %i minor units', (sound, payout) => {
    expect(getOutcomeSound({ amount: minor(1_000), payout: minor(payout) })).toBe(sound)
  })
})
