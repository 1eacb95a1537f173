import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js'
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import type { CachedResponseWillBeUsedCallbackParam, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { MIRROR_PIXEL_PATH } from '../worker/domain/protocol/constants.ts'
import { isOfItsType, ofItsType } from './content-type.ts'

declare const self: ServiceWorkerGlobalScope

const DAY_S = 86_400
const ASSETS = 'assets'
const IMAGES = 'images'

/** How long a file is kept after the build has left it: a page of an earlier one may still be open. */
const LEFT_ASSETS_MS = 30 * DAY_S * 1_000
/** Which files were first seen to be none of the build's, and when, ms. A page never asks for it: it is no file. */
const LEFT = '/_left'

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
 * Drops files that have been none of these addresses' for long, and notes from when on others are: beside them, as one
 * that is written anew while another worker reads it would be lost. Gives the addresses that are kept and have what they
 * say: one look at all of them, as asking for each by itself would keep this worker busy for long, and a newer one waiting.
 */
export async function sweepAssets(ours: ReadonlySet<string>): Promise<Set<string>> {
  const cache = await self.caches.open(ASSETS)
  const kept = await assetsIn(cache)
  const before = await leftIn(cache)
  const left: Record<string, number> = {}
  for (const { url } of kept) {
    if (ours.has(url)) continue
    const since = before[url] ?? Date.now()
    if (Date.now() - since < LEFT_ASSETS_MS) left[url] = since
    else await cache.delete(url)
  }
  // What cannot be written is noted at the next look.
  await cache.put(LEFT, Response.json(left)).catch(() => undefined)
  return new Set(kept.filter(({ url, response }) => isOfItsType(url, response)).map(({ url }) => url))
}

async function leftIn(cache: Cache): Promise<Partial<Record<string, number>>> {
  // It is this worker's own, or an earlier one's.
  return (await cache.match(LEFT))?.json().catch(() => ({})) ?? {}
}

async function assetsIn(cache: Cache) {
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LEFT)
  const found = await Promise.all(requests.map(async ({ url }) => ({ url, response: await cache.match(url) })))
  return found.flatMap(({ url, response }) => (response ? [{ url, response }] : []))
}

/**
 * Fetches a file that is not here, after whatever a page asks for; one that cannot be had is none. False when there is
 * no room for it.
 */
export async function cacheAsset(url: string): Promise<boolean> {
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
