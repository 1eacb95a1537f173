import {
  type CookieName,
  type CookieValues,
  cookieValue,
  parseCookies,
  serializeCookie,
} from '../../worker/rules/cookies.ts'

/** Writes a cookie of the table; null removes it. A value that no cookie may carry is left out. */
export function setCookie(name: CookieName, value: string | null): void {
  if (value !== null && cookieValue(value) === null) return
  document.cookie = serializeCookie(name, value, location.protocol === 'https:')
}

export function readCookies(): CookieValues {
  return parseCookies(document.cookie)
}
