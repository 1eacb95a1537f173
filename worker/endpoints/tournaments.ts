import * as v from 'valibot'
import {
  POINT_SOURCES,
  PRIZE_KINDS,
  TOURNAMENT_GAME_KINDS,
  TOURNAMENT_ID,
  TOURNAMENT_STATUSES,
} from '../domain/games/tournaments.ts'
import { endpoint } from '../http/endpoint.ts'
import { currency, id, listOf, timestamp, name, positiveAmount, shortText } from '../http/fields.ts'
import { slug } from './lobby.ts'
import { count, listBeside, names, optionalAmount, times } from './money-fields.ts'
import { betWallet } from './seed-fields.ts'

/** It stands in addresses and in the name of a topic. */
const tournamentId = v.pipe(id, v.regex(TOURNAMENT_ID))
const place = v.pipe(v.number(), v.integer(), v.minValue(1))
const optionalPlace = v.optional(v.nullable(place), null)

/** A game that counts: one of the house by its slug, one of a provider by the operator's id, betting on sports as `betting`. */
const game = v.object({
  id,
  kind: v.picklist(TOURNAMENT_GAME_KINDS),
  name,
  /** Without one that can stand in an address the game is named, and not linked to. */
  slug: v.fallback(v.optional(v.nullable(slug), null), null),
})

const prize = v.object({
  from: place,
  to: place,
  kind: v.picklist(PRIZE_KINDS),
  /** For each of the places, in the tournament's currency. */
  amount: positiveAmount,
  /** Of a bonus: how many times it is to be wagered. */
  wager: v.optional(v.nullable(times), null),
})

/** The player in a tournament. `as_of` orders what comes by replies and by the socket. */
export const tournamentEntry = v.object({
  tournament: tournamentId,
  as_of: timestamp,
  joined: v.boolean(),
  /** null before the first point, and for who has not joined. */
  place: optionalPlace,
  points: count,
  /** What has been paid, or laid by as a bonus, at the end; null before that, and where nothing was won. */
  prize: v.optional(
    v.nullable(v.object({ place, kind: v.picklist(PRIZE_KINDS), amount: positiveAmount, currency })),
    null,
  ),
})

const tournament = v.object({
  id: tournamentId,
  name: names,
  /** A word for what its picture shows, such as "crown". */
  picture: shortText,
  starts_at: timestamp,
  ends_at: timestamp,
  games: v.object({
    kinds: listBeside('tournament.kinds', v.picklist(TOURNAMENT_GAME_KINDS)),
    items: listBeside('tournament.games', game),
  }),
  points: v.object({ by: v.picklist(POINT_SOURCES), per: optionalAmount, min_bet: optionalAmount }),
  prizes: listOf('tournament.prizes', prize, { mayBeEmptied: true }),
  /** null or zero: it is free. Taken from the wallet of the tournament's currency. */
  entry_fee: optionalAmount,
  currency,
  players: count,
  /** Of the player who asks; null for a guest. */
  entry: v.optional(v.nullable(tournamentEntry), null),
})

/** Tournaments of a status: upcoming and active ones all, the first to begin or end first; of those that are over the last 100. */
export const getTournaments = endpoint({
  name: 'getTournaments',
  service: 'general',
  method: 'GET',
  path: '/api/v2/tournaments',
  query: ['status'],
  token: 'optional',
  reply: v.object({ items: listOf('tournaments', tournament, { mayBeEmptied: true }) }),
})

/** One tournament; 404 with `tournament.unknown` for one that there is not. */
export const getTournament = endpoint({
  name: 'getTournament',
  service: 'general',
  method: 'GET',
  path: '/api/v2/tournaments/{id}',
  token: 'optional',
  reply: v.object({ tournament }),
})

/** A line of a table; `player` is null where the player hides statistics. */
const leader = v.object({ place, player: v.optional(v.nullable(name), null), points: count })

/** Places from `from` on, at most `limit` of them (100 at most). Who has no point yet has no place. */
export const getLeaders = endpoint({
  name: 'getLeaders',
  service: 'general',
  method: 'GET',
  path: '/api/v2/tournaments/{id}/leaders',
  query: ['from', 'limit'],
  token: 'optional',
  reply: v.object({ items: listOf('leaders', leader, { mayBeEmptied: true }), ranked: count }),
})

const taken = v.object({ entry: tournamentEntry, wallet: betWallet })
const order = v.object({ tournament: tournamentId })

/**
 * Joins a tournament, and takes its fee if it has one. 409 with `tournament.over` after the end, `tournament.joined`
 * where the player is in it; 422 with `amount.funds` where the wallet of its currency does not hold the fee.
 */
export const joinTournament = endpoint({
  name: 'joinTournament',
  service: 'general',
  method: 'POST',
  path: '/api/v2/tournaments/join',
  token: 'required',
  once: true,
  body: order,
  reply: taken,
  refusals: [404],
})

export const getJoinByKey = endpoint({
  name: 'getJoinByKey',
  service: 'general',
  method: 'GET',
  path: '/api/v2/tournaments/join/{key}',
  token: 'required',
  reply: taken,
  refusals: [404],
})

/**
 * Leaves a tournament, and gives the fee back. 409 with `tournament.points` once the player has a point,
 * `tournament.over` after the end, `tournament.notJoined` where the player is not in it.
 */
export const leaveTournament = endpoint({
  name: 'leaveTournament',
  service: 'general',
  method: 'POST',
  path: '/api/v2/tournaments/leave',
  token: 'required',
  once: true,
  body: order,
  reply: taken,
  refusals: [404],
})

export const getLeaveByKey = endpoint({
  name: 'getLeaveByKey',
  service: 'general',
  method: 'GET',
  path: '/api/v2/tournaments/leave/{key}',
  token: 'required',
  reply: taken,
  refusals: [404],
})

/** How many points a place takes; of the last place of each prize. */
const bars = listBeside('tournament.bars', v.object({ place, points: count }))

/** The topic `tournament:<id>`: the first places, how many players there are, and how many of them have a place. */
export const tournamentSnapshot = v.object({
  status: v.picklist(TOURNAMENT_STATUSES),
  players: count,
  ranked: count,
  top: listOf('tournament.top', leader, { mayBeEmptied: true }),
  bars,
})

/** What has changed since: of the first places those that are another's now, or have other points. */
export const tournamentEvent = v.object({
  status: v.picklist(TOURNAMENT_STATUSES),
  players: count,
  ranked: count,
  rows: listOf('tournament.rows', leader, { mayBeEmptied: true }),
  bars,
})

export type TournamentReply = v.InferOutput<typeof tournament>
export type TournamentWire = v.InferInput<typeof tournament>
export type EntryReply = v.InferOutput<typeof tournamentEntry>
export type EntryWire = v.InferInput<typeof tournamentEntry>
export type Leader = v.InferOutput<typeof leader>
export type LeaderWire = v.InferInput<typeof leader>
export type TournamentSnapshotWire = v.InferInput<typeof tournamentSnapshot>
export type TournamentEventWire = v.InferInput<typeof tournamentEvent>
