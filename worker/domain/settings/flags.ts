/** What an operator may switch without a build. A flag that nobody sets is off. */
export const FLAGS = ['hide-live-bets'] as const
export type Flag = (typeof FLAGS)[number]
