import { getMinAge } from '../../worker/domain/account/min-age.ts'
import { useAppState } from '../data/queries.ts'

/** The minimum age where the visitor is, or in the country `otherwise` while that is unknown. */
export function useMinAge(otherwise: string | null = null): number {
  return getMinAge(useAppState('geo')?.country ?? otherwise)
}
