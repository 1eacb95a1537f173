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

/** Parses "key" or "key:argument"; null for a benefit without a text. */
export function readBenefit(text: string): VipBenefit | null {
  const [name = '', ...rest] = text.split(':')
  const key = VIP_BENEFITS.find((benefit) => benefit === name)
  return key ? { key, argument: rest.length > 0 ? rest.join(':') : null } : null
}
