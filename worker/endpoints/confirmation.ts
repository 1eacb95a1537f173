import * as v from 'valibot'
import { post } from '../http/endpoint.ts'
import { codeSentFields, email, oneTimeCode, phone } from './account-fields.ts'
import { nothing } from '../http/fields.ts'

/** A player confirms their own email address or phone number with a code that is sent to it. */

export const sendPhoneCode = post('sendPhoneCode', '/api/v2/auth/phone/send', {
  token: 'required',
  body: v.object({ phone }),
  reply: codeSentFields,
})

export const resendPhoneCode = post('resendPhoneCode', '/api/v2/auth/phone/resend', {
  token: 'required',
  body: v.object({ phone }),
  reply: codeSentFields,
})

export const verifyPhoneCode = post('verifyPhoneCode', '/api/v2/auth/phone/verify/code', {
  token: 'required',
  body: v.object({ phone, code: oneTimeCode }),
  reply: nothing,
})

export const sendEmailCode = post('sendEmailCode', '/api/v2/auth/email/send', {
  token: 'required',
  body: v.object({ email }),
  reply: codeSentFields,
})

export const resendEmailCode = post('resendEmailCode', '/api/v2/auth/email/resend', {
  token: 'required',
  body: v.object({ email }),
  reply: codeSentFields,
})

export const verifyEmailCode = post('verifyEmailCode', '/api/v2/auth/email/verify/code', {
  token: 'required',
  body: v.object({ email, code: oneTimeCode }),
  reply: nothing,
})
