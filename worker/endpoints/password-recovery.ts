import * as v from 'valibot'
import { post } from '../http/endpoint.ts'
import { captcha, codeSentFields, email, newPassword, oneTimeCode, phone } from './account-fields.ts'
import { nothing, token } from '../http/fields.ts'

/**
 * Recovery of a lost password. By email: the message has a code and a link; the code is exchanged for a reset token,
 * the link contains one. By phone: a code, which is exchanged for a reset token.
 */

const resetToken = v.object({ data: v.object({ reset_token: token }) })
const passwords = { password: newPassword, password_confirm: newPassword }

export const forgotByEmail = post('forgotByEmail', '/api/v2/auth/password/email/forgot', {
  token: 'none',
  body: v.object({ email, captcha }),
  reply: codeSentFields,
})

export const confirmEmailResetCode = post('confirmEmailResetCode', '/api/v2/auth/password/email/code/confirm', {
  token: 'none',
  body: v.object({ email, code: oneTimeCode }),
  reply: resetToken,
})

/** Checks whether the token of the emailed link is still valid; 422 if not. */
export const checkEmailResetToken = post('checkEmailResetToken', '/api/v2/auth/password/email/token/check', {
  token: 'none',
  body: v.object({ token }),
  reply: nothing,
})

/** The player continues with the emailed link: from then on the token is valid for one new password. */
export const confirmEmailResetToken = post('confirmEmailResetToken', '/api/v2/auth/password/email/token/confirm', {
  token: 'none',
  body: v.object({ token }),
  reply: nothing,
})

/** Sets a new password with the token of the emailed link. */
export const resetByEmailToken = post('resetByEmailToken', '/api/v2/auth/password/email/reset/token', {
  token: 'none',
  body: v.object({ token, ...passwords }),
  reply: nothing,
})

/** Sets a new password with the emailed code and the reset token for which it was exchanged. */
export const resetByEmailCode = post('resetByEmailCode', '/api/v2/auth/password/email/reset/code', {
  token: 'none',
  body: v.object({ email, code: oneTimeCode, reset_token: token, ...passwords }),
  reply: nothing,
})

export const forgotByPhone = post('forgotByPhone', '/api/v2/auth/password/phone/forgot', {
  token: 'none',
  body: v.object({ phone, captcha }),
  reply: codeSentFields,
})

export const confirmPhoneResetCode = post('confirmPhoneResetCode', '/api/v2/auth/password/phone/code/confirm', {
  token: 'none',
  body: v.object({ phone, code: oneTimeCode }),
  reply: resetToken,
})

export const checkPhoneResetToken = post('checkPhoneResetToken', '/api/v2/auth/password/phone/token/check', {
  token: 'none',
  body: v.object({ phone, token }),
  reply: nothing,
})

export const resetByPhone = post('resetByPhone', '/api/v2/auth/password/phone/reset', {
  token: 'none',
  body: v.object({ phone, reset_token: token, ...passwords }),
  reply: nothing,
})
