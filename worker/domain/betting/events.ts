import type { EventPhase, LegStatus, Sport } from './betting.ts'
import type { MarketTerms } from './markets.ts'
import type { Odds } from './odds.ts'
import type { Names } from '../languages/names.ts'

/** The teams or players of an event, its league and its start, ms of server time. */
export type BettingEventNames = {
  id: string
  sport: Sport
  league: string
  home: string
  away: string
  start: number
}

export type BettingSport = { id: Sport; leagues: { id: string; name: Names }[] }

/** A market of an event; `odds` is null for an outcome that cannot be bet on at present. */
export type MarketState = MarketTerms & {
  id: string
  /** Temporarily closed, for example after a goal. */
  suspended: boolean
  outcomes: { id: string; odds: Odds | null }[]
}

export type EventState = {
  id: string
  phase: EventPhase
  /** The current period of the match: 0 before the match; during a break, the next period. */
  period: number
  /** Minutes played, in sports with a match clock. */
  minute: number | null
  /** A break between two periods. */
  pause: boolean
  score: [number, number]
  /** The score of each period so far: games per set, rounds per map. */
  periods: [number, number][]
}

/** An event as a list shows it: its state and its most popular market. */
export type ListedEvent = EventState & { main: MarketState | null }

/** One selection of a bet, with the accepted odds and the current status. */
export type SportBetLeg = {
  event: BettingEventNames
  market: MarketTerms & { id: string }
  outcome: string
  odds: Odds
  status: LegStatus
}
