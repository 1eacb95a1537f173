import type { FeatureFlag } from '../../worker/domain/settings/feature-flags.ts'
import { useAppState } from './queries.ts'

/** Whether a feature flag is on, as the operator last said; off where nobody has. */
export function useFlag(flag: FeatureFlag): boolean {
  return useAppState('flags')?.on.includes(flag) === true
}
