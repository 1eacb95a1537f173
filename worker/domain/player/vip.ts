/** Benefits of a VIP level; each has a text `vip.benefit.<key>`, some with an argument from the operator. */
export const VIP_BENEFITS = [
  'cashback',
  'manager',
  'fastPayouts',
  'birthday',
  'freeSpins',
  'limits',
  'tournaments',
] as const
export type VipBenefitKey = (typeof VIP_BENEFITS)[number]
export type VipBenefit = { key: VipBenefitKey; argument: string | null }

/** Where a request to join the VIP club came from: the register modal or the VIP page. */
export const VIP_TRIGGERS = ['register', 'vip_page'] as const
export type VipTrigger = (typeof VIP_TRIGGERS)[number]

/** Whether a player is in the club: premium, or with a level. A member cannot apply. */
export function isInClub(isPremium: boolean, club: { level: string | null } | null): boolean {
  return isPremium || (club !== null && club.level !== null)
}

type Level = { id: string; points: number; benefits: readonly VipBenefit[] }

/** The player in the club: `level` is null below the first one, `nextAt` at the last one. */
type Club = {
  level: string | null
  points: number
  nextAt: number | null
  levels: readonly { id: string; points: number }[]
}

/**
 * The level after the player's, with the benefits that it has and the player's has not; null at the last level. `nextAt`
 * is the points that it takes.
 */
export function nextLevel<Each extends Level>({
  level,
  nextAt,
  levels,
}: {
  level: string | null
  nextAt: number | null
  levels: readonly Each[]
}): { next: Each; gains: VipBenefit[] } | null {
  const next = levels.find(({ points }) => points === nextAt)
  if (!next) return null
  const has = levels.find(({ id }) => id === level)?.benefits ?? []
  const isNew = ({ key, argument }: VipBenefit) => !has.some((one) => one.key === key && one.argument === argument)
  return { next, gains: next.benefits.filter(isNew) }
}

/**
 * How far a player is: `share` of the way from the level's points to the next one's, and the `rank` of the level among
 * all of them, both from 0 to 1. Null before the levels are known.
 */
export function computeLevelProgress({ level, points, nextAt, levels }: Club): { share: number; rank: number } | null {
  if (levels.length === 0) return null
  const at = levels.findIndex(({ id }) => id === level)
  const from = levels[at]?.points ?? 0
  const share = nextAt === null ? 1 : (points - from) / Math.max(1, nextAt - from)
  return { share: Math.min(1, Math.max(0, share)), rank: (at + 1) / levels.length }
}

/** Parses "key" or "key:argument"; null for a benefit without a text. */
export function readBenefit(text: string): VipBenefit | null {
  const [name = '', ...rest] = text.split(':')
  const key = VIP_BENEFITS.find((benefit) => benefit === name)
  return key ? { key, argument: rest.length > 0 ? rest.join(':') : null } : null
}
