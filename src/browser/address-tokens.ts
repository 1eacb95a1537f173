import { SSO_SESSION } from '../../worker/domain/account/sso-session.ts'

const SIMPLE_AUTH = 'simpleAuthToken'
const CALLBACK = /\/auth\/callback\/?$/

/** Imported first, so that tokens are removed from the address before any other code can read or log it. */
let simpleAuth = takeFromAddress(SIMPLE_AUTH)

/**
 * The session id with which an SSO redirect came back. Checked later, so that a copied link cannot complete another
 * visitor's return.
 */
export const ssoSession = takeFromAddress(SSO_SESSION)

/** The token that a social provider appended to /auth/callback; null on any other path. */
export const socialToken = CALLBACK.test(location.pathname) ? takeFromAddress('token') : null

/** Returns the token of a simple-auth link once; null on every later call. */
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
