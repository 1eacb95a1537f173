import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { id, listOf, timestamp, nothing } from '../http/fields.ts'

/** A player may add every game of the catalogue. */
const MOST = { most: 100_000 }

/** The player's favourite games, the last added first; one of our own games is `original:<game>`. */
export const getFavourites = endpoint({
  name: 'getFavourites',
  service: 'general',
  method: 'GET',
  path: '/api/v2/favourites',
  token: 'required',
  reply: listOf('favourites', id, MOST),
})

/** Adds a game to the favourites or removes it; idempotent. */
export const putFavourite = endpoint({
  name: 'putFavourite',
  service: 'general',
  method: 'PUT',
  path: '/api/v2/favourites/{gameId}',
  token: 'required',
  body: v.object({ favourite: v.boolean() }),
  reply: nothing,
})

/**
 * The games that the player opened or bet on, the last one first, each once. The operator records a game at a launch
 * and at a bet on one of our own games, which is `original:<game>` here. An operator may leave out our own games.
 */
export const getRecentlyPlayed = endpoint({
  name: 'getRecentlyPlayed',
  service: 'general',
  method: 'GET',
  path: '/api/v2/recently-played',
  token: 'required',
  reply: listOf('recentlyPlayed', v.object({ game: id, at: timestamp }), MOST),
})
