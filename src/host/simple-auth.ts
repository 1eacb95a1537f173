const KEY = 'simpleAuthToken'

/** Its import is the page's first act: from here on the address has no token that anything could read or log. */
let token = takeFromAddress()

/** The token of a simple-auth link; once, and null from then on. */
export function takeSimpleAuthToken(): string | null {
  const taken = token
  token = null
  return taken
}

function takeFromAddress(): string | null {
  const address = new URL(location.href)
  const found = address.searchParams.get(KEY)
  if (found === null) return null
  address.searchParams.delete(KEY)
  history.replaceState(history.state, '', address)
  return found
}
