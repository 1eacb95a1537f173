/** Where the page itself is; all that the rule needs to know of it. */
export type PagePlace = { protocol: string; hostname: string; origin: string }

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}

/**
 * The one rule for every address that a reply or a query hands us (sso, newLink, url, payment page, provider game):
 * absolute https, or http where the page itself is on http loopback; no user info, no control characters, no spaces.
 * Gives the normal form, or null for a refused one: the caller logs it and the player stays.
 */
export function safeAddress(candidate: unknown, page: PagePlace): string | null {
  if (typeof candidate !== 'string' || candidate.length > 4_096) return null
  // eslint-disable-next-line no-control-regex -- URL() would silently drop them
  if (/[\u0000-\u0020\u007f\\]/.test(candidate)) return null
  if (!/^https?:\/\//i.test(candidate)) return null
  let url: URL
  try {
    url = new URL(candidate)
  } catch {
    return null
  }
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:') return url.href
  const onLoopback = page.protocol === 'http:' && isLoopback(page.hostname)
  return onLoopback && isLoopback(url.hostname) ? url.href : null
}

/** Holds a `returnTo`-like value to our own origin: gives path, query and hash, or null. */
export function toOwnPath(candidate: string | null | undefined, page: PagePlace): string | null {
  if (!candidate || !/^\/(?![/\\])/.test(candidate)) return null
  // eslint-disable-next-line no-control-regex -- URL() would silently drop them
  if (/[\u0000-\u001f\\]/.test(candidate)) return null
  const url = new URL(candidate, page.origin)
  // "/.//host" resolves to the path "//host", which would be another host to whoever follows it.
  if (url.origin !== page.origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
