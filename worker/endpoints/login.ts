import * as v from 'valibot'
import { captcha, codeSentFields, email, newPassword, oneTimeCode, phone, secondFactorCode } from './account-fields.ts'
import { post, put } from '../http/endpoint.ts'
import { currency, optionalText, token } from '../http/fields.ts'
import { PASSWORD_LENGTH } from '#domain/player/password.ts'

/** The password of a log-in: only its length is limited, because old passwords may break today's rules. */
const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH.max))

/** Attribution of a registration or social log-in: the parameters of the link by which the player came. */
const attribution = { promo: optionalText, stag: optionalText, partner: optionalText, adplace: optionalText }

/**
 * Sent with a repeat of the log-in that was rejected with 403 and `secondFactor.required`. A wrong one is rejected with
 * 422, and takes neither the password nor the code of the log-in.
 */
const second_factor = v.optional(secondFactorCode)

const address = v.optional(v.nullable(v.string()))
const loginReply = v.object({
  success: v.optional(v.boolean(), true),
  token: v.optional(v.nullable(token)),
  sso: address,
})
const registered = v.object({ token, sso: address })

export const registerByEmail = post('registerByEmail', '/api/v2/auth/register/email', {
  token: 'none',
  body: v.object({ email, password: newPassword, currency, fpp: optionalText, ...attribution, captcha }),
  reply: registered,
})

export const registerByPhone = post('registerByPhone', '/api/v2/auth/register/phone', {
  token: 'none',
  body: v.object({ phone, password: newPassword, currency, fpp: optionalText, ...attribution, captcha }),
  reply: registered,
})

export const loginByEmail = post('loginByEmail', '/api/v2/auth/login/email/password', {
  token: 'none',
  body: v.object({ email, password, captcha, second_factor }),
  statuses: [403],
  reply: loginReply,
})

export const loginByPhone = post('loginByPhone', '/api/v2/auth/login/phone/password', {
  token: 'none',
  body: v.object({ phone, password, captcha, second_factor }),
  statuses: [403],
  reply: loginReply,
})

export const loginByEmailCode = post('loginByEmailCode', '/api/v2/auth/login/email/code', {
  token: 'none',
  body: v.object({ email, code: oneTimeCode, second_factor }),
  statuses: [403],
  reply: loginReply,
})

export const loginByPhoneCode = post('loginByPhoneCode', '/api/v2/auth/login/phone/code', {
  query: ['type'],
  token: 'none',
  body: v.object({ phone, code: oneTimeCode, second_factor }),
  statuses: [403],
  reply: loginReply,
})

/** Requests a log-in code by email. */
export const sendEmailLoginCode = post('sendEmailLoginCode', '/api/v2/auth/login/email/verification', {
  token: 'none',
  body: v.object({ email, captcha }),
  reply: codeSentFields,
})

export const sendPhoneLoginCode = post('sendPhoneLoginCode', '/api/v2/auth/login/phone/verification', {
  token: 'none',
  body: v.object({ phone, captcha }),
  reply: codeSentFields,
})

export const resendEmailLoginCode = post('resendEmailLoginCode', '/api/v2/auth/login/email/resend', {
  token: 'none',
  body: v.object({ email }),
  reply: codeSentFields,
})

export const resendPhoneLoginCode = post('resendPhoneLoginCode', '/api/v2/auth/login/phone/code/resend', {
  query: ['type'],
  token: 'none',
  body: v.object({ phone }),
  reply: codeSentFields,
})

/** Exchanges the token of a log-in link (simple auth) for a session. */
export const loginByToken = post('loginByToken', '/api/v2/auth/login/token', {
  token: 'none',
  body: v.object({ token }),
  statuses: [403],
  reply: loginReply,
})

/** Returns the address of the social provider; `origin` is the page's origin, to which the provider redirects back. */
export const socialLogin = put('socialLogin', '/auth/login', {
  token: 'optional',
  body: v.object({
    provider: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{1,30}$/)),
    /** Token of the current session if there is one, to link the provider to that account. */
    token: v.optional(token),
    origin: v.pipe(v.string(), v.maxLength(300)),
    currency: v.optional(currency),
    ...attribution,
  }),
  /** May be empty: without an address, the log-in does not go on. */
  reply: v.optional(v.nullable(v.object({ url: address }), {}), {}),
})
