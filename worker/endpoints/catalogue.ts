import * as v from 'valibot'
import { get } from '../http/endpoint.ts'
import { id, listField, name, shortText } from '../http/fields.ts'
import { image, kind, slug } from './lobby.ts'

/** A feature is one bit of a mask, so there are at most 31. */
const MOST_FEATURES = 31

const whole = v.pipe(v.number(), v.integer())
const place = v.pipe(whole, v.minValue(0))

/** RTP in hundredths of a percent: 9650 is 96.50 %. One that does not fit is left out and its game stays. */
const rtp = v.fallback(v.optional(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(10_000)))), null)

/**
 * One game as a row: id, slug, name, index of its provider, kind, popularity (1 is first), is new, index of its type
 * (-1 for none), features as a bit mask (bit n is the n-th of the list), has a demo, day it was added (days since
 * 1970), its picture and its RTP, which both may be missing.
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
  image,
  rtp,
])

/** The rows refer to types and features by index: an invalid entry becomes an empty name, so that no index moves. */
const placed = v.fallback(name, '')

const lists = {
  version: shortText,
  providers: v.array(v.fallback(v.object({ id, name }), { id: '', name: '' })),
  types: v.array(placed),
  features: v.pipe(v.array(placed), v.maxLength(MOST_FEATURES)),
}

/** Far more games than any operator has; a reply with more is invalid. */
const MOST_GAMES = 100_000

/** All games. Types and features are listed once; unknown names (domain/games/game-types) are ignored. */
export const getCatalogue = get('getCatalogue', '/api/v2/catalogue', {
  service: 'general',
  token: 'none',
  timeoutMs: 60_000,
  reply: v.object({ ...lists, games: listField('catalogue.games', gameRow, { most: MOST_GAMES }) }),
})

/**
 * One game by its kind and slug: a catalogue of only that game, whose lists contain only what it refers to. 404 if the
 * operator has no such game.
 */
export const getGame = get('getGame', '/api/v2/games/{kind}/{slug}', {
  service: 'general',
  token: 'none',
  statuses: [404],
  reply: v.object({ ...lists, games: v.tuple([gameRow]) }),
})
