import { getMinAge } from '../../worker/domain/account/min-age.ts'
import { useAppState } from '../data/queries.ts'

/** How old a player has to be where the visitor is, or in `otherwise` while that is unknown. */
export function useMinAge(otherwise: string | null = null): number {
  return getMinAge(useAppState('geo')?.country ?? otherwise)
}
