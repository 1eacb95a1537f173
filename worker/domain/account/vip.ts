/** What a level of the VIP club can give; each has a text `vip.benefit.<key>`, some with the operator's argument. */
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

/** Who asks for a place in the club (spec 6): the register modal, or a player on its page. */
export const VIP_TRIGGERS = ['register', 'vip_page'] as const
export type VipTrigger = (typeof VIP_TRIGGERS)[number]

/** Reads "key" or "key:argument"; null for a benefit that no text of ours names. */
export function readBenefit(text: string): VipBenefit | null {
  const [name = '', ...rest] = text.split(':')
  const key = VIP_BENEFITS.find((benefit) => benefit === name)
  return key ? { key, argument: rest.length > 0 ? rest.join(':') : null } : null
}
