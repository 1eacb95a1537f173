/** Also without the token, which the page has removed from its address by the time that it asks. */
const SECRET_PATH = /\/(?:reset-password|auth)(?:\/|$)/

/**
 * Whether a URL may contain, or have contained, a player's token: such a page is never left for sso, and its URL is never sent to anyone.
 */
export function isSecret(href: string): boolean {
  return SECRET_PATH.test(new URL(href).pathname)
}
