/** Flags that an operator can switch without a new build. A flag that is not set is off. */
export const FEATURE_FLAGS = ['hide-live-bets'] as const
export type FeatureFlag = (typeof FEATURE_FLAGS)[number]
