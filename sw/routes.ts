import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js'
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import type { CachedResponseWillBeUsedCallbackParam, WorkboxPlugin } from 'workbox-core/types.js'
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

/** How long a file is kept after the build has left it: a page of an earlier one may still be open. */
const LEFT_ASSETS_MS = 30 * DAY_S * 1_000
/** When a file was first seen to be none of the build's, ms; written on the kept answer. */
const LEFT_AT = 'x-left-build'

/**
 * Hashed files of this build and of ones before. They are swept by the list of the build: a plugin that notes each use
 * would write to a database at every file of every page.
 */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [{ cachedResponseWillBeUsed: orOfNext }, ofItsType],
})

/** Avatars and the like. An opaque answer is counted by the browser as megabytes, so there are few. */
const images = new StaleWhileRevalidate({
  cacheName: IMAGES,
  plugins: keepFew(),
})

/** Runtime caches. Calls to the API match no route: they go to the network as if nobody stood between. */
export function cacheAtRuntime(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
  registerQuotaErrorCallback(() => self.caches.delete(ASSETS))
  registerRoute(({ request, sameOrigin }) => !sameOrigin && isImage(request), images)
}

/**
 * Drops files that have been none of these addresses' for long, and notes from when on others are. Gives the addresses that are kept and have what they say: one look
 * at all of them, as asking for each by itself would keep this worker busy for long, and a newer one waiting.
 */
export async function sweepAssets(ours: ReadonlySet<string>): Promise<Set<string>> {
  const cache = await self.caches.open(ASSETS)
  const kept = await assetsIn(cache)
  const good = new Set(kept.filter(({ url, response }) => isOfItsType(url, response)).map(({ url }) => url))
  for (const { url, response } of kept) {
    const leftAt = response.headers.get(LEFT_AT)
    // Where there is no room to note it, what was left goes at once.
    if (ours.has(url) !== (leftAt === null))
      await cache.put(url, marked(response, !ours.has(url))).catch(() => ours.has(url) || cache.delete(url))
    else if (leftAt !== null && !(Date.now() - Number(leftAt) < LEFT_ASSETS_MS)) await cache.delete(url)
  }
  return good
}

/** The answer with the moment from which on it is none of the build's, or without. Takes its body. */
function marked({ body, headers }: Response, isLeft: boolean): Response {
  const own = new Headers(headers)
  own.delete(LEFT_AT)
  if (isLeft) own.set(LEFT_AT, `${Date.now()}`)
  return new Response(body, { headers: own })
}

async function assetsIn(cache: Cache) {
  const requests = await cache.keys()
  const found = await Promise.all(requests.map(async ({ url }) => ({ url, response: await cache.match(url) })))
  return found.flatMap(({ url, response }) => (response ? [{ url, response }] : []))
}

/**
 * Fetches a file that is not here, after whatever a page asks for; one that cannot be had is none. False when there is
 * no room for it.
 */
export async function keepAsset(url: string): Promise<boolean> {
  const response = await fetch(url, { priority: 'low' }).catch(() => undefined)
  if (response?.status !== 200 || !isOfItsType(url, response)) return true
  const cache = await self.caches.open(ASSETS)
  return cache.put(url, response).then(
    () => true,
    () => false,
  )
}

/** Drops what got into the cache although it is not what its address says. */
export async function dropWrongAssets(): Promise<void> {
  const cache = await self.caches.open(ASSETS)
  for (const { url, response } of await assetsIn(cache)) if (!isOfItsType(url, response)) await cache.delete(url)
}

/** A page of a build that waits already starts from what that keeps among its essentials. */
async function orOfNext({ request, cachedResponse }: CachedResponseWillBeUsedCallbackParam) {
  return cachedResponse ?? (await self.caches.match(request.url))
}

/** Images may show who was here: they go with the player. */
export async function forgetImages(): Promise<void> {
  await self.caches.delete(IMAGES)
}

/** What the cache of images takes and for how long; when the disk is full, it goes. */
function keepFew(): WorkboxPlugin[] {
  const plugins = [
    new CacheableResponsePlugin({ statuses: [0, 200] }),
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
  ]
  // Workbox types its own plugins without exactOptionalPropertyTypes in mind.
  return plugins as WorkboxPlugin[]
}

function isImage(request: Request): boolean {
  // A mirror's pixel from a cache would prove nothing.
  if (new URL(request.url).pathname === MIRROR_PIXEL_PATH) return false
  return request.destination === 'image' && request.cache !== 'no-store' && !request.headers.has('Authorization')
}
