import * as v from 'valibot'
import { get } from '../http/endpoint.ts'
import { currency, listField, timestamp, positiveAmount, shortText, lenient, orNull } from '../http/fields.ts'
import { optionalName } from './money-fields.ts'

/**
 * A line of the leaders. `amount` is the payout of the best bet or the total staked, depending on the board's measure;
 * `multiplier` (hundredths) is that of the best bet, which paid more than its stake. `multiplier`, `game` and `at` are
 * null if many bets make up the line. All lines of a reply are in one currency, so that they can be compared: the
 * player's, or else the operator's.
 */
const line = {
  place: v.pipe(v.number(), v.integer(), v.minValue(1)),
  amount: positiveAmount,
  currency,
  multiplier: orNull(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** An original by its slug, a provider's game by its name. */
  game: lenient(shortText),
  at: orNull(timestamp),
}

/**
 * Leaders of a period (`day`, `week`, `month`, `all`), by a measure (`win`, `multiplier`, `wagered`), of all games or
 * one.
 */
export const getTop = get('getTop', '/api/v2/top', {
  service: 'general',
  query: ['period', 'measure', 'game'],
  token: 'optional',
  reply: v.object({
    /** The first 100; `player` is null if the player hides statistics. */
    items: listField('top', v.object({ ...line, player: optionalName }), { mayBeEmptied: true }),
    /** The line of the player who sent the request; null for a guest, and for a player without a place. */
    // oxlint-disable-next-line house/names -- the operator's name of the field
    own: lenient(v.object(line)),
  }),
})
