import { useAppState } from '../data/queries.ts'
import { useProtection } from './use-protection.ts'

/** Whether the operator has limits, breaks and exclusions of its own; true until it says that it has none. */
export function useIsProtectionOffered(): boolean {
  const known = useProtection()?.known ?? null
  const problem = useAppState('problems')?.parts.protection
  return known !== null || problem !== 'notOffered'
}
