import type { FeatureFlag } from '../../worker/domain/settings/feature-flags.ts'
import { useAppState } from './queries.ts'

/** Whether a feature flag is on, by the operator's last answer; off until there is one. */
export function useFlag(flag: FeatureFlag): boolean {
  return useAppState('flags')?.on.includes(flag) === true
}
