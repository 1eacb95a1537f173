import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { useProtection } from './use-protection.ts'

/** What the player has staked and won since the log-in, as the operator has it; null where it says nothing. */
export function useOperatorSums(): { currency: Currency; staked: Minor; won: Minor } | null {
  const known = useProtection()?.known
  if (!known?.session) return null
  const { staked, won } = known.session
  return { currency: known.currency, staked, won }
}
