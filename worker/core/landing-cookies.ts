import type { Page } from './page.ts'
import { type CookieName, LANDING_COOKIES, landingCookies } from '#domain/wire/cookies.ts'

/** Query parameter that allows simple-auth in this browser. */
export const SIMPLE_AUTH_FLAG = 'simple_auth'

/** The user agent is cut to this length, characters, so that it fits into its cookie when encoded. */
const USER_AGENT_LIMIT = 200

/** Stores what the landing address carries in cookies, before any request is sent that uses it. */
export async function storeLanding(page: Page): Promise<void> {
  const { facts, bridge } = page
  const query = new URL(facts.href).searchParams
  const left = landingCookies(query, facts.cookies)
  const store = (name: CookieName, value: string): Promise<void> => {
    facts.cookies[name] = value
    return bridge.setCookie(name, value)
  }
  // A link with the token of a log-in must not allow that log-in by itself: see `enterByLink`.
  if (query.has(SIMPLE_AUTH_FLAG) && facts.simpleAuthToken === null) await store('simpleAuth', '1')
  for (const name of LANDING_COOKIES) if (left[name] !== undefined) await store(name, left[name])
  // No request carries this cookie, so nothing waits for it.
  void store('userBrowser', facts.userAgent.slice(0, USER_AGENT_LIMIT))
}
