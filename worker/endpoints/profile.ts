import * as v from 'valibot'
import { get, put } from '../http/endpoint.ts'
import { balance, currencyOrNone, id, nothing, shortText, token, lenient } from '../http/fields.ts'

const flag = v.fallback(v.optional(v.boolean(), false), false)
const text = lenient(shortText)

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
  balance_version: lenient(v.pipe(v.number(), v.integer())),
  locale: text,
  timezone: text,
  register_method: text,
  is_phone_verified: flag,
  is_email_verified: flag,
  is_password_exists: flag,
  is_avatar_hidden: flag,
  is_statistics_hidden: flag,
  image: lenient(v.object({ small: v.optional(v.nullable(v.string())) })),
  premium: lenient(v.object({ status: flag })),
  verification: lenient(v.object({ is_need: flag, data: v.optional(v.nullable(v.object({ status: text }))) })),
})

export const getProfile = get('getProfile', '/profile/user', {
  query: ['whoAreYou'],
  token: 'required',
  reply: v.object({
    user,
    features: v.optional(v.unknown()),
    region: lenient(shortText),
    // A token that no header can carry is ignored: the current one stays.
    fresh_token: lenient(token),
    super_bonus: v.optional(v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  }),
})

export const updateSettings = put('updateSettings', '/profile/settings', {
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
