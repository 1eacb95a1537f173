import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { id, listOf, timestamp, nothing } from '../http/fields.ts'

/** A player may love them all. */
const MOST = { most: 100_000 }

/** The player's favourite games, the one that was added last first; a game of the house is called `original:<game>`. */
export const getFavourites = endpoint({
  name: 'getFavourites',
  service: 'general',
  method: 'GET',
  path: '/api/v2/favourites',
  token: 'required',
  reply: listOf('favourites', id, MOST),
})

/** Adds a game to the favourites, or takes it away; what is so already stays so. */
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
 * The games that the player opened or bet on, the last one first, each once; the operator writes it at a launch, and at a
 * bet on a game of the house, which is called `original:<game>` here. An operator that leaves those out is no worse off.
 */
export const getRecentlyPlayed = endpoint({
  name: 'getRecentlyPlayed',
  service: 'general',
  method: 'GET',
  path: '/api/v2/recently-played',
  token: 'required',
  reply: listOf('recentlyPlayed', v.object({ game: id, at: timestamp }), MOST),
})
