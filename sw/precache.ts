import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { isSiteFile } from '../worker/domain/protocol/site-files.ts'
import { isOfItsType, ofItsType } from './content-type.ts'
import { assets, dropWrongAssets, cacheAsset, sweepAssets } from './routes.ts'

declare const self: ServiceWorkerGlobalScope

const SHELL = '/'
/** A provider comes back to a page here that has headers of its own: the network's comes first. */
const CALLBACKS = /^\/auth\//

const controller = new PrecacheController({ plugins: [ofItsType] })

/** First stage: what the app needs to start, at install; and the shell for every navigation. */
export function precache(): void {
  controller.addToCacheList([...__ESSENTIALS__])
  self.addEventListener('install', (event) => event.waitUntil(controller.install(event).then(putShellLast)))
  self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
  if (!controller.getCacheKeyForURL(SHELL)) return
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isSiteFile(url.pathname, __FILES__),
    ({ request, url }) => (CALLBACKS.test(url.pathname) ? fetchOrShell(request) : shellFor(request)),
  )
  registerRoute(new PrecacheRoute(controller))
}

let fetching: Promise<void> | undefined

/**
 * Second stage: the rest of the build. What fails is tried again next time, or fetched when it is needed. Pages that
 * ask for it together have it fetched once.
 */
export function fetchRest(event: ExtendableEvent): Promise<void> {
  fetching ??= fetchMissing(event).finally(() => (fetching = undefined))
  return fetching
}

async function fetchMissing(event: ExtendableEvent): Promise<void> {
  if (!__LATER__) return
  const list: unknown = await assets
    .handle({ event, request: new Request(__LATER__) })
    .then((reply) => reply.json())
    .catch(() => null)
  if (!Array.isArray(list)) return
  const ours = new Set([__LATER__, ...list].map((path) => new URL(String(path), self.location.href).href))
  const kept = await sweepAssets(ours)
  for (const url of ours) {
    // Another one waits for this one to be done, and has a list of its own.
    const { waiting } = self.registration
    if (waiting && waiting !== self.serviceWorker) return
    if (!kept.has(url) && !(await cacheAsset(url))) return
  }
}

/** Fetches the essentials anew, past every cache; those that cannot be had stay as they are. Of the rest, what is wrong goes. */
export async function repair(): Promise<void> {
  await Promise.all([dropWrongAssets(), ...__ESSENTIALS__.map(({ url }) => refetch(url))])
}

/**
 * The shell of another build that waits: browsers may let it take over late, and a page that loads anew is not to be the
 * old one's once more; without a network it is, as more of the old one is kept than what it starts with. Else ours while
 * it is whole; otherwise the network's, which then takes its place.
 */
async function shellFor(request: Request): Promise<Response> {
  const next = navigator.onLine && self.registration.waiting && (await shellOfNext())
  if (next) return next
  const cached = await controller.matchPrecache(SHELL)
  if (cached && (await isWhole(cached.clone()))) return cached
  return (await refetch(SHELL)) ?? cached ?? fetch(request)
}

function fetchOrShell(request: Request): Promise<Response> {
  return fetch(request).catch(() => shellFor(request))
}

/** Of all shells that are kept, that of the last whole installation stands last: the build that waits, be it an earlier one. */
async function putShellLast(): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName)
  const key = controller.getCacheKeyForURL(SHELL)
  const shell = key && (await cache.match(key))
  if (shell) await cache.put(key, shell)
}

async function shellOfNext(): Promise<Response | undefined> {
  const cache = await caches.open(controller.strategy.cacheName)
  const last = (await cache.keys()).findLast(({ url }) => new URL(url).pathname === SHELL)
  const ours = controller.getCacheKeyForURL(SHELL)
  return last && last.url !== ours ? cache.match(last) : undefined
}

async function isWhole(shell: Response): Promise<boolean> {
  const expected = controller.getIntegrityForCacheKey(controller.getCacheKeyForURL(SHELL) ?? '')
  const digest = await crypto.subtle.digest('SHA-256', await shell.arrayBuffer())
  return expected === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

async function refetch(url: string): Promise<Response | undefined> {
  const key = controller.getCacheKeyForURL(url)
  const response = await fetch(url, { cache: 'reload' }).catch(() => undefined)
  if (!key || !response?.ok || !isOfItsType(url, response)) return undefined
  const cache = await caches.open(controller.strategy.cacheName)
  await cache.put(key, response.clone()).catch(() => undefined)
  return response
}
