import * as v from 'valibot'
import { PASSWORD_LENGTH } from '#domain/player/password.ts'
import { post } from '../http/endpoint.ts'
import { email, newPassword } from './account-fields.ts'
import { nothing } from '../http/fields.ts'

/** Sets the first password of a player who registered without one. */
export const setPassword = post('setPassword', '/api/v2/auth/password/set', {
  token: 'required',
  body: v.object({ password: newPassword, confirm_password: newPassword }),
  reply: nothing,
})

/** Changes the password; rejected with messages on `old_password`, `new_password` or `password_confirm`. */
export const updatePassword = post('updatePassword', '/password/update', {
  token: 'required',
  body: v.object({
    old_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH.max)),
    password: newPassword,
    password_confirm: newPassword,
  }),
  reply: nothing,
})

/** Sends the player's log-in data to an email address. */
export const sendLoginData = post('sendLoginData', '/auth/send_login_data', {
  token: 'required',
  body: v.object({ email }),
  reply: nothing,
})
