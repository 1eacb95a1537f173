import type { CrashBet, CrashPoint, CrashRound, CrashTotals } from '../endpoints/crash.ts'
import type { LiveOrder, LiveState } from '../endpoints/live/shapes.ts'
import type { LiveBet } from '../endpoints/live-bets.ts'
import type { RoomDoorReply, RoomEntry } from '../endpoints/rooms.ts'
import type { CoinSide } from '../domain/games/coinflip.ts'
import type { Currency } from '../domain/money/currencies.ts'
import type { LiveGame, LiveStatus } from '../domain/games/live-games.ts'
import type { Minor } from '../domain/money/money.ts'
import type { RoomColour } from '../domain/games/rooms.ts'
import type { TournamentState } from './tournament-rows.ts'
import type { Sport } from '../domain/betting/betting.ts'
import type { BettingEventState, BettingSportState, BettingState } from './betting-rows.ts'

/** Rows of what is played together. `at` and `…At` are ms of the server's clock. */

/** What is shown of each topic of the socket, by the topic's name: bounded, and everybody's. */
export type TopicStates = {
  /** Bets of all games, and of one. */
  bets: LiveBetsState
  [feed: `bets:${string}`]: LiveBetsState
  crash: CrashState
  /** Sports, leagues and events. */
  betting: BettingState
  /** All markets of one event. */
  [event: `betting:event:${string}`]: BettingEventState
  [tournament: `tournament:${string}`]: TournamentState
} & { [Each in Sport as `betting:${Each}`]: BettingSportState } & Record<RoomsTopic, RoomsState> &
  Record<RoomTopic, RoomState> &
  Record<DuelsTopic, DuelsState>

/** All rooms of a currency, in short; one as it is played; coinflips between players. */
export type RoomsTopic = `rooms:${Currency}`
export type RoomTopic = `room:${RoomColour}:${Currency}`
export type DuelsTopic = `duels:${Currency}`

/** The latest bets, newest first, and the largest of the last hour, by their worth. */
export type LiveBetsState = { latest: LiveBet[]; high: LiveBet[] }

/** What goes on behind each door; one that the operator does not name is missing. */
export type RoomsState = Partial<Record<RoomColour, RoomDoor>>
export type RoomDoor = Pick<RoomDoorReply, 'phase' | 'pot' | 'players'> & { roundId: string; drawsAt: number | null }

export type { RoomEntry } from '../endpoints/rooms.ts'
export type RoomState = {
  round: RoomRound
  /** The round before: how it ended, for as long as its draw is shown. */
  previous: EndedRoom | null
  /** Drawn rounds, the newest first. */
  past: PastRoom[]
}
/**
 * A round that takes stakes. `isAsSeen` is false where the operator reports another server seed's hash than this device
 * has seen before for the same round, or has changed, left out or reordered entries.
 */
export type RoomRound = {
  id: string
  phase: 'waiting' | 'countdown'
  serverSeedHash: string
  /** In the order of joining: each holds the tickets after those before it. */
  entries: RoomEntry[]
  /** When it is drawn; null until a second player is there. */
  drawsAt: number | null
  /** When the stake goes back to one who is alone. */
  closesAt: number | null
  isAsSeen: boolean
}
/** `drawn` is null where the stake went back to one who was alone. */
export type EndedRoom = { id: string; at: number; entries: RoomEntry[]; drawn: PastRoom | null }
export type PastRoom = {
  id: string
  at: number
  serverSeedHash: string
  serverSeed: string
  /** The text that the client seed is the SHA-256 of. */
  entriesText: string
  pot: Minor
  players: number
  /** The winning ticket, from 0, and the entry that holds it. */
  ticket: number
  winnerEntryId: string
  /** As all may see it; null where the player hides it. */
  winner: string | null
  payout: Minor
  isAsSeen: boolean
}

export type DuelsState = {
  open: OpenDuel[]
  /** The newest first. */
  flips: DuelFlip[]
}
/** A coinflip that waits for a second player; `side` is that of who opened it. */
export type OpenDuel = {
  id: string
  player: string | null
  side: CoinSide
  amount: Minor
  serverSeedHash: string
  at: number
  /** When it closes by itself. */
  closesAt: number
}
export type DuelFlip = OpenDuel & {
  /** The bet that joined, and who made it. */
  joinedBy: string
  opponent: string | null
  serverSeed: string
  result: CoinSide
  payout: Minor
  /** When the coin begins to fly. */
  flipsAt: number
  /** As of a room's round: false where it is not as it stood while it was open. */
  isAsSeen: boolean
}

/** The round of crash with its largest bets, the largest first, and the last points, the newest first. */
export type CrashState = { round: CrashRound | null; totals: CrashTotals; bets: CrashBet[]; last: CrashPoint[] }

/** A round of crash that is over, with all that it takes to check it: everybody's, of those that were looked at. */
export type CrashRoundRow = CrashPoint & {
  salt: string
  startedAt: number
  endedAt: number
  /** The published end of the chain, and how many games it has. */
  terminatingHash: string
  games: number
}

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
  status: LiveStatus
  roundId: string | null
}
/** A bet of the player in a game played together. */
export type LiveBetRow<Game extends LiveGame = LiveGame> = {
  [Each in Game]: LiveBetBase & { game: Each; bet: LiveOrder<Each>; state: LiveState<Each> }
}[Game]

/** The chain that crash is drawn from, as it was published; `marks`: hashes that were found to lead to its end. */
export type CrashChainState = {
  id: 'crashChain'
  terminatingHash: string
  salt: string
  games: number
  marks: { game: number; hash: string }[]
}
/**
 * How far the newest check of the chain is: `walked` of `steps` games, from game `game` back to the end. `walk` is the
 * one check that writes it.
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

/** Facts of what is played together. */
export type LiveAppState = {
  /** The socket; `latencyMs`: the round trip of the last ping, null before one. */
  realtime: { id: 'realtime'; state: 'connecting' | 'open' | 'closed'; latencyMs?: number | null }
  crashChain: CrashChainState
  chainCheck: ChainCheckState
}
