import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areSpinsActive,
  BONUS_STATUSES,
  bonusGain,
  type BonusRules,
  getBonusStatus,
  nextBonusStatus,
  spinsBesideCampaigns,
  wagerRequired,
} from '#domain/money/bonus.ts'
import { minor } from '#domain/money/money.ts'

const RULES: BonusRules = {
  percent: 100,
  minAmount: minor(50_000),
  maxAmount: minor(1_000_000),
  wager: 10,
  maxBet: null,
  expiresIn: null,
}
const NOW = 1_800_000_000_000

describe('the bonus of a deposit', () => {
  it.each([
    [49_999, RULES, 0],
    [50_000, RULES, 50_000],
    [1_000_000, RULES, 1_000_000],
    [1_000_001, RULES, 1_000_000],
    [333, { ...RULES, percent: 75, minAmount: null }, 249],
    [1, { ...RULES, percent: 50, minAmount: null }, 0],
    [10_000, { ...RULES, percent: 12.5, minAmount: null }, 1_250],
    [500_000_000, { ...RULES, maxAmount: null }, 500_000_000],
    [500_000, { ...RULES, percent: null }, 0],
  ])('a deposit of %i with %o gets a bonus of %i', (deposit, rules, gain) => {
    expect(bonusGain(minor(deposit), rules)).toBe(gain)
  })

  it('the bonus is exact to the minor unit, as with big integers', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 900 }), (deposit, percent) => {
        const gain = bonusGain(minor(deposit), { percent, minAmount: null, maxAmount: null, ...NO_COST })
        expect(BigInt(gain)).toBe((BigInt(deposit) * BigInt(percent)) / 100n)
      }),
    )
  })

  it('the wagering requirement follows the rules and is never rounded down', () => {
    expect(wagerRequired(minor(333), { wager: 1.5 })).toBe(500)
    expect(wagerRequired(minor(30_000), { wager: 1.1 })).toBe(33_000)
    expect(wagerRequired(minor(30_000), { wager: 10 })).toBe(300_000)
  })
})

const NO_COST = { wager: 0, maxBet: null, expiresIn: null }

describe('the status of a bonus', () => {
  it('a finished bonus stays finished, and an active one does not become waiting', () => {
    for (const reported of BONUS_STATUSES) {
      expect(nextBonusStatus('waiting', reported)).toBe(reported)
      for (const over of ['finished', 'expired', 'cancelled'] as const)
        expect(nextBonusStatus(over, reported)).toBe(over)
    }
    expect(nextBonusStatus('active', 'waiting')).toBe('active')
    expect(nextBonusStatus('active', 'finished')).toBe('finished')
  })

  it('a bonus expires by time, whatever status the operator reported', () => {
    expect(getBonusStatus({ status: 'active', expiresAt: NOW }, NOW)).toBe('expired')
    expect(getBonusStatus({ status: 'waiting', expiresAt: NOW - 1 }, NOW)).toBe('expired')
    expect(getBonusStatus({ status: 'active', expiresAt: NOW + 1 }, NOW)).toBe('active')
    expect(getBonusStatus({ status: 'active', expiresAt: null }, NOW)).toBe('active')
    expect(getBonusStatus({ status: 'finished', expiresAt: NOW - 1 }, NOW)).toBe('finished')
  })
})

it('free spins are active until they expire or none are left', () => {
  expect(areSpinsActive({ expiresAt: NOW + 1, left: 3 }, NOW)).toBe(true)
  expect(areSpinsActive({ expiresAt: NOW + 1, left: null }, NOW)).toBe(true)
  expect(areSpinsActive({ expiresAt: NOW, left: 3 }, NOW)).toBe(false)
  expect(areSpinsActive({ expiresAt: NOW + 1, left: 0 }, NOW)).toBe(false)
})

describe('free spins beside campaigns', () => {
  const campaign = { id: 'c1', status: 'active', expiresAt: NOW + 1_000 } as const
  const spins = { expiresAt: NOW + 1_000, left: 5, campaignId: 'c1' }

  it.each([
    ['the campaign is listed', spins, [campaign], 0],
    ['the campaign is not listed', spins, [], 1],
    ['the campaign is over', spins, [{ ...campaign, status: 'cancelled' as const }], 1],
    ['the campaign has expired', spins, [{ ...campaign, expiresAt: NOW }], 1],
    ['they have no campaign', { ...spins, campaignId: null }, [campaign], 1],
    ['none are left', { ...spins, left: 0 }, [], 0],
  ])('are listed once: %s', (_, row, campaigns, count) => {
    expect(spinsBesideCampaigns([row], campaigns, NOW)).toHaveLength(count)
  })
})
