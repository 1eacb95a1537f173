import { describe, expect, it } from 'vitest'
import { getOutcome } from '#domain/money/outcome.ts'
import type { OriginalRound } from '#db/view.ts'
import { minor } from '#domain/money/money.ts'

const round: OriginalRound<'dice'> = {
  id: 'round',
  playerId: 'player',
  game: 'dice',
  at: 1,
  key: null,
  lastKey: null,
  amount: minor(1_000),
  currency: 'RUB',
  payout: minor(2_000),
  serverSeedHash: 'a'.repeat(64),
  clientSeed: 'bb62964774',
  nonce: 1,
  status: 'settled',
  step: 0,
  cashOut: null,
  bet: { target: 5_050, direction: 'over' },
  state: { roll: 7_718 },
}

describe('the shown outcome', () => {
  it.each([
    [1_001, 'win'],
    [1_000, 'push'],
    [999, 'loss'],
    [0, 'loss'],
  ] as const)('a round of 10.00 that pays %i minor units is a %s, whatever the roll', (payout, outcome) => {
    expect(getOutcome({ ...round, payout: minor(payout) })).toBe(outcome)
  })
})
