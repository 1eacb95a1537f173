import * as v from 'valibot'
import { secondFactorCode } from './account-fields.ts'
import { get, post } from '../http/endpoint.ts'
import { id, nothing, shortText, timestamp, lenient } from '../http/fields.ts'
import { optionalCount, optionalListField, optionalName } from './money-fields.ts'

/** The second factor of the log-in and the player's sessions. Not in the operator's specification. */

const session = v.object({
  id,
  /** In words, such as "Chrome, Android". */
  device: optionalName,
  /** Two letters of ISO 3166. */
  country: lenient(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  last_seen_at: lenient(timestamp),
  /** The session that makes this call. */
  current: v.optional(v.boolean(), false),
})

const security = v.object({
  /** null: log-ins have no second factor. */
  second_factor: v.nullable(v.object({ on: v.boolean(), backup_codes_left: optionalCount })),
  sessions: optionalListField('security.sessions', session),
})

export const getSecurity = get('getSecurity', '/api/v2/security', { token: 'required', reply: security })

/** Makes a new secret; the second factor is on only after a code of it is confirmed. */
export const startSecondFactor = post('startSecondFactor', '/api/v2/security/second-factor', {
  token: 'required',
  reply: v.object({
    /** Base32, without spaces. */
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/)),
    /** The address that an authenticator app reads from a QR code. */
    uri: v.pipe(v.string(), v.startsWith('otpauth://totp/'), v.maxLength(600)),
  }),
  statuses: [409],
})

export const confirmSecondFactor = post('confirmSecondFactor', '/api/v2/security/second-factor/confirm', {
  token: 'required',
  body: v.object({ code: secondFactorCode }),
  reply: v.object({
    /** Each logs in once instead of the app's code; not sent again. */
    backup_codes: v.pipe(v.array(v.pipe(shortText, v.nonEmpty())), v.maxLength(50)),
  }),
  statuses: [409, 429],
})

export const endSecondFactor = post('endSecondFactor', '/api/v2/security/second-factor/off', {
  token: 'required',
  body: v.object({ code: secondFactorCode }),
  reply: nothing,
  statuses: [409, 429],
})

export const endSession = post('endSession', '/api/v2/security/sessions/{id}/end', {
  token: 'required',
  reply: security,
  statuses: [409],
})

/** Ends all sessions of the player but the one that makes this call. */
export const endOtherSessions = post('endOtherSessions', '/api/v2/security/sessions/end-others', {
  token: 'required',
  reply: security,
})
