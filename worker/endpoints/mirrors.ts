import * as v from 'valibot'
import { get, post } from '../http/endpoint.ts'
import { shortText } from '../http/fields.ts'

const address = v.optional(v.nullable(v.string()))
const redirect = v.optional(v.nullable(v.object({ newLink: address })))

export const postMirrorRedirect = post('postMirrorRedirect', '/middleware/mirrorRedirect', {
  token: 'optional',
  body: v.object({ domain: shortText }),
  /** May be empty: this domain has no new address. */
  reply: v.optional(v.nullable(v.object({ redirect }), {}), {}),
})

export const postMirror = post('postMirror', '/middleware/mirror', {
  token: 'optional',
  body: v.object({ domain: shortText }),
  reply: v.object({ meta_yandex_verification: v.optional(v.nullable(shortText)), sso: address }),
})

export const getMirror = get('getMirror', '/mirror', {
  token: 'optional',
  // A short time-out, because the player waits for the call and the last answer is stored as a fallback.
  timeoutMs: 5_000,
  reply: v.object({ redirect }),
})
