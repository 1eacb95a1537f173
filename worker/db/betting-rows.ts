import type { SportBetLeg } from '../endpoints/betting.ts'
import type {
  BettingEventNames,
  BettingSport,
  EventState,
  ListedEvent,
  MarketState,
} from '../endpoints/betting-topics.ts'
import type { AcceptRule, BetKind, BetStatus } from '../domain/betting/betting.ts'
import type { MarketTerms } from '../domain/betting/markets.ts'
import type { Odds, OddsFormat } from '../domain/betting/odds.ts'
import type { Currency } from '../domain/money/currencies.ts'
import type { Minor } from '../domain/money/money.ts'

export type { BettingEventNames, BettingSport, EventState, ListedEvent, MarketState, SportBetLeg }

/** The topic `betting`. */
export type BettingState = { sports: BettingSport[]; events: BettingEventNames[] }
/** The topics `betting:<sport>`. */
export type BettingSportState = { events: ListedEvent[] }
/** The topics `betting:event:<id>`. */
export type BettingEventState = { event: BettingEventNames & EventState; markets: MarketState[] }

/** A bet on sports; `at` and `…At` are ms of the server's clock. */
export type SportBetRow = {
  id: string
  playerId: string
  at: number
  endedAt: number | null
  /** The idempotency key of the bet, and of this device's last action that led to the bet as it stands. */
  key: string | null
  lastKey: string | null
  kind: BetKind
  amount: Minor
  /** What of the stake is still in play. */
  remaining: Minor
  currency: Currency
  payout: Minor
  status: BetStatus
  legs: SportBetLeg[]
  /** What it can be cashed out for, and until when; null where nobody has asked. `isOff`: it cannot be now. */
  quote: { id: string; price: Minor; until: number } | { isOff: true } | null
}

/** A selection of the slip: all that its row shows without a network. */
export type SlipSelection = {
  event: BettingEventNames
  market: MarketTerms & { id: string }
  outcome: string
  /** The price that the player has taken. */
  odds: Odds
  isLive: boolean
  /** Its own stake as typed, for a single; null before any. */
  stake: string | null
}

/** The bet slip of this device. */
export type BetSlipRow = {
  id: 'slip'
  kind: BetKind
  accept: AcceptRule
  selections: SlipSelection[]
  /** The stake of the accumulator as typed; null before any. */
  stake: string | null
}

/** How this device shows betting, and which events its player follows. */
export type BettingSettingsRow = { id: 'settings'; format: OddsFormat; favourites: string[] }
