import { SSO_SESSION } from '../../worker/domain/account/sso-session.ts'

const SIMPLE_AUTH = 'simpleAuthToken'
const CALLBACK = /\/auth\/callback\/?$/

/** This file's import is the page's first act: from here on the address has no token that anything could read or log. */
let simpleAuth = takeFromAddress(SIMPLE_AUTH)

/** The session that an sso link was come back from with: an address that is passed on tells of nobody else's return. */
export const ssoSession = takeFromAddress(SSO_SESSION)

/** What a social provider has brought back to /auth/callback; null anywhere else. */
export const socialToken = CALLBACK.test(location.pathname) ? takeFromAddress('token') : null

/** The token of a simple-auth link; once, and null from then on. */
export function takeSimpleAuthToken(): string | null {
  const taken = simpleAuth
  simpleAuth = null
  return taken
}

function takeFromAddress(key: string): string | null {
  const address = new URL(location.href)
  const found = address.searchParams.get(key)
  if (found === null) return null
  address.searchParams.delete(key)
  history.replaceState(history.state, '', address)
  return found
}
