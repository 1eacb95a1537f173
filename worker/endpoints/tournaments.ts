import * as v from 'valibot'
import {
  POINT_SOURCES,
  PRIZE_KINDS,
  TOURNAMENT_GAME_KINDS,
  TOURNAMENT_ID,
  TOURNAMENT_STATUSES,
} from '#domain/games/tournaments.ts'
import { get, post } from '../http/endpoint.ts'
import { currency, id, listField, timestamp, name, positiveAmount, shortText, lenient, orNull } from '../http/fields.ts'
import { slug } from './lobby.ts'
import { count, listBeside, names, optionalAmount, rates, times } from './money-fields.ts'
import { betWallet } from './seed-fields.ts'

/** Used in addresses and in a topic name, so its characters are limited. */
const tournamentId = v.pipe(id, v.regex(TOURNAMENT_ID))
const place = v.pipe(v.number(), v.integer(), v.minValue(1))
const optionalPlace = orNull(place)

/** A game that counts: our own by slug, a provider's by the operator's id, sports betting as `betting`. */
const game = v.object({
  id,
  kind: v.picklist(TOURNAMENT_GAME_KINDS),
  name,
  /** A game without a slug that is valid in an address is displayed without a link. */
  slug: lenient(slug),
})

const prize = v.object({
  from: place,
  to: place,
  kind: v.picklist(PRIZE_KINDS),
  /** For each of the places, in the tournament's currency. */
  amount: positiveAmount,
  /** Only for a bonus: how many times it must be wagered. */
  wager: orNull(times),
})

/** The player's entry in a tournament. `as_of` orders the states that replies and the socket report. */
export const tournamentEntry = v.object({
  tournament: tournamentId,
  as_of: timestamp,
  joined: v.boolean(),
  /** null before the first point, and for a player outside the tournament. */
  place: optionalPlace,
  points: count,
  /** What was paid or credited as a bonus at the end; null before the end, and if nothing was won. */
  prize: orNull(v.object({ place, kind: v.picklist(PRIZE_KINDS), amount: positiveAmount, currency })),
})

const tournament = v.object({
  id: tournamentId,
  name: names,
  /** The name of its picture, such as "crown". */
  picture: shortText,
  starts_at: timestamp,
  ends_at: timestamp,
  games: v.object({
    kinds: listBeside('tournament.kinds', v.picklist(TOURNAMENT_GAME_KINDS)),
    items: listBeside('tournament.games', game),
  }),
  points: v.object({ by: v.picklist(POINT_SOURCES), per: optionalAmount, min_bet: optionalAmount }),
  prizes: listField('tournament.prizes', prize, { mayBeEmptied: true }),
  /** null or zero if entry is free. Charged to the wallet in the tournament's currency. */
  entry_fee: optionalAmount,
  currency,
  rates,
  players: count,
  /** The entry of the player who sent the request; null for a guest. */
  entry: orNull(tournamentEntry),
})

/**
 * Tournaments of a status: all upcoming and active ones, the first to start or end first; of the ended ones the last
 * 100.
 */
export const getTournaments = get('getTournaments', '/api/v2/tournaments', {
  service: 'general',
  query: ['status'],
  token: 'optional',
  reply: v.object({ items: listField('tournaments', tournament, { mayBeEmptied: true }) }),
})

/** One tournament; 404 with `tournament.unknown` if it does not exist. */
export const getTournament = get('getTournament', '/api/v2/tournaments/{id}', {
  service: 'general',
  token: 'optional',
  reply: v.object({ tournament }),
})

/** A line of a table; `player` is null if the player hides statistics. */
const leader = v.object({ place, player: orNull(name), points: count })

/**
 * Places from `from` on, `limit` (at most 100) of them. A player without points has no place. Each place has one
 * player: of equal points, the one who reached them first has the better place, and its prize.
 */
export const getLeaders = get('getLeaders', '/api/v2/tournaments/{id}/leaders', {
  service: 'general',
  query: ['from', 'limit'],
  token: 'optional',
  reply: v.object({ items: listField('leaders', leader, { mayBeEmptied: true }), ranked: count }),
})

const taken = v.object({ entry: tournamentEntry, wallet: betWallet })
const order = v.object({ tournament: tournamentId })

/**
 * Joins a tournament and charges its fee, if any. 409 with `tournament.over` after the end, `tournament.joined` if the
 * player has already joined; 422 with `amount.funds` if the wallet in its currency does not cover the fee.
 */
export const joinTournament = post('joinTournament', '/api/v2/tournaments/join', {
  service: 'general',
  token: 'required',
  once: true,
  body: order,
  reply: taken,
  statuses: [404],
})

export const getJoinByKey = get('getJoinByKey', '/api/v2/tournaments/join/{key}', {
  service: 'general',
  token: 'required',
  reply: taken,
  statuses: [404],
})

/**
 * Leaves a tournament and refunds the fee. 409 with `tournament.points` once the player has a point, `tournament.over`
 * after the end, `tournament.notJoined` if the player has not joined.
 */
export const leaveTournament = post('leaveTournament', '/api/v2/tournaments/leave', {
  service: 'general',
  token: 'required',
  once: true,
  body: order,
  reply: taken,
  statuses: [404],
})

export const getLeaveByKey = get('getLeaveByKey', '/api/v2/tournaments/leave/{key}', {
  service: 'general',
  token: 'required',
  reply: taken,
  statuses: [404],
})

/** The points that the last place of each prize needs. */
const bars = listBeside('tournament.bars', v.object({ place, points: count }))

/** The topic `tournament:<id>`: the first places, the number of players, and how many of them have a place. */
export const tournamentSnapshot = v.object({
  status: v.picklist(TOURNAMENT_STATUSES),
  players: count,
  ranked: count,
  top: listField('tournament.top', leader, { mayBeEmptied: true }),
  bars,
})

/** A change: `rows` has the first places whose player or points have changed. */
export const tournamentEvent = v.object({
  status: v.picklist(TOURNAMENT_STATUSES),
  players: count,
  ranked: count,
  rows: listField('tournament.rows', leader, { mayBeEmptied: true }),
  bars,
})

export type TournamentReply = v.InferOutput<typeof tournament>
export type TournamentWire = v.InferInput<typeof tournament>
export type EntryReply = v.InferOutput<typeof tournamentEntry>
export type EntryWire = v.InferInput<typeof tournamentEntry>
export type LeaderWire = v.InferInput<typeof leader>
export type TournamentSnapshotWire = v.InferInput<typeof tournamentSnapshot>
export type TournamentEventWire = v.InferInput<typeof tournamentEvent>
