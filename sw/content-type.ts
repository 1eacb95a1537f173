import type { WorkboxPlugin } from 'workbox-core/types.js'

const TYPES = new Map([
  ['js', /javascript/],
  ['css', /^text\/css/],
  ['json', /json/],
  ['woff2', /font|octet-stream/],
])

/**
 * Whether an answer is what its address says: a gateway's page comes with 200 as well, and in the place of a script
 * it would break its part of the app for as long as it is kept.
 */
export function isOfItsType(address: string, response: Response): boolean {
  const extension = /\.(\w+)$/.exec(new URL(address, self.location.href).pathname)?.[1] ?? ''
  return TYPES.get(extension)?.test(response.headers.get('content-type') ?? '') ?? true
}

/** Keeps out of a cache what is not of its type, and passes over what got in earlier. */
export const ofItsType: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(response.status === 200 && isOfItsType(request.url, response) ? response : null),
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(cachedResponse && isOfItsType(request.url, cachedResponse) ? cachedResponse : null),
}
