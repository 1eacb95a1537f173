import * as v from 'valibot'
import { post } from '../http/endpoint.ts'
import { shortText } from '../http/fields.ts'

/** Returns the address of a provider's game. An operator without a connected provider does not have this call. */
export const launchGame = post('launchGame', '/api/v2/games/launch', {
  service: 'general',
  token: 'optional',
  body: v.object({ slug: shortText, mode: v.picklist(['demo', 'play']) }),
  /** `frame` lists what the game's iframe may do besides running scripts (domain/frames/frame-grants.ts). */
  reply: v.object({ url: v.string(), frame: v.fallback(v.optional(v.array(v.string()), []), []) }),
})
