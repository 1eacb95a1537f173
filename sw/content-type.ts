import type { WorkboxPlugin } from 'workbox-core/types.js'

const TYPES = new Map([
  ['js', /javascript/],
  ['css', /^text\/css/],
  ['json', /json/],
  ['woff2', /font|octet-stream/],
])

/**
 * Whether a response has the content type of its file extension. A gateway's error page may come with status 200;
 * cached instead of a script, it would break that chunk until the cache is cleaned.
 */
export function isOfItsType(address: string, response: Response): boolean {
  const extension = /\.(\w+)$/.exec(new URL(address, self.location.href).pathname)?.[1] ?? ''
  return TYPES.get(extension)?.test(response.headers.get('content-type') ?? '') ?? true
}

/** Does not cache responses of the wrong type, and ignores cached ones. */
export const ofItsType: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(response.status === 200 && isOfItsType(request.url, response) ? response : null),
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(cachedResponse && isOfItsType(request.url, cachedResponse) ? cachedResponse : null),
}
