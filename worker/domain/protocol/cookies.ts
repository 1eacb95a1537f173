import { adplaceCookie, partnerCookie } from '../settings/configuration.ts'
import { readCookie } from './cookie-text.ts'

/** Every cookie of the product with its lifetime in seconds (spec 3 and 9); null lives as long as the browser session. */
const DAY = 86_400

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
// The keys of the table are its names.
const NAMES = Object.keys(COOKIES) as CookieName[]
export type CookieValues = Partial<Record<CookieName, string>>
type CookieLimits = Partial<Record<CookieName, number>>

/** The cookies that tell who is logged in: they go at logout and nothing else of the table does. */
export const SESSION_COOKIES = [
  'token',
  'bearerToken',
  'super_bonus',
  'activeCurrency',
] as const satisfies readonly CookieName[]

/** What a landing address may leave behind, query key by cookie (decisions: stored before anything is sent). */
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
 * Bytes of a value as it is sent. All cookies go out in one header with every request of the page, and servers refuse
 * one of 8 kB: two tokens and what links have left must fit, or nobody gets in until the cookies have expired.
 */
const VALUE_LIMIT = 200
const OTHER_LIMITS: CookieLimits = { token: 3_000, bearerToken: 3_000, userBrowser: 300 }
const LANDING_LIMIT = 1_200

/** Holds a value from outside to what its cookie may carry: printable, encodable, bounded; null means it is ignored. */
export function cookieValue(name: CookieName, value: string): string | null {
  const limit = OTHER_LIMITS[name] ?? VALUE_LIMIT
  if (value.length === 0 || value.length > limit) return null
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not get in
  if (/[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(value)) return null
  return sizeOf(value) > limit ? null : value
}

/** What a landing address leaves behind, beside what earlier ones have left: together they stay small. */
export function landingCookies(query: URLSearchParams, kept: CookieValues): CookieValues {
  const values: CookieValues = {}
  let room = LANDING_LIMIT
  for (const name of LANDING_COOKIES) room -= sizeOf(kept[name] ?? '')
  for (const name of LANDING_COOKIES) {
    const value = cookieValue(name, query.get(name) ?? '')
    if (value === null) continue
    const more = sizeOf(value) - sizeOf(kept[name] ?? '')
    if (more > Math.max(0, room)) continue
    room -= more
    values[name] = value
  }
  return values
}

function sizeOf(value: string): number {
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

/** What a cookie is called in the browser: the operator names two of them. */
function writtenName(name: CookieName): string {
  if (name === 'partner') return partnerCookie
  return name === 'adplace' ? adplaceCookie : name
}

/** Reads `document.cookie` into the names of the table; what is not ours or cannot be decoded is left out. */
export function parseCookies(text: string): CookieValues {
  const values: CookieValues = {}
  for (const name of NAMES) {
    const value = readCookie(text, writtenName(name))
    if (value !== undefined) values[name] = value
  }
  return values
}
