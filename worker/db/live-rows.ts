import type { LiveOrder, LiveState } from '../api/live/shapes.ts'
import type { LiveBet } from '../api/live-bets.ts'
import type { Currency } from '../rules/currencies.ts'
import type { LiveGame } from '../rules/live-games.ts'
import type { Minor } from '../rules/money.ts'

/** Rows of what is played together. `at` and `…At` are ms of the server's clock. */

/** What is shown of each topic of the socket, by the topic's name: bounded, and everybody's. */
export type TopicStates = {
  /** Bets of all games, and of one. */
  bets: LiveBetsState
  [feed: `bets:${string}`]: LiveBetsState
}

/** The latest bets, newest first, and the largest of the last hour, by their worth. */
export type LiveBetsState = { latest: LiveBet[]; high: LiveBet[] }

/** A topic as it stood at `asOf`. Written by the domain that reads it, at most ten times a second. */
export type TopicRow<Name extends keyof TopicStates = keyof TopicStates> = {
  id: Name
  asOf: number
  state: TopicStates[Name]
}

type LiveBetBase = {
  id: string
  playerId: string
  at: number
  /** The idempotency key of the bet, and of this device's last action that led to the bet as it stands. */
  key: string | null
  lastKey: string | null
  amount: Minor
  currency: Currency
  payout: Minor
  /** waiting: the operator has it for a round to come · open: it is in play · settled · cancelled: the stake is back. */
  status: 'waiting' | 'open' | 'settled' | 'cancelled'
  roundId: string | null
}
/** A bet of the player in a game played together. */
export type LiveBetRow<Game extends LiveGame = LiveGame> = {
  [Each in Game]: LiveBetBase & { game: Each; bet: LiveOrder<Each>; state: LiveState<Each> }
}[Game]
