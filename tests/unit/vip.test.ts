import { expect, it } from 'vitest'
import { computeLevelProgress, isInClub, nextLevel, readBenefit, VIP_BENEFITS } from '#domain/player/vip.ts'

it.each(VIP_BENEFITS)('reads a benefit that has a text: %s', (key) => {
  expect(readBenefit(key)).toEqual({ key, argument: null })
  expect(readBenefit(`${key}:5%`)).toEqual({ key, argument: '5%' })
})

it.each(['', 'yacht', 'cashback2', '__proto__', ':5'])('ignores the unknown benefit %j', (text) => {
  expect(readBenefit(text)).toBeNull()
})

const LEVELS = [
  { id: 'bronze', points: 100, benefits: [{ key: 'cashback', argument: '3%' }] },
  {
    id: 'silver',
    points: 500,
    benefits: [
      { key: 'cashback', argument: '5%' },
      { key: 'birthday', argument: null },
    ],
  },
  {
    id: 'gold',
    points: 900,
    benefits: [
      { key: 'cashback', argument: '7%' },
      { key: 'birthday', argument: null },
      { key: 'limits', argument: null },
    ],
  },
] as const

it.each([
  [null, 100, 'bronze', ['cashback 3%']],
  ['bronze', 500, 'silver', ['cashback 5%', 'birthday null']],
  // A benefit that the player has already is no gain; a better one is.
  ['silver', 900, 'gold', ['cashback 7%', 'limits null']],
])('after the level %s, at %i points, %s brings what the player has not', (level, nextAt, id, gains) => {
  const after = nextLevel({ level, nextAt, levels: LEVELS })
  expect(after?.next.id).toBe(id)
  expect(after?.gains.map(({ key, argument }) => `${key} ${argument}`)).toEqual(gains)
})

it('brings nothing after the last level', () => {
  expect(nextLevel({ level: 'gold', nextAt: null, levels: LEVELS })).toBeNull()
})

it.each([
  [false, null, false],
  [false, { level: null }, false],
  [false, { level: 'bronze' }, true],
  [true, { level: null }, true],
  [true, null, true],
])('counts as a member: premium %s, club %j → %s', (isPremium, club, isIn) => {
  expect(isInClub(isPremium, club)).toBe(isIn)
})

it.each([
  { level: null, points: 25, nextAt: 100, share: 0.25, rank: 0 },
  { level: 'bronze', points: 300, nextAt: 500, share: 0.5, rank: 1 / 3 },
  // The level is an older one: its points are still counted as the operator gives them.
  { level: 'bronze', points: 600, nextAt: 500, share: 1, rank: 1 / 3 },
  { level: 'gold', points: 2_000, nextAt: null, share: 1, rank: 1 },
])('measures the way from $level with $points points', ({ share, rank, ...club }) => {
  expect(computeLevelProgress({ ...club, levels: LEVELS })).toEqual({ share, rank })
})

it('measures no way while the levels are unknown', () => {
  expect(computeLevelProgress({ level: null, points: 0, nextAt: null, levels: [] })).toBeNull()
})
