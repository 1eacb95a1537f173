import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { shortText } from '../http/fields.ts'

/** Where a provider's game is to be opened; an operator that has no provider connected has not got this call. */
export const launchGame = endpoint({
  name: 'launchGame',
  service: 'general',
  method: 'POST',
  path: '/api/v2/games/launch',
  token: 'optional',
  body: v.object({ slug: shortText, mode: v.picklist(['demo', 'play']) }),
  /** `frame` names what the game's frame may do beyond its scripts (domain/protocol/frame-grants.ts). */
  reply: v.object({ url: v.string(), frame: v.fallback(v.optional(v.array(v.string()), []), []) }),
})
