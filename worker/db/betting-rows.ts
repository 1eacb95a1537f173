import type {
  BettingEventNames,
  BettingSport,
  EventState,
  ListedEvent,
  MarketState,
  SportBetLeg,
} from '#domain/betting/events.ts'
import type { AcceptRule, BetKind, BetStatus } from '#domain/betting/betting.ts'
import type { MarketTerms } from '#domain/betting/markets.ts'
import type { Odds, OddsFormat } from '#domain/betting/odds.ts'
import type { Bet } from '#domain/money/bet.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'

export type { BettingEventNames, BettingSport, EventState, ListedEvent, MarketState, SportBetLeg }

/** State of the topic `betting`. */
export type BettingState = { sports: BettingSport[]; events: BettingEventNames[] }
/** State of the topics `betting:<sport>`. */
export type BettingSportState = { events: ListedEvent[] }
/** State of the topics `betting:event:<id>`. */
export type BettingEventState = { event: BettingEventNames & EventState; markets: MarketState[] }

/** A sports bet; `at` and `…At` are ms of server time. */
export type SportBetRow = Bet & {
  endedAt: number | null
  kind: BetKind
  /** The amount of the stake that is still in play. */
  remaining: Minor
  status: BetStatus
  legs: SportBetLeg[]
  /** The cash-out price and until when it holds; null if no quote was requested. `isOff`: no cash-out at present. */
  quote: { id: string; price: Minor; until: number } | { isOff: true } | null
}

/** Stakes as typed, by currency: an amount typed in one currency says nothing about another one. */
export type Stakes = Partial<Record<Currency, string>>

/** A selection of the slip, with all data that its row shows offline. */
export type SlipSelection = {
  event: BettingEventNames
  market: MarketTerms & { id: string }
  outcome: string
  /** The odds that the player has accepted. */
  odds: Odds
  isLive: boolean
  /** Its own stakes as typed, for a single bet; absent from rows of an older version. */
  stakes?: Stakes
}

/** The bet slip of this device. */
export type BetSlipRow = {
  id: 'slip'
  kind: BetKind
  accept: AcceptRule
  selections: SlipSelection[]
  /** The stakes of the accumulator as typed; absent from rows of an older version. */
  stakes?: Stakes
  /** Grows with each change by a player; absent from rows of an older version. */
  revision?: number
}

/** This device's odds format, and the ids of the events that the player follows. */
export type BettingSettingsRow = { id: 'settings'; format: OddsFormat; favourites: string[] }
