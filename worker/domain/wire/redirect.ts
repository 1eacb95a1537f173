/** The parts of the page's own URL that the redirect rule needs. */
export type PagePlace = { protocol: string; hostname: string; origin: string }

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}

/**
 * The redirect rule for every address from a reply or a query (sso, newLink, url, payment page, provider game):
 * absolute https, or http loopback if the page itself is on http loopback; no user info, control characters or spaces.
 * Returns the normalized address, or null for a rejected one: the caller logs it and the player stays on the page.
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

/** Limits a `returnTo`-like value to our own origin. Returns path, query and hash, or null if it is rejected. */
export function toLocalPath(candidate: string | null | undefined, page: PagePlace): string | null {
  if (!candidate || !/^\/(?![/\\])/.test(candidate)) return null
  // eslint-disable-next-line no-control-regex -- URL() would silently drop them
  if (/[\u0000-\u001f\\]/.test(candidate)) return null
  const url = new URL(candidate, page.origin)
  // "/.//host" resolves to the path "//host", which a browser takes for another host.
  if (url.origin !== page.origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
