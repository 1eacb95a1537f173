import * as v from 'valibot'
import { get, put } from '../http/endpoint.ts'
import { id, listField, timestamp, nothing } from '../http/fields.ts'

/** A player may add every game of the catalogue. */
const MOST = { most: 100_000 }

/** The player's favourite games, the last added first; one of our own games is `original:<game>`. */
export const getFavourites = get('getFavourites', '/api/v2/favourites', {
  service: 'general',
  token: 'required',
  reply: listField('favourites', id, MOST),
})

/** Adds a game to the favourites or removes it; idempotent. */
export const putFavourite = put('putFavourite', '/api/v2/favourites/{gameId}', {
  service: 'general',
  token: 'required',
  body: v.object({ favourite: v.boolean() }),
  reply: nothing,
})

/**
 * The games that the player opened or bet on, the last one first, each once. The operator records a game at a launch
 * and at a bet on one of our own games, which is `original:<game>` here. An operator may leave out our own games.
 */
export const getRecentlyPlayed = get('getRecentlyPlayed', '/api/v2/recently-played', {
  service: 'general',
  token: 'required',
  reply: listField('recentlyPlayed', v.object({ game: id, at: timestamp }), MOST),
})
