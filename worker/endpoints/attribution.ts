import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { isOfAttribution, PARAMETER_LIMIT, PARAMETER_NAME_LIMIT } from '../domain/account/attribution.ts'
import { nothing, optionalText, shortText, text } from '../http/fields.ts'

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

const parameter = v.pipe(v.string(), v.maxLength(PARAMETER_LIMIT))
const filled = v.pipe(parameter, v.nonEmpty())

/** A whole landing query that names a campaign: all four, or it is none (spec 4 and 5). */
export const campaignQuery = v.looseObject({
  utm_source: filled,
  utm_medium: filled,
  utm_campaign: filled,
  utm_term: filled,
})

/** A whole landing query with anything that says where the visitor came from. */
export const attributionQuery = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(PARAMETER_NAME_LIMIT)), parameter),
  v.check((query) => Object.keys(query).some(isOfAttribution), 'says nothing of a source'),
)

/** What goes into a cookie: a text, or a number that is one there. */
const cookieText = v.pipe(v.union([shortText, v.number()]), v.transform(String))

/** The campaign that a visitor came by, as the whole query; the reply names the advertisement and what it promises (spec 7). */
export const postUtm = endpoint({
  name: 'postUtm',
  service: 'api',
  method: 'POST',
  path: '/middleware/utm',
  token: 'optional',
  body: campaignQuery,
  reply: v.object({
    advId: v.optional(v.nullable(cookieText), null),
    // A promise that cannot be read does not cost the advertisement.
    promo: v.optional(v.fallback(v.nullable(v.object({ type: cookieText, value: cookieText })), null), null),
  }),
})

/** The link that a visitor came by, as the whole query (spec 7). */
export const postAffiliate = endpoint({
  name: 'postAffiliate',
  service: 'api',
  method: 'POST',
  path: '/middleware/affiliate',
  token: 'optional',
  body: attributionQuery,
  reply: nothing,
})

/** A page to register on was opened by an advertiser's link (spec 7). */
export const registerPageOpenEvent = endpoint({
  name: 'registerPageOpenEvent',
  service: 'api',
  method: 'POST',
  path: '/middleware/registerPageOpenEvent',
  token: 'optional',
  body: v.object({
    subH: filled,
    /** The browser's fingerprint, where it could be had. */
    uuid: optionalText,
    click_url: text,
  }),
  reply: nothing,
})
