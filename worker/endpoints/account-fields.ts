import * as v from 'valibot'
import { CODE_LIFE_S, CODE_RESEND_S } from '#domain/settings/constants.ts'
import { PASSWORD_LENGTH } from '#domain/player/password.ts'
import { isPhone } from '#domain/player/phone.ts'

/** Fields of the account calls. In a separate file, because a first visit needs none of them. */

export const email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))
/** A telephone number in E.164 format: "+77011234567". */
export const phone = v.pipe(v.string(), v.check(isPhone, 'not a phone number'))
export const newPassword = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.min), v.maxLength(PASSWORD_LENGTH.max))
/** A code that was sent to a phone or an email address. */
export const oneTimeCode = v.pipe(v.string(), v.regex(/^[0-9]{4,8}$/))
/** A code of an authenticator app, or one of the backup codes. */
export const secondFactorCode = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{6,32}$/))
const seconds = (standard: number) =>
  v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)), standard), standard)
/** A code was sent: after how many seconds another one can be requested, and for how many seconds it is valid. */
const codeTimes = v.object({ resend_in: seconds(CODE_RESEND_S), expires_in: seconds(CODE_LIFE_S) })
/** May be empty: the operator's specification shows no reply to these calls. */
export const codeSentFields = v.optional(v.nullable(codeTimes, {}), {})
/** The captcha's answer, for a repeat of the call that was rejected because a captcha is required. */
export const captcha = v.optional(v.pipe(v.string(), v.maxLength(4_000)))
