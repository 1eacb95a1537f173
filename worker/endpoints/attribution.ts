import * as v from 'valibot'
import { post, put } from '../http/endpoint.ts'
import { isOfAttribution, PARAMETER_LIMIT, PARAMETER_NAME_LIMIT } from '#domain/reporting/attribution.ts'
import { nothing, optionalText, shortText, text, orNull } from '../http/fields.ts'

/** Sends where a player came from, once per set of values. */
export const attachSource = post('attachSource', '/attachSource', {
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

/** Sends host and user agent of a visit by a log-in link (simple auth). */
export const postIp = post('postIp', '/middleware/ip', {
  token: 'optional',
  body: v.object({ host: shortText, userAgent: v.pipe(v.string(), v.maxLength(1_000)) }),
  reply: nothing,
})

export const trackEvent = put('trackEvent', '/api/v2/tracking/events', {
  token: 'optional',
  body: v.object({
    name: v.picklist(['ssoAvailabilityCreate', 'ssoAvailabilityFinish']),
    data: v.object({ session_id: shortText, mirror: optionalText }),
  }),
  reply: nothing,
})

const parameter = v.pipe(v.string(), v.maxLength(PARAMETER_LIMIT))
const filled = v.pipe(parameter, v.nonEmpty())

/** The whole landing query of a campaign; all four fields are required. */
export const campaignQuery = v.looseObject({
  utm_source: filled,
  utm_medium: filled,
  utm_campaign: filled,
  utm_term: filled,
})

/** The whole landing query, if at least one parameter says where the visitor came from. */
export const attributionQuery = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(PARAMETER_NAME_LIMIT)), parameter),
  v.check((query) => Object.keys(query).some(isOfAttribution), 'says nothing of a source'),
)

/** A cookie value: text, or a number that is converted to text. */
const cookieText = v.pipe(v.union([shortText, v.number()]), v.transform(String))

const advertisement = v.object({
  advId: orNull(cookieText),
  // An invalid promo must not invalidate the advertisement's id.
  promo: v.optional(v.fallback(v.nullable(v.object({ type: cookieText, value: cookieText })), null), null),
})

/** Sends the visitor's campaign, as the whole query; the reply has the advertisement's id and its promo. */
export const postUtm = post('postUtm', '/middleware/utm', {
  token: 'optional',
  body: campaignQuery,
  /** May be empty: the operator has no such advertisement. */
  reply: v.optional(v.nullable(advertisement, {}), {}),
})

/** Sends the affiliate link of the visitor, as the whole query. */
export const postAffiliate = post('postAffiliate', '/middleware/affiliate', {
  token: 'optional',
  body: attributionQuery,
  reply: nothing,
})

/** Sent when an advertiser's link has opened a registration page. */
export const registerPageOpenEvent = post('registerPageOpenEvent', '/middleware/registerPageOpenEvent', {
  token: 'optional',
  body: v.object({
    subH: filled,
    /** The browser's fingerprint, if it is available. */
    uuid: optionalText,
    click_url: text,
  }),
  reply: nothing,
})
