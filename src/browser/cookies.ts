import { localeCookieSecure } from '../../worker/domain/settings/configuration.ts'
import {
  type CookieName,
  type CookieValues,
  cookieValue,
  parseCookies,
  serializeCookie,
} from '../../worker/domain/protocol/cookies.ts'

/** Writes a cookie of the table; null removes it, and so does a value that it cannot carry: the old one is not true any more. */
export function setCookie(name: CookieName, value: string | null): void {
  const held = value === null ? null : cookieValue(name, value)
  const isSecure = name === 'locale' ? localeCookieSecure : location.protocol === 'https:'
  document.cookie = serializeCookie(name, held, isSecure)
}

export function readCookies(): CookieValues {
  return parseCookies(document.cookie)
}
