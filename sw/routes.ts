import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import type { CachedResponseWillBeUsedCallbackParam, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { cachedBuildPath } from '#domain/browser/cached-build.ts'
import { MIRROR_PIXEL_PATH } from '#domain/settings/constants.ts'
import { isOfItsType, ofItsType } from './content-type.ts'
import { cachedInTime } from './in-time.ts'
import { smallPictures } from './small-pictures.ts'

declare const self: ServiceWorkerGlobalScope

const DAY_S = 86_400
const ASSETS = 'assets'
const IMAGES = 'images'
const PICTURES = 'pictures'
/** At most 30 MB: see `PICTURE_MAX_BYTES`. */
const MOST_PICTURES = 200

/** How long a file stays cached after the build no longer has it: a page of an earlier build may still be open. */
const LEFT_ASSETS_MS = 30 * DAY_S * 1_000
/**
 * Cache entry that lists files the build no longer has, with the time (ms) since when. Not a file, so no page requests
 * it.
 */
const LEFT = '/_left'

/**
 * Hashed files of this and earlier builds, cleaned up by the build's list. Workbox's expiration plugin would write to a
 * database at every file of every page.
 */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [{ cachedResponseWillBeUsed: orOfNext }, ofItsType],
})

/**
 * Avatars and pictures of hosts without CORS. Browsers count an opaque response as megabytes, so very few are cached.
 */
const images = new StaleWhileRevalidate({ cacheName: IMAGES, plugins: [limitEntries(10, 7)] })

/** Pictures of games. With CORS they can be read, and count with their own size. */
const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [smallPictures, limitEntries(MOST_PICTURES, 30)],
})

/**
 * Registers the runtime caches. API calls match no route: they go to the network as if there were no service worker.
 */
export function cacheAtRuntime(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    (options) => cachedInTime(options.request, assets.handle(options)),
  )
  registerQuotaErrorCallback(() => self.caches.delete(ASSETS))
  // Only pictures of games are requested with CORS.
  registerRoute(({ request }) => isImage(request) && request.mode === 'cors', pictures)
  registerRoute(({ request, sameOrigin }) => !sameOrigin && isImage(request), images)
}

/**
 * Deletes cached files that have been missing in `ours` for 30 days, and notes since when other files are missing. The
 * note is a separate entry, because a file rewritten while another worker reads it would be lost. Returns the addresses
 * of cached files of the right type. Reads all at once: checking each file separately would keep this worker busy, and
 * a newer one waiting.
 */
export async function sweepAssets(ours: ReadonlySet<string>): Promise<Set<string>> {
  const cache = await self.caches.open(ASSETS)
  const cached = await assetsIn(cache)
  const before = await leftIn(cache)
  const left: Record<string, number> = {}
  for (const { url } of cached) {
    if (ours.has(url)) continue
    const since = before[url] ?? Date.now()
    if (Date.now() - since < LEFT_ASSETS_MS) left[url] = since
    else await cache.delete(url)
  }
  // If it cannot be written, the next call writes it.
  await cache.put(LEFT, Response.json(left)).catch(() => undefined)
  return new Set(cached.filter(({ url, response }) => isOfItsType(url, response)).map(({ url }) => url))
}

async function leftIn(cache: Cache): Promise<Partial<Record<string, number>>> {
  // Safe: written by this worker or an earlier one.
  return (await cache.match(LEFT))?.json().catch(() => ({})) ?? {}
}

async function assetsIn(cache: Cache) {
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LEFT)
  const found = await Promise.all(requests.map(async ({ url }) => ({ url, response: await cache.match(url) })))
  return found.flatMap(({ url, response }) => (response ? [{ url, response }] : []))
}

/**
 * Fetches a missing file with low priority, after the pages' own requests; a file that cannot be loaded is skipped.
 * False when there is no space for it.
 */
export async function cacheAsset(url: string): Promise<boolean | 'skipped'> {
  const response = await fetch(url, { priority: 'low' }).catch(() => undefined)
  return response?.status === 200 && isOfItsType(url, response) ? putAsset(url, response) : 'skipped'
}

/** Caches a hashed file; false when there is no space for it. */
export async function putAsset(url: string, response: Response): Promise<boolean> {
  const cache = await self.caches.open(ASSETS)
  return cache.put(url, response).then(
    () => true,
    () => false,
  )
}

/** Notes that all files of this build are cached: its pages then import them without fetching them before. */
export async function noteCached(build: string): Promise<void> {
  const cache = await self.caches.open(ASSETS)
  const path = cachedBuildPath(build)
  if (!(await cache.match(path))) await cache.put(path, new Response())
}

/** Deletes cached files of the wrong type, and the note that none is missing. */
export async function dropWrongAssets(): Promise<void> {
  const cache = await self.caches.open(ASSETS)
  await cache.delete(cachedBuildPath(__BUILD_ID__))
  for (const { url, response } of await assetsIn(cache)) if (!isOfItsType(url, response)) await cache.delete(url)
}

/** A page of a waiting build may find its files among the essentials which that build has cached. */
async function orOfNext({ request, cachedResponse }: CachedResponseWillBeUsedCallbackParam) {
  return cachedResponse ?? (await self.caches.match(request.url))
}

/** Images may reveal who the player was, so a logout deletes them. */
export async function forgetImages(): Promise<void> {
  await Promise.all([IMAGES, PICTURES].map((name) => self.caches.delete(name)))
}

/** How many pictures a cache has and for how long; on a full disk it is deleted. Each strategy stores no errors. */
function limitEntries(maxEntries: number, days: number): WorkboxPlugin {
  const limit = new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true })
  // Workbox's plugin types do not allow for exactOptionalPropertyTypes.
  return limit as WorkboxPlugin
}

function isImage(request: Request): boolean {
  // A cached pixel would not prove that the mirror answers.
  if (new URL(request.url).pathname === MIRROR_PIXEL_PATH) return false
  return request.destination === 'image' && request.cache !== 'no-store' && !request.headers.has('Authorization')
}
