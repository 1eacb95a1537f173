import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { MIRROR_PIXEL_PATH } from '../worker/rules/constants.ts'
import { isOfItsType, ofItsType } from './content-type.ts'

declare const self: ServiceWorkerGlobalScope

const DAY_S = 86_400
const ASSETS = 'assets'
const IMAGES = 'images'

/** Hashed files of this build and, while a page of it may still be open, of the ones before. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [ofItsType, ...keep({ statuses: [200], maxEntries: 300, maxAgeSeconds: 30 * DAY_S })],
})

/** Avatars and the like. An opaque answer is counted by the browser as megabytes, so there are few. */
const images = new StaleWhileRevalidate({
  cacheName: IMAGES,
  plugins: keep({ statuses: [0, 200], maxEntries: 40, maxAgeSeconds: 7 * DAY_S }),
})

/** Runtime caches. Calls to the API match no route: they go to the network as if nobody stood between. */
export function cacheAtRuntime(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
  registerRoute(({ request, sameOrigin }) => !sameOrigin && isImage(request), images)
}

/** Addresses of the files that are kept and are what their addresses say. */
export async function keptAssets(): Promise<Set<string>> {
  const cache = await self.caches.open(ASSETS)
  const kept = await cache.matchAll()
  return new Set(kept.filter((response) => isOfItsType(response.url, response)).map(({ url }) => url))
}

/** Drops what got into the cache although it is not what its address says. */
export async function dropWrongAssets(): Promise<void> {
  const cache = await self.caches.open(ASSETS)
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response && !isOfItsType(request.url, response)) await cache.delete(request)
  }
}

/** Images may show who was here: they go with the player. */
export async function forgetImages(): Promise<void> {
  await self.caches.delete(IMAGES)
}

/** What a cache takes and for how long; when the disk is full, caches are what goes first. */
function keep({ statuses, ...limits }: { statuses: number[]; maxEntries: number; maxAgeSeconds: number }) {
  const plugins = [
    new CacheableResponsePlugin({ statuses }),
    new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }),
  ]
  // Workbox types its own plugins without exactOptionalPropertyTypes in mind.
  return plugins as WorkboxPlugin[]
}

function isImage(request: Request): boolean {
  // A mirror's pixel from a cache would prove nothing.
  if (new URL(request.url).pathname === MIRROR_PIXEL_PATH) return false
  return request.destination === 'image' && request.cache !== 'no-store' && !request.headers.has('Authorization')
}
