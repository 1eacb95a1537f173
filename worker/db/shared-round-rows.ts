import type { FeedBet } from '#domain/games/bets-feed.ts'
import type { CrashBet, CrashPoint, CrashRound, CrashTotals } from '#domain/games/crash-round.ts'
import type { SharedGameOrder, SharedGameState } from '#domain/games/shared-round-shapes.ts'
import type { CoinSide } from '#domain/games/coinflip.ts'
import type { Bet } from '#domain/money/bet.ts'
import type { SharedGame, SharedBetStatus } from '#domain/games/shared-rounds.ts'
import type { Minor } from '#domain/money/money.ts'
import type { RoomColour, RoomEntry, RoomPhase } from '#domain/games/rooms.ts'
import type { TournamentState } from './tournament-rows.ts'
import type { Sport } from '#domain/betting/betting.ts'
import type { BettingEventState, BettingSportState, BettingState } from './betting-rows.ts'
import type { DuelsTopic, RoomTopic, RoomsTopic } from '#domain/wire/topics.ts'

/** Rows of multiplayer games. `at` and `…At` are ms of server time. */

/** The displayed state of each socket topic, by topic name: bounded in size, and the same for all players. */
export type TopicStates = {
  /** Bets of all games; `bets:<game>`: bets of one game. */
  bets: BetsFeedState
  [feed: `bets:${string}`]: BetsFeedState
  crash: CrashState
  /** The rounds that this device draws for practice. */
  'practice:crash': CrashState
  /** Sports, leagues and events. */
  betting: BettingState
  /** All markets of one event. */
  [event: `betting:event:${string}`]: BettingEventState
  [tournament: `tournament:${string}`]: TournamentState
} & { [Each in Sport as `betting:${Each}`]: BettingSportState } & Record<RoomsTopic, RoomsState> &
  Record<RoomTopic, RoomState> &
  Record<DuelsTopic, DuelsState>

/** The latest bets, newest first, and the bets of the last hour with the highest stakes, by `worth`. */
export type BetsFeedState = { latest: FeedBet[]; high: FeedBet[] }

/** The state of each room in the list of rooms; a room that the operator does not send is missing. */
export type RoomsState = Partial<Record<RoomColour, RoomDoor>>
export type RoomDoor = { roundId: string; phase: RoomPhase; pot: Minor; players: number; drawsAt: number | null }

export type { RoomEntry }
export type RoomState = {
  round: RoomRound
  /** The previous round and its result, while its draw is shown. */
  previous: EndedRoom | null
  /** Drawn rounds, newest first. */
  past: PastRoom[]
}
/**
 * A round that takes stakes. `isAsSeen` is false if the operator now reports another server seed hash for the round
 * than this device has stored, or has changed, removed or reordered entries.
 */
export type RoomRound = {
  id: string
  phase: RoomPhase
  serverSeedHash: string
  /** In order of joining: the tickets of each entry follow those of the entries before it. */
  entries: RoomEntry[]
  /** When the round is drawn; null until a second player has joined. */
  drawsAt: number | null
  /** When the stake is refunded if no second player has joined. */
  closesAt: number | null
  isAsSeen: boolean
}
/** `drawn` is null if the stake was refunded, because no second player joined. */
export type EndedRoom = { id: string; at: number; entries: RoomEntry[]; drawn: PastRoom | null }
export type PastRoom = {
  id: string
  at: number
  serverSeedHash: string
  serverSeed: string
  /** The text whose SHA-256 is the client seed. */
  entriesText: string
  pot: Minor
  players: number
  /** The winning ticket, counted from 0; `winnerEntryId` is the entry that owns it. */
  ticket: number
  winnerEntryId: string
  /** The winner's public name; null if the player hides it. */
  winner: string | null
  payout: Minor
  isAsSeen: boolean
}

export type DuelsState = {
  open: OpenDuel[]
  /** Newest first. */
  flips: DuelFlip[]
}
/** A coinflip that waits for a second player; `side` is the side of the player who opened it. */
export type OpenDuel = {
  id: string
  player: string | null
  side: CoinSide
  amount: Minor
  serverSeedHash: string
  at: number
  /** When it closes if no one joins. */
  closesAt: number
}
export type DuelFlip = OpenDuel & {
  /** The id of the bet that joined; `opponent` is the public name of its player. */
  joinedBy: string
  opponent: string | null
  serverSeed: string
  result: CoinSide
  payout: Minor
  /** When the coin animation starts. */
  flipsAt: number
  /** As in `RoomRound`: false if the duel no longer matches what this device has stored of it. */
  isAsSeen: boolean
}

/** The round of crash, its largest bets (largest first) and the crash points of the last rounds (newest first). */
export type CrashState = { round: CrashRound | null; totals: CrashTotals; bets: CrashBet[]; last: CrashPoint[] }

/** A finished round of crash with everything needed to verify it: the operator's that were opened, and those of practice. */
export type CrashRoundRow = CrashPoint & {
  salt: string
  startedAt: number
  endedAt: number
  /** The published end of the hash chain; `games`: how many games the chain has. */
  terminatingHash: string
  games: number
}

/** The state of a topic at `asOf`. Written by the feature that reads the topic, at most ten times a second. */
export type TopicRow<Name extends keyof TopicStates = keyof TopicStates> = {
  id: Name
  asOf: number
  state: TopicStates[Name]
}

type SharedBetBase = Bet & {
  /** waiting: accepted for a later round · open: in play · settled · cancelled: the stake was refunded. */
  status: SharedBetStatus
  roundId: string | null
}
/** A bet of the player in a multiplayer game. */
export type SharedBetRow<Game extends SharedGame = SharedGame> = {
  [Each in Game]: SharedBetBase & { game: Each; bet: SharedGameOrder<Each>; state: SharedGameState<Each> }
}[Game]

/** The published hash chain of crash; `marks`: hashes that are verified to lead to its end. */
export type CrashChainState = {
  id: 'crashChain'
  terminatingHash: string
  salt: string
  games: number
  marks: { game: number; hash: string }[]
}
/**
 * The hash chain of practice: `seed` is the hash of its last game, a secret of this device until then, and `game` the
 * newest one that has begun.
 */
export type PracticeChainState = {
  id: 'practiceChain'
  seed: string
  terminatingHash: string
  salt: string
  games: number
  game: number
}
/**
 * Progress of the latest chain check: `walked` of `steps` games are checked, and it is at game `game`, on the way back
 * to the end. `walk` is the id of the only check that may write this row.
 */
export type ChainCheckState = {
  id: 'chainCheck'
  walk: string
  game: number
  hash: string
  walked: number
  steps: number
  state: 'walking' | 'agrees' | 'differs' | 'cancelled'
}

/** What replaces the socket: `polled` snapshots, or no news of topics (`bare`) where the operator offers none. */
export type SocketFallback = 'polled' | 'bare'

/** App state of multiplayer games. */
export type SharedRoundAppState = {
  /** The socket; `latencyMs`: round trip of the last ping, null before the first one. */
  realtime: {
    id: 'realtime'
    state: 'connecting' | 'open' | 'closed'
    latencyMs?: number | null
    /** While the network blocks the socket. */
    fallback?: SocketFallback | null
  }
  crashChain: CrashChainState
  chainCheck: ChainCheckState
  practiceChain: PracticeChainState
}
