import { adplaceCookie, partnerCookie } from '../settings/configuration.ts'
import { readCookie } from './cookie-text.ts'

const DAY = 86_400

/** Every cookie of the product with its lifetime in seconds; null is a session cookie. */
export const COOKIES = {
  token: { maxAge: 30 * DAY },
  bearerToken: { maxAge: 30 * DAY },
  locale: { maxAge: 365 * DAY },
  promo: { maxAge: 600 },
  stag: { maxAge: DAY },
  partnerId: { maxAge: 30 * DAY },
  partner: { maxAge: 30 * DAY },
  adplace: { maxAge: 30 * DAY },
  advId: { maxAge: DAY },
  advertiseUid: { maxAge: 30 * DAY },
  advertiseSource: { maxAge: 30 * DAY },
  cpaOneUid: { maxAge: 30 * DAY },
  prHash: { maxAge: DAY },
  super_bonus: { maxAge: 5 * 365 * DAY },
  regDepBonusExpireDate: { maxAge: 3 * DAY },
  welcomePackTimestamp: { maxAge: 7 * DAY },
  activeCurrency: { maxAge: 365 * DAY },
  newPayoutShown: { maxAge: 365 * DAY },
  userBrowser: { maxAge: DAY },
  simpleAuth: { maxAge: DAY },
  adBonusType: { maxAge: 600 },
  adBonusValue: { maxAge: 600 },
  adBonusModal: { maxAge: 600 },
  ssoRedirected: { maxAge: null },
} as const satisfies Record<string, { maxAge: number | null }>

export type CookieName = keyof typeof COOKIES
// Object.keys() returns string[].
const NAMES = Object.keys(COOKIES) as CookieName[]
export type CookieValues = Partial<Record<CookieName, string>>
type CookieLimits = Partial<Record<CookieName, number>>

/** The cookies of a logged-in player: logout deletes these and no others. */
export const SESSION_COOKIES = [
  'token',
  'bearerToken',
  'super_bonus',
  'activeCurrency',
] as const satisfies readonly CookieName[]

/** Cookies that are set from landing query parameters of the same name, before any request is sent. */
export const LANDING_COOKIES = [
  'stag',
  'promo',
  'partnerId',
  'advId',
  'advertiseUid',
  'advertiseSource',
  'cpaOneUid',
  'prHash',
  'partner',
  'adplace',
] as const satisfies readonly CookieName[]

/**
 * Maximum bytes of an encoded value. The browser sends all cookies in one header, and servers reject a header of 8 kB:
 * two tokens and the landing values must fit, or the visitor is locked out until the cookies expire.
 */
const VALUE_LIMIT = 200
const OTHER_LIMITS: CookieLimits = { token: 3_000, bearerToken: 3_000, userBrowser: 300 }
const LANDING_LIMIT = 1_200

/** Checks a value from outside: printable, encodable and not too long for its cookie; null means it is ignored. */
export function cookieValue(name: CookieName, value: string): string | null {
  const limit = OTHER_LIMITS[name] ?? VALUE_LIMIT
  if (value.length === 0 || value.length > limit) return null
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not get in
  if (/[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(value)) return null
  return getSize(value) > limit ? null : value
}

/**
 * The cookies to set from a landing query. With those that earlier visits stored, they stay within `LANDING_LIMIT`
 * bytes.
 */
export function landingCookies(query: URLSearchParams, stored: CookieValues): CookieValues {
  const values: CookieValues = {}
  let remaining = LANDING_LIMIT
  for (const name of LANDING_COOKIES) remaining -= getSize(stored[name] ?? '')
  for (const name of LANDING_COOKIES) {
    const value = cookieValue(name, query.get(name) ?? '')
    if (value === null) continue
    const more = getSize(value) - getSize(stored[name] ?? '')
    if (more > Math.max(0, remaining)) continue
    remaining -= more
    values[name] = value
  }
  return values
}

function getSize(value: string): number {
  return encodeURIComponent(value).length
}

/** The text for `document.cookie`; a null value removes the cookie. */
export function serializeCookie(name: CookieName, value: string | null, secure: boolean): string {
  const maxAge = value === null ? 0 : COOKIES[name].maxAge
  const parts = [`${writtenName(name)}=${encodeURIComponent(value ?? '')}`, 'path=/', 'samesite=lax']
  if (maxAge !== null) parts.push(`max-age=${maxAge}`)
  if (secure) parts.push('secure')
  return parts.join('; ')
}

/** The cookie's name in the browser: two of them are set by the operator. */
function writtenName(name: CookieName): string {
  if (name === 'partner') return partnerCookie
  return name === 'adplace' ? adplaceCookie : name
}

/** Parses `document.cookie`; cookies that are not in `COOKIES` or cannot be decoded are left out. */
export function parseCookies(text: string): CookieValues {
  const values: CookieValues = {}
  for (const name of NAMES) {
    const value = readCookie(text, writtenName(name))
    if (value !== undefined) values[name] = value
  }
  return values
}
