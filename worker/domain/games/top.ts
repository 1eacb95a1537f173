import { ORIGINAL_GAMES, type OriginalGame } from './originals.ts'

/** The last 24 hours, 7 days, 30 days, and all time. */
export const TOP_PERIODS = ['day', 'week', 'month', 'all'] as const
export type TopPeriod = (typeof TOP_PERIODS)[number]

const DAY_MS = 86_400_000
/** Length of a period, ms; null for all time. */
export const TOP_PERIOD_MS: Record<TopPeriod, number | null> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  all: null,
}

/** What leaders are ranked by: largest payout, best multiplier, or total stakes. */
export const TOP_MEASURES = ['win', 'multiplier', 'wagered'] as const
export type TopMeasure = (typeof TOP_MEASURES)[number]

/** Which games count: all, provider slots, provider live games, sports betting, or one original game. */
export type TopGame = 'all' | 'slots' | 'live' | 'betting' | OriginalGame
export const TOP_GAMES: readonly TopGame[] = ['all', ...ORIGINAL_GAMES, 'slots', 'live', 'betting']

/** Number of places listed. */
export const TOP_SHOWN = 100

export type TopBoardName = { period: TopPeriod; measure: TopMeasure; game: TopGame }

/** The key of a leaderboard's rows. */
export function topBoardKey({ period, measure, game }: TopBoardName): string {
  return `${period} ${measure} ${game}`
}

export function isTopPeriod(word: string): word is TopPeriod {
  return TOP_PERIODS.some((period) => period === word)
}

export function isTopMeasure(word: string): word is TopMeasure {
  return TOP_MEASURES.some((measure) => measure === word)
}

export function isTopGame(word: string): word is TopGame {
  return TOP_GAMES.some((game) => game === word)
}
