import * as v from 'valibot'
import { PUSH_TOPICS } from '#domain/push/topics.ts'
import { get, post, put } from '../http/endpoint.ts'
import { nothing } from '../http/fields.ts'

const address = v.pipe(v.string(), v.url(), v.maxLength(2_048))
const base64Url = v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/))

export const getPush = get('getPush', '/api/v2/push', {
  token: 'none',
  // An uncompressed point of P-256 begins with the byte 4.
  reply: v.object({ public_key: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)) }),
})

const subscription = {
  endpoint: address,
  keys: v.object({ p256dh: base64Url, auth: base64Url }),
}
/** What a browser's push service gives. */
export const subscriptionSchema = v.object(subscription)

export const putPushSubscription = put('putPushSubscription', '/api/v2/push/subscriptions', {
  token: 'required',
  body: v.object({
    ...subscription,
    locale: v.pipe(v.string(), v.maxLength(10)),
    topics: v.pipe(v.array(v.picklist(PUSH_TOPICS)), v.maxLength(PUSH_TOPICS.length)),
    details: v.boolean(),
  }),
  reply: nothing,
})

export const removePushSubscription = post('removePushSubscription', '/api/v2/push/subscriptions/remove', {
  token: 'none',
  body: v.object({ endpoint: address }),
  reply: nothing,
})
