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

/** Parses "key" or "key:argument"; null for a benefit without a text. */
export function readBenefit(text: string): VipBenefit | null {
  const [name = '', ...rest] = text.split(':')
  const key = VIP_BENEFITS.find((benefit) => benefit === name)
  return key ? { key, argument: rest.length > 0 ? rest.join(':') : null } : null
}
