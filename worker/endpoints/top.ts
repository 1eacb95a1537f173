import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { currency, listOf, timestamp, positiveAmount, shortText } from '../http/fields.ts'
import { optionalName } from './money-fields.ts'

/**
 * A line of the leaders. `amount` is the payout of the best bet, or all that was staked, by the board's measure;
 * `multiplier` (hundredths) is that of the best bet, null where many bets make the line, as `game` and `at` are.
 */
const line = {
  place: v.pipe(v.number(), v.integer(), v.minValue(1)),
  amount: positiveAmount,
  currency,
  multiplier: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  /** An original by its slug, another game by its name. */
  game: v.fallback(v.optional(v.nullable(shortText), null), null),
  at: v.optional(v.nullable(timestamp), null),
}

/** Leaders of a period (`day`, `week`, `month`, `all`), by a measure (`win`, `multiplier`, `wagered`), of all games or some. */
export const getTop = endpoint({
  name: 'getTop',
  service: 'general',
  method: 'GET',
  path: '/api/v2/top',
  query: ['period', 'measure', 'game'],
  token: 'optional',
  reply: v.object({
    /** The first 100; `player` is null where the player hides statistics. */
    items: listOf('top', v.object({ ...line, player: optionalName }), { mayBeEmptied: true }),
    /** The player who asks; null for a guest, and for who has no place. */
    own: v.fallback(v.optional(v.nullable(v.object(line)), null), null),
  }),
})
