import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { balance, currencyOrNone, id, nothing, shortText, token } from '../http/fields.ts'

const flag = v.fallback(v.optional(v.boolean(), false), false)
const text = v.fallback(v.optional(v.nullable(shortText), null), null)

const user = v.object({
  id,
  name: text,
  phone: text,
  email: text,
  balance: v.optional(balance, null),
  bonus: v.optional(balance, null),
  bonus_balance: v.optional(balance, null),
  total_balance: v.optional(balance, null),
  currency: v.optional(currencyOrNone, 'RUB'),
  /**
   * Grows with every transaction, so that an old balance never replaces a newer one. Not in the operator's
   * specification.
   */
  balance_version: v.fallback(v.optional(v.nullable(v.pipe(v.number(), v.integer())), null), null),
  locale: text,
  timezone: text,
  register_method: text,
  is_phone_verified: flag,
  is_email_verified: flag,
  is_password_exists: flag,
  is_avatar_hidden: flag,
  is_statistics_hidden: flag,
  image: v.fallback(v.optional(v.nullable(v.object({ small: v.optional(v.nullable(v.string())) })), null), null),
  premium: v.fallback(v.optional(v.nullable(v.object({ status: flag })), null), null),
  verification: v.fallback(
    v.optional(v.nullable(v.object({ is_need: flag, data: v.optional(v.nullable(v.object({ status: text }))) })), null),
    null,
  ),
})

export const getProfile = endpoint({
  name: 'getProfile',
  service: 'api',
  method: 'GET',
  path: '/profile/user',
  query: ['whoAreYou'],
  token: 'required',
  reply: v.object({
    user,
    features: v.optional(v.unknown()),
    region: v.fallback(v.optional(v.nullable(shortText), null), null),
    // A token that no header can carry is ignored: the current one stays.
    fresh_token: v.fallback(v.optional(v.nullable(token), null), null),
    super_bonus: v.optional(v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  }),
})

export const updateSettings = endpoint({
  name: 'updateSettings',
  service: 'api',
  method: 'PUT',
  path: '/profile/settings',
  token: 'required',
  body: v.partial(
    v.object({
      locale: v.pipe(v.string(), v.maxLength(10)),
      timezone: v.pipe(v.string(), v.maxLength(64)),
      is_avatar_hidden: v.boolean(),
      is_statistics_hidden: v.boolean(),
    }),
  ),
  reply: nothing,
})
