import { describe, expect, it } from 'vitest'
import { getRoundSound } from '../../src/games/original/sound/round-sound.ts'
import { minor } from '../../worker/domain/money/money.ts'

const round = { id: '1', amount: minor(1_000), payout: minor(0), status: 'settled', step: 3 } as const

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
    expect(getRoundSound({ ...round, payout: minor(payout) })).toBe(sound)
  })

  it('is a gain during a round, and none before its first step', () => {
    expect([1, 0].map((step) => getRoundSound({ ...round, status: 'open', step }))).toEqual(['gain', null])
  })
})
