import { localeCookieSecure } from '#domain/settings/configuration.ts'
import { type CookieName, type CookieValues, cookieValue, parseCookies, serializeCookie } from '#domain/wire/cookies.ts'

/**
 * Writes a known cookie. null removes it, and so does a value that the cookie cannot store, because the old value is
 * out of date.
 */
export function setCookie(name: CookieName, value: string | null): void {
  const cookieText = value === null ? null : cookieValue(name, value)
  const isSecure = name === 'locale' ? localeCookieSecure : location.protocol === 'https:'
  document.cookie = serializeCookie(name, cookieText, isSecure)
}

export function readCookies(): CookieValues {
  return parseCookies(document.cookie)
}
