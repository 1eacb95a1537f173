import type * as v from 'valibot'
import { expectTypeOf, test } from 'vitest'
import type {
  BettingEventNames,
  BettingSport,
  EventState,
  ListedEvent,
  MarketState,
  SportBetLeg,
} from '#domain/betting/events.ts'
import type { FeedBet } from '#domain/games/bets-feed.ts'
import type { CrashBet, CrashPoint, CrashRound, CrashTotals } from '#domain/games/crash-round.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import type { SharedGameAction, SharedGameOrder, SharedGameState } from '#domain/games/shared-round-shapes.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { RoomEntry } from '#domain/games/rooms.ts'
import type { RoundAction, RoundBet, RoundState } from '#domain/games/round-shapes.ts'
import type { Leader } from '#domain/games/tournaments.ts'
import type { sportBet } from '#endpoints/betting.ts'
import type { bettingSnapshot, eventSnapshot, sportSnapshot } from '#endpoints/betting-topics.ts'
import type { crashSnapshot } from '#endpoints/crash.ts'
import type { betsFeedSnapshot } from '#endpoints/bets-feed.ts'
import type { SHARED_GAME_SHAPES } from '#endpoints/shared-rounds/shapes.ts'
import type { SHAPES } from '#endpoints/originals/shapes.ts'
import type { roomSnapshot } from '#endpoints/rooms.ts'
import type { tournamentSnapshot } from '#endpoints/tournaments.ts'

type Part = 'bet' | 'state' | 'action'
type Parsed<Of extends Part> = { [Game in OriginalGame]: v.InferOutput<(typeof SHAPES)[Game][Of]> }
type LiveParsed<Of extends Part> = { [Game in SharedGame]: v.InferOutput<(typeof SHARED_GAME_SHAPES)[Game][Of]> }

// These fail in the type check, not here.
test('the schemas of the original games take what the types of the rules say, no less and no more', () => {
  expectTypeOf<Parsed<'bet'>>().toEqualTypeOf<{ [Game in OriginalGame]: RoundBet<Game> }>()
  expectTypeOf<Parsed<'state'>>().toEqualTypeOf<{ [Game in OriginalGame]: RoundState<Game> }>()
  expectTypeOf<Parsed<'action'>>().toEqualTypeOf<{ [Game in OriginalGame]: RoundAction<Game> }>()
})

test('so do the schemas of multiplayer games', () => {
  expectTypeOf<LiveParsed<'bet'>>().toEqualTypeOf<{ [Game in SharedGame]: SharedGameOrder<Game> }>()
  expectTypeOf<LiveParsed<'state'>>().toEqualTypeOf<{ [Game in SharedGame]: SharedGameState<Game> }>()
  expectTypeOf<LiveParsed<'action'>>().toEqualTypeOf<{ [Game in SharedGame]: SharedGameAction<Game> }>()
})

test('so do the schemas of the topics that rows store as they are', () => {
  type Crash = v.InferOutput<typeof crashSnapshot>
  expectTypeOf<Crash['round']>().branded.toEqualTypeOf<CrashRound | null>()
  expectTypeOf<Crash['totals']>().toEqualTypeOf<CrashTotals>()
  expectTypeOf<Crash['bets']>().toEqualTypeOf<CrashBet[]>()
  expectTypeOf<Crash['last']>().toEqualTypeOf<CrashPoint[]>()
  expectTypeOf<v.InferOutput<typeof betsFeedSnapshot>['latest']>().toEqualTypeOf<FeedBet[]>()
  expectTypeOf<v.InferOutput<typeof roomSnapshot>['round']['entries']>().toEqualTypeOf<RoomEntry[]>()
  expectTypeOf<v.InferOutput<typeof tournamentSnapshot>['top']>().toEqualTypeOf<Leader[]>()
})

test('so do the schemas of sports betting', () => {
  type Betting = v.InferOutput<typeof bettingSnapshot>
  type Event = v.InferOutput<typeof eventSnapshot>
  expectTypeOf<Betting['sports']>().branded.toEqualTypeOf<BettingSport[]>()
  expectTypeOf<Betting['events']>().toEqualTypeOf<BettingEventNames[]>()
  expectTypeOf<Event['event']>().branded.toEqualTypeOf<BettingEventNames & EventState>()
  expectTypeOf<Event['markets']>().branded.toEqualTypeOf<MarketState[]>()
  expectTypeOf<v.InferOutput<typeof sportSnapshot>['events']>().branded.toEqualTypeOf<ListedEvent[]>()
  expectTypeOf<v.InferOutput<typeof sportBet>['legs']>().branded.toEqualTypeOf<SportBetLeg[]>()
})
