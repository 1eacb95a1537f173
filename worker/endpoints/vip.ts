import * as v from 'valibot'
import { VIP_TRIGGERS } from '../domain/account/vip.ts'
import { endpoint } from '../http/endpoint.ts'
import { id, name, nothing, shortText } from '../http/fields.ts'
import { count, listBeside, optionalCount, optionalListOf } from './money-fields.ts'

/** The club as the player stands in it; a guest gets its levels and stands at none of them. Not in the spec. */
export const getVip = endpoint({
  name: 'getVip',
  service: 'api',
  method: 'GET',
  path: '/api/v2/vip',
  token: 'optional',
  reply: v.object({
    /** The id of a level; null before the first. */
    level: v.optional(v.nullable(id), null),
    points: count,
    /** Points of the next level; null at the last. */
    next_at: optionalCount,
    levels: optionalListOf(
      'vip.levels',
      v.object({
        id,
        name,
        points: count,
        /** Each "key" or "key:argument", key one of worker/domain/account/vip. */
        benefits: listBeside('vip.benefits', shortText),
      }),
    ),
    /** A request to join is known. */
    requested: v.fallback(v.optional(v.boolean(), false), false),
  }),
})

/** Asks for a place in the club (spec 6 and 7); 409 with `vip.requested` where it has been asked for. */
export const joinVip = endpoint({
  name: 'joinVip',
  service: 'api',
  method: 'POST',
  path: '/api/v2/vip/join',
  token: 'required',
  body: v.object({ request_type: v.picklist(VIP_TRIGGERS) }),
  reply: nothing,
})
