import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { nothing, optionalText, shortText } from './fields.ts'

/** Where a player came from, told once per set of values (spec 7 "Attribution"). */
export const attachSource = endpoint({
  name: 'attachSource',
  service: 'api',
  method: 'POST',
  path: '/attachSource',
  token: 'required',
  body: v.object({
    stag: optionalText,
    promo: optionalText,
    partnerId: optionalText,
    advId: optionalText,
    advertiseUid: optionalText,
    advertiseSource: optionalText,
    cpaOneUid: optionalText,
    prHash: optionalText,
  }),
  reply: nothing,
})

/** Host and user agent of a simple-auth visit. */
export const postIp = endpoint({
  name: 'postIp',
  service: 'api',
  method: 'POST',
  path: '/middleware/ip',
  token: 'optional',
  body: v.object({ host: shortText, userAgent: v.pipe(v.string(), v.maxLength(1_000)) }),
  reply: nothing,
})

export const trackEvent = endpoint({
  name: 'trackEvent',
  service: 'api',
  method: 'PUT',
  path: '/api/v2/tracking/events',
  token: 'optional',
  body: v.object({
    name: v.picklist(['ssoAvailabilityCreate', 'ssoAvailabilityFinish']),
    data: v.object({ session_id: shortText, mirror: optionalText }),
  }),
  reply: nothing,
})
