import type { Names } from '../names.ts'

/** The VIP levels in ascending order, with their benefits. One point is one rouble staked, or its equivalent. */
export type VipLevel = { id: string; name: Names; points: number; benefits: string[]; isPremium: boolean }

export const VIP_LEVELS: readonly VipLevel[] = [
  {
    id: 'bronze',
    name: { en: 'Bronze', ru: 'Бронза', kz: 'Қола' },
    points: 1_000,
    benefits: ['cashback:3%'],
    isPremium: false,
  },
  {
    id: 'silver',
    name: { en: 'Silver', ru: 'Серебро', kz: 'Күміс' },
    points: 10_000,
    benefits: ['cashback:5%', 'birthday'],
    isPremium: false,
  },
  {
    id: 'gold',
    name: { en: 'Gold', ru: 'Золото', kz: 'Алтын' },
    points: 50_000,
    benefits: ['cashback:7%', 'birthday', 'freeSpins:20', 'tournaments'],
    isPremium: true,
  },
  {
    id: 'platinum',
    name: { en: 'Platinum', ru: 'Платина', kz: 'Платина' },
    points: 250_000,
    benefits: ['cashback:10%', 'birthday', 'freeSpins:50', 'tournaments', 'fastPayouts', 'limits'],
    isPremium: true,
  },
  {
    id: 'diamond',
    name: { en: 'Diamond', ru: 'Бриллиант', kz: 'Бриллиант' },
    points: 1_000_000,
    benefits: ['cashback:12%', 'birthday', 'freeSpins:100', 'tournaments', 'fastPayouts', 'limits', 'manager'],
    isPremium: true,
  },
]

/** The highest level reached with these points. */
export function levelAt(points: number): VipLevel | null {
  return VIP_LEVELS.findLast((level) => points >= level.points) ?? null
}

/** The points needed for the next level; null at the last. */
export function nextLevelAt(points: number): number | null {
  return VIP_LEVELS.find((level) => level.points > points)?.points ?? null
}
