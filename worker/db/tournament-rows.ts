import type { Currency } from '#domain/money/currencies.ts'
import type { Rates } from '#domain/money/rates.ts'
import type { Minor } from '#domain/money/money.ts'
import type {
  Leader,
  PlaceBar,
  PointsRule,
  TournamentGameKind,
  TournamentPrize,
  TournamentStatus,
  WonPrize,
} from '#domain/games/tournaments.ts'
import type { Names } from '#domain/languages/names.ts'

/** Rows of tournaments and leaders. `…At` are ms of server time. */

export type TournamentGame = { id: string; kind: TournamentGameKind; name: string; slug: string | null }

/**
 * The public data of a tournament; whether it is upcoming, active or over depends on the clock
 * (domain/games/tournaments).
 */
export type TournamentRow = {
  id: string
  name: Names
  picture: string
  startsAt: number
  endsAt: number
  games: { kinds: TournamentGameKind[]; items: TournamentGame[] }
  points: PointsRule
  prizes: TournamentPrize[]
  /** null if entry is free. */
  entryFee: Minor | null
  currency: Currency
  /** For approximate prizes; absent from rows of an older version. */
  rates?: Rates | null
  players: number
  fetchedAt: number
}

/** The player's entry in a tournament. */
export type TournamentEntryRow = {
  /** The player's id and the tournament's id as one text. */
  id: string
  playerId: string
  tournamentId: string
  joined: boolean
  place: number | null
  points: number
  prize: WonPrize | null
  /** Timestamp of the state: an older message does not replace a newer one. */
  asOf: number
  /** The idempotency key with which this device last joined or left. */
  lastKey: string | null
}

/** A line of a tournament's table, by tournament and place. */
export type LeaderRow = Leader & { tournamentId: string; fetchedAt: number }

/** State of the topic `tournament:<id>`; `top` has the first places in order. */
export type TournamentState = {
  status: TournamentStatus
  players: number
  ranked: number
  top: Leader[]
  bars: PlaceBar[]
}

type TopLine = {
  place: number
  amount: Minor
  currency: Currency
  /** Multiplier of the best bet, hundredths. */
  multiplier: number | null
  game: string | null
  at: number | null
}
export type TopLeader = TopLine & { player: string | null }

/** The leaders of a board; `id` is its `topBoardKey`. */
export type TopBoardRow = {
  id: string
  items: TopLeader[]
  fetchedAt: number
}

/**
 * The player's own line on a board; `line` is null if the player is not on it. `id` is the player's id and the board's
 * key.
 */
export type TopPlaceRow = { id: string; playerId: string; line: TopLine | null }
