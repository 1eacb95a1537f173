import { expect, it } from 'vitest'
import { isInClub, nextLevel, readBenefit, VIP_BENEFITS } from '#domain/player/vip.ts'

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
