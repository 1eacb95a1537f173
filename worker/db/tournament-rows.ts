import type { Leader } from '../endpoints/tournaments.ts'
import type { Currency } from '../domain/money/currencies.ts'
import type { Minor } from '../domain/money/money.ts'
import type {
  PlaceBar,
  PointsRule,
  TournamentGameKind,
  TournamentPrize,
  TournamentStatus,
  WonPrize,
} from '../domain/games/tournaments.ts'
import type { Names } from '../domain/protocol/names.ts'

/** Rows of tournaments and leaders. `…At` are ms of the server's clock. */

export type TournamentGame = { id: string; kind: TournamentGameKind; name: string; slug: string | null }

/** A tournament as everybody sees it; where it is in its life is a matter of the clock (domain/games/tournaments). */
export type TournamentRow = {
  id: string
  name: Names
  picture: string
  startsAt: number
  endsAt: number
  games: { kinds: TournamentGameKind[]; items: TournamentGame[] }
  points: PointsRule
  prizes: TournamentPrize[]
  /** null: it is free. */
  entryFee: Minor | null
  currency: Currency
  players: number
  fetchedAt: number
}

/** The player in a tournament. */
export type TournamentEntryRow = {
  /** The player's id and the tournament's as one text. */
  id: string
  playerId: string
  tournamentId: string
  joined: boolean
  place: number | null
  points: number
  prize: WonPrize | null
  /** Of several messages the one of the latest moment stands. */
  asOf: number
  /** The idempotency key of this device's last joining or leaving. */
  lastKey: string | null
}

/** A line of a tournament's table, by tournament and place. */
export type LeaderRow = Leader & { tournamentId: string; fetchedAt: number }

/** What the socket says of a tournament; `top` has the first places in order. */
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
  /** Of the best bet, hundredths. */
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

/** The player's own line on a board; `line` null where the player has none. `id` is the player's and the board's. */
export type TopPlaceRow = { id: string; playerId: string; line: TopLine | null }
