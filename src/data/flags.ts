import { flagsUrl } from '#domain/settings/configuration.ts'
import type { FeatureFlag } from '#domain/settings/feature-flags.ts'
import { useAppState } from './queries.ts'

const NONE: readonly FeatureFlag[] = []

/** The feature flags that are on, by the operator's last answer; none until there is one. */
export function useFlags(): readonly FeatureFlag[] {
  const on = useAppState('flags')?.on
  return (flagsUrl !== null && on) || NONE
}

/** Whether a feature flag is on, by the operator's last answer; off until there is one. */
export function useFlag(flag: FeatureFlag): boolean {
  return useFlags().includes(flag)
}
