import { SSO_SESSION } from '#domain/wire/sso-session.ts'
import { saveInTab } from './session-storage.ts'

const SIMPLE_AUTH = 'simpleAuthToken'
const RESET_LINK = /^(.*\/reset-password)\/./
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

/** The name under which session storage keeps a reset link for a reload of this tab. */
export const RESET_NAME = 'reset'

/** Path and query of the reset link that this page was opened with; null for any other address. */
export const resetLink = takeResetLink()

/** Returns the token of a simple-auth link once; null on every later call. */
export function takeSimpleAuthToken(): string | null {
  const taken = simpleAuth
  simpleAuth = null
  return taken
}

/**
 * Returns the path and query of a reset link. Its token gives the account away to anyone who sees it: it leaves the
 * address bar, history and referrer.
 */
export function takeResetLink(): string | null {
  const address = new URL(location.href)
  const [, path] = RESET_LINK.exec(address.pathname) ?? []
  if (path === undefined) return null
  const link = address.pathname + address.search
  saveInTab(RESET_NAME, link)
  address.pathname = path
  address.searchParams.delete('phone')
  history.replaceState(history.state, '', address)
  return link
}

function takeFromAddress(key: string): string | null {
  const address = new URL(location.href)
  const found = address.searchParams.get(key)
  if (found === null) return null
  address.searchParams.delete(key)
  history.replaceState(history.state, '', address)
  return found
}
