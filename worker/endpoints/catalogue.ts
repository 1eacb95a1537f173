import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { id, listOf, name, shortText } from '../http/fields.ts'
import { kind, slug } from './lobby.ts'

/** Of as many features as a mask has bits. */
const MOST_FEATURES = 31

const whole = v.pipe(v.number(), v.integer())
const place = v.pipe(whole, v.minValue(0))

/**
 * One game as a row: id, slug, name, place of its provider, kind, popularity (1 is first), is new, place of its type
 * (-1 for none), features as a mask (bit n for the n-th of the list), has a demo, day it came (since 1970).
 */
const gameRow = v.tuple([
  id,
  slug,
  name,
  place,
  kind,
  v.number(),
  v.boolean(),
  whole,
  v.pipe(place, v.maxValue(2 ** MOST_FEATURES - 1)),
  v.boolean(),
  whole,
])

/** What the games' rows refer to by its place: one that does not fit is a place without a name, and no other moves. */
const placed = v.fallback(name, '')

const lists = {
  version: shortText,
  providers: v.array(v.fallback(v.object({ id, name }), { id: '', name: '' })),
  types: v.array(placed),
  features: v.pipe(v.array(placed), v.maxLength(MOST_FEATURES)),
}

/** Far more than any operator has; a reply with more is no catalogue. */
const MOST_GAMES = 100_000

/** All games. Types and features are named once; names that are not ours (domain/games/game-types) are ignored. */
export const getCatalogue = endpoint({
  name: 'getCatalogue',
  service: 'general',
  method: 'GET',
  path: '/api/v2/catalogue',
  token: 'none',
  timeoutMs: 60_000,
  reply: v.object({ ...lists, games: listOf('catalogue.games', gameRow, { most: MOST_GAMES }) }),
})

/**
 * One game by its address: a catalogue of that game alone, whose lists need no more than it refers to. 404 where the
 * operator has none of that kind and slug.
 */
export const getGame = endpoint({
  name: 'getGame',
  service: 'general',
  method: 'GET',
  path: '/api/v2/games/{kind}/{slug}',
  token: 'none',
  refusals: [404],
  reply: v.object({ ...lists, games: v.tuple([gameRow]) }),
})
