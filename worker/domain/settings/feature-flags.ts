/** What an operator may switch without a build. A flag that nobody sets is off. */
export const FEATURE_FLAGS = ['hide-live-bets'] as const
export type FeatureFlag = (typeof FEATURE_FLAGS)[number]
