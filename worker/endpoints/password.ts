import * as v from 'valibot'
import { PASSWORD_LENGTH } from '../domain/account/password.ts'
import { endpoint } from '../http/endpoint.ts'
import { email, newPassword } from './account-fields.ts'
import { nothing } from '../http/fields.ts'

/** The first password of a player who came in without one (spec 5). */
export const setPassword = endpoint({
  name: 'setPassword',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/password/set',
  token: 'required',
  body: v.object({ password: newPassword, confirm_password: newPassword }),
  reply: nothing,
})

/** Another password; refused with texts on `old_password`, `new_password` or `password_confirm` (spec 5). */
export const updatePassword = endpoint({
  name: 'updatePassword',
  service: 'api',
  method: 'POST',
  path: '/password/update',
  token: 'required',
  body: v.object({
    old_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH.max)),
    password: newPassword,
    password_confirm: newPassword,
  }),
  reply: nothing,
})

/** Has what is needed to log in sent to an address. */
export const sendLoginData = endpoint({
  name: 'sendLoginData',
  service: 'api',
  method: 'POST',
  path: '/auth/send_login_data',
  token: 'required',
  body: v.object({ email }),
  reply: nothing,
})
