import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { codeSentFields, email, oneTimeCode, phone } from './account-fields.ts'
import { nothing } from '../http/fields.ts'

/** A player confirms their own email address or phone number with a code that is sent to it. */

export const sendPhoneCode = endpoint({
  name: 'sendPhoneCode',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/phone/send',
  token: 'required',
  body: v.object({ phone }),
  reply: codeSentFields,
})

export const resendPhoneCode = endpoint({
  name: 'resendPhoneCode',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/phone/resend',
  token: 'required',
  body: v.object({ phone }),
  reply: codeSentFields,
})

export const verifyPhoneCode = endpoint({
  name: 'verifyPhoneCode',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/phone/verify/code',
  token: 'required',
  body: v.object({ phone, code: oneTimeCode }),
  reply: nothing,
})

export const sendEmailCode = endpoint({
  name: 'sendEmailCode',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/email/send',
  token: 'required',
  body: v.object({ email }),
  reply: codeSentFields,
})

export const resendEmailCode = endpoint({
  name: 'resendEmailCode',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/email/resend',
  token: 'required',
  body: v.object({ email }),
  reply: codeSentFields,
})

export const verifyEmailCode = endpoint({
  name: 'verifyEmailCode',
  service: 'api',
  method: 'POST',
  path: '/api/v2/auth/email/verify/code',
  token: 'required',
  body: v.object({ email, code: oneTimeCode }),
  reply: nothing,
})
