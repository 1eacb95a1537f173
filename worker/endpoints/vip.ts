import * as v from 'valibot'
import { VIP_TRIGGERS } from '#domain/player/vip.ts'
import { get, post } from '../http/endpoint.ts'
import { currency, id, name, nothing, positiveAmount, shortText, timestamp, lenient, orNull } from '../http/fields.ts'
import { count, listBeside, optionalCount, optionalListField } from './money-fields.ts'

/**
 * The player's level and points in the club, and all its levels; for a guest `level` is null. Not in the operator's
 * specification.
 */
export const getVip = get('getVip', '/api/v2/vip', {
  token: 'optional',
  reply: v.object({
    /** The id of a level; null below the first level. */
    level: orNull(id),
    points: count,
    /** Points needed for the next level; null at the last. */
    next_at: optionalCount,
    levels: optionalListField(
      'vip.levels',
      v.object({
        id,
        name,
        points: count,
        /** Each "key" or "key:argument"; the keys are in worker/domain/player/vip. */
        benefits: listBeside('vip.benefits', shortText),
      }),
    ),
    /** The cashback earned so far in this period, and when it will be credited; null if the level has none. */
    cashback: lenient(v.object({ amount: positiveAmount, currency, at: timestamp })),
    /** The player has already requested to join. */
    requested: v.fallback(v.optional(v.boolean(), false), false),
  }),
})

/** Requests to join the club; 409 with `vip.requested` if the player has already requested it. */
export const joinVip = post('joinVip', '/api/v2/vip/join', {
  token: 'required',
  body: v.object({ request_type: v.picklist(VIP_TRIGGERS) }),
  reply: nothing,
})
