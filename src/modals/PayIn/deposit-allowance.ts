import type { IntentRow } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { type BindingLimit, DEPOSIT_LIMIT_KINDS, getLeast } from '#domain/protection/restrictions.ts'
import type { Protection } from '../../protection/use-protection.ts'

/** The limit that leaves least for a deposit, and what it leaves. */
export type DepositAllowance = { limit: BindingLimit; left: Minor }

/**
 * What may still be deposited in a currency; null without a limit. Deposits whose outcome is unknown count. Limits in
 * another currency than the wallet's bind at the operator, which converts.
 */
export function getDepositAllowance(
  { known, limits }: Pick<Protection, 'known' | 'limits'>,
  currency: Currency | null,
  unsettled: readonly IntentRow[],
): DepositAllowance | null {
  if (currency === null || (known && known.currency !== currency)) return null
  const counted = unsettled.filter((intent) => intent.currency === currency)
  const since = counted.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return getLeast(limits, DEPOSIT_LIMIT_KINDS, since)
}

/** Whether a deposit limit is set, the operator's or the device's. */
export function hasDepositLimit(limits: readonly BindingLimit[]): boolean {
  return limits.some(({ kind }) => kind === 'deposit')
}
