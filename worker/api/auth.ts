import * as v from 'valibot'
import { PASSWORD_LENGTH } from '../rules/password.ts'
import { endpoint } from './endpoint.ts'
import { currency, nothing, shortText, token } from './fields.ts'

const email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))
const password = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.min), v.maxLength(PASSWORD_LENGTH.max))
const optionalText = v.optional(shortText)

const attribution = {
  promo: optionalText,
  stag: optionalText,
  partner: optionalText,
  adplace: optionalText,
}

export const registerByEmail = endpoint({
  name: 'registerByEmail',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/register/email',
  token: 'none',
  body: v.object({ email, password, currency, fpp: optionalText, ...attribution }),
  reply: v.object({ token, sso: v.optional(v.nullable(v.string())) }),
})

export const loginByEmail = endpoint({
  name: 'loginByEmail',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/login/email/password',
  token: 'none',
  body: v.object({ email, password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH.max)) }),
  reply: v.object({
    success: v.optional(v.boolean(), true),
    token: v.optional(v.nullable(token)),
    sso: v.optional(v.nullable(v.string())),
  }),
})

export const refreshToken = endpoint({
  name: 'refreshToken',
  service: 'api',
  method: 'POST',
  path: '/auth/refresh-token',
  token: 'required',
  credentials: true,
  reply: v.object({ access_token: token }),
})

export const logout = endpoint({
  name: 'logout',
  service: 'api',
  method: 'PUT',
  path: '/auth/logout',
  token: 'required',
  reply: nothing,
})
