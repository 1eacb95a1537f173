import * as v from 'valibot'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { get } from '../http/endpoint.ts'
import { listField, shortText, timestamp, orNull } from '../http/fields.ts'
import { revealedSeedPair } from './seed-fields.ts'

const moment = orNull(timestamp)

/** The player's revealed seed pairs of one game or of all, the last revealed first, in pages. */
export const getSeedPairs = get('getSeedPairs', '/api/v2/seeds', {
  service: 'general',
  query: ['game', 'before', 'limit'],
  token: 'required',
  reply: v.object({
    items: listField(
      'seedPairs',
      v.object({
        game: v.picklist(ORIGINAL_GAMES),
        ...revealedSeedPair.entries,
        /** The first and the last bet on the pair; null without one. */
        first_at: moment,
        last_at: moment,
      }),
      { mayBeEmptied: true },
    ),
    /** `before` of the next page; null after the last. */
    next: orNull(shortText),
  }),
})
