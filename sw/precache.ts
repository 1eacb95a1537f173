import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import type { FromServiceWorkerReply } from '#domain/browser/service-worker-messages.ts'
import { isSiteFile } from '#domain/wire/site-files.ts'
import { isOfItsType, ofItsType } from './content-type.ts'
import { cachedInTime } from './in-time.ts'
import { isServed, mayInstall } from './build-poll.ts'
import { countFailure, isBad, readSettledState, readState, type ReleaseState } from './release-state.ts'
import { assets, dropWrongAssets, cacheAsset, noteCached, putAsset, sweepAssets } from './routes.ts'

declare const self: ServiceWorkerGlobalScope

const SHELL = '/'
/** The build writes the list wherever it is named, so it is named once. */
const essentials = [...__ESSENTIALS__]
/** A provider redirects to a page here whose response has its own headers, so the network comes first. */
const CALLBACKS = /^\/auth\//
const POLICY = 'Content-Security-Policy'

/** At install the shell has passed its integrity check, so it is this build's. */
const shellPolicyPlugin: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(new URL(request.url).pathname === SHELL ? withShellPolicy(response) : response),
}

const controller = new PrecacheController({ plugins: [ofItsType, shellPolicyPlugin] })

/** First stage: caches what the app needs to start, at install, and serves the shell for every navigation. */
export function precache(): void {
  controller.addToCacheList(essentials)
  self.addEventListener('install', (event) => event.waitUntil(install(event)))
  self.addEventListener('activate', (event) => event.waitUntil(dropOlder()))
  if (!controller.getCacheKeyForURL(SHELL)) return
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isSiteFile(url.pathname, __FILES__),
    ({ request, url }) =>
      CALLBACKS.test(url.pathname) ? fetchOrShell(request) : cachedInTime(request, shellFor(request)),
  )
  registerRoute(new PrecacheRoute(controller))
}

async function install(event: ExtendableEvent): Promise<void> {
  if (!(await mayInstall())) throw new Error('this device does not take this build')
  await controller.install(event)
  await putShellLast()
}

/**
 * Deletes the essentials of other builds. Of the build that has started last on this device the shell stays, and the
 * files move to the other assets, where they last for 30 days: pages go back to it when ours has to be left.
 */
async function dropOlder(): Promise<void> {
  const state = await readState()
  const others = (await otherShells()).filter(({ build }) => !isBad(state, build))
  const previous = others.find(({ build }) => build === state.booted) ?? others[0]
  const cache = await openCache()
  const ours = new Set(controller.getURLsToCacheKeys().values())
  for (const request of await cache.keys()) {
    if (ours.has(request.url) || request.url === previous?.url) continue
    const file = isAsset(request.url) && (await cache.match(request))
    if (file) await putAsset(request.url, file)
    await cache.delete(request)
  }
}

/**
 * Caches the files that an open page has loaded, so that it can be opened again offline before the rest of the build is
 * cached. Most of them come from the browser's own cache.
 */
export async function cachePage(urls: readonly string[]): Promise<void> {
  const missing = await Promise.all(urls.map(async (url) => ((await self.caches.match(url)) ? [] : [url])))
  await Promise.all(missing.flat().filter(isAsset).map(cacheAsset))
}

function isAsset(url: string): boolean {
  const { origin, pathname } = new URL(url)
  return origin === self.location.origin && pathname.startsWith('/assets/')
}

let fetching: Promise<void> | undefined

/**
 * Second stage: caches the rest of the build. A file that fails is fetched again next time, or when it is needed. Pages
 * that ask at the same time share one run.
 */
export function fetchRest(event: ExtendableEvent): Promise<void> {
  fetching ??= fetchMissing(event).finally(() => (fetching = undefined))
  return fetching
}

async function fetchMissing(event: ExtendableEvent): Promise<void> {
  if (!__LATER__ || (await buildServed()) !== __BUILD_ID__) return
  const list: unknown = await assets
    .handle({ event, request: new Request(__LATER__) })
    .then((reply) => reply.json())
    .catch(() => null)
  if (!Array.isArray(list)) return
  const ours = new Set([__LATER__, ...list].map((path) => new URL(String(path), self.location.href).href))
  const cached = await sweepAssets(ours)
  let isWhole = true
  for (const url of ours) {
    // A newer service worker waits for this run to end, and has its own list.
    const { waiting } = self.registration
    if (waiting && waiting !== self.serviceWorker) return
    const isStored = cached.has(url) || (await cacheAsset(url))
    if (isStored === false) return
    isWhole &&= isStored === true
  }
  if (isWhole) await noteCached(__BUILD_ID__)
}

/**
 * Fetches the essentials again, bypassing every cache; those that cannot be loaded stay as they are. Of the other
 * files, those of the wrong type are deleted.
 */
export async function repair(): Promise<void> {
  await Promise.all([dropWrongAssets(), ...essentials.map(({ url }) => refetch(url))])
}

/**
 * A page of a build could not start. Returns what the page has to do: reload into another build, or once more into its
 * own, whose start is repaired. Only a failure while the operator's server answers counts.
 */
export async function noteFailure(build: string): Promise<FromServiceWorkerReply['go']> {
  const state = await countFailure(build, isServed)
  if (!state) {
    await repair()
    return undefined
  }
  if (isBad(state, build) && ((await getOtherShell(state))?.build ?? __BUILD_ID__) !== build) return 'back'
  // Not the shell: by now the server may have that of another build, and ours is what pages go back to.
  await Promise.all(essentials.map(({ url }) => (url === SHELL ? undefined : refetch(url))))
  return state.failures.count === 1 ? 'again' : undefined
}

/**
 * Returns the shell for a navigation. If another build waits and the browser is online: that build's shell, because
 * browsers may activate it late, and a reload should not show the old build again. Offline the old build is used,
 * because more of it is cached than the essentials. If our build has to be left: the shell of the build before.
 * Otherwise our cached shell if its hash is right, else the network's, which replaces it. Our shell always has our
 * policy.
 */
async function shellFor(request: Request): Promise<Response> {
  const known = await readState()
  const { waiting } = self.registration
  // A build that has started here is not waited for.
  const other = await getOtherShell(known.booted === __BUILD_ID__ && !waiting ? known : await readSettledState())
  if (other) return other.shell
  const cached = await controller.matchPrecache(SHELL)
  if (cached && (await isWhole(cached.clone()))) return withShellPolicy(cached)
  return (await refetch(SHELL)) ?? cached ?? fetch(request)
}

function fetchOrShell(request: Request): Promise<Response> {
  return fetch(request).catch(() => shellFor(request))
}

/**
 * Moves the shell of the last complete installation to the end of the cache, where `shellOfNext` looks for the waiting
 * build; that may be an older build.
 */
async function putShellLast(): Promise<void> {
  const cache = await openCache()
  const key = controller.getCacheKeyForURL(SHELL)
  const shell = key && (await cache.match(key))
  if (shell) await cache.put(key, shell)
}

/** The build that a navigation gets instead of ours: the one that waits, or the one before. */
async function getOtherShell(state: ReleaseState): Promise<CachedShell | undefined> {
  const next = navigator.onLine && self.registration.waiting && (await shellOfNext(state))
  return next || shellOfPrevious(state)
}

async function shellOfNext(state: ReleaseState): Promise<CachedShell | undefined> {
  const last = (await (await openCache()).keys()).findLast(isShell)
  const next = (await otherShells()).find(({ url }) => url === last?.url)
  return next && !isBad(state, next.build) ? next : undefined
}

/** The build whose shell this worker answers with, if no other waits. */
export async function buildServed(): Promise<string> {
  return (await shellOfPrevious(await readState()))?.build ?? __BUILD_ID__
}

/** Undefined unless our build has to be left, and there is one before with all files that its shell names. */
async function shellOfPrevious(state: ReleaseState): Promise<CachedShell | undefined> {
  if (!isBad(state, __BUILD_ID__)) return undefined
  for (const other of await otherShells()) {
    const cached = other.files.map((file) => self.caches.match(file))
    if (!isBad(state, other.build) && (await Promise.all(cached)).every(Boolean)) return other
  }
  return undefined
}

type CachedShell = { url: string; build: string; files: readonly string[]; shell: Response }

/** The shells of other builds, in the order of their installation. */
async function otherShells(): Promise<CachedShell[]> {
  const cache = await openCache()
  const ours = controller.getCacheKeyForURL(SHELL)
  const found: CachedShell[] = []
  for (const request of await cache.keys()) {
    const shell = isShell(request) && request.url !== ours && (await cache.match(request))
    if (!shell) continue
    const text = await shell.clone().text()
    const build = /"build":"([^"]*)"/.exec(text)?.[1] ?? ''
    found.push({ url: request.url, build, files: text.match(/\/assets\/[\w.-]+/g) ?? [], shell })
  }
  return found
}

function isShell({ url }: Request): boolean {
  return new URL(url).pathname === SHELL
}

function openCache(): Promise<Cache> {
  return caches.open(controller.strategy.cacheName)
}

async function isWhole(shell: Response): Promise<boolean> {
  const expected = controller.getIntegrityForCacheKey(controller.getCacheKeyForURL(SHELL) ?? '')
  const digest = await crypto.subtle.digest('SHA-256', await shell.arrayBuffer())
  return expected === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

async function refetch(url: string): Promise<Response | undefined> {
  const key = controller.getCacheKeyForURL(url)
  const fetched = await fetch(url, { cache: 'reload' }).catch(() => undefined)
  if (!key || !fetched?.ok || !isOfItsType(url, fetched)) return undefined
  const response = url === SHELL && (await isWhole(fetched.clone())) ? withShellPolicy(fetched) : fetched
  const cache = await openCache()
  await cache.put(key, response.clone()).catch(() => undefined)
  return response
}

/**
 * The shell of this build under this build's policy, whatever policy came with it: for as long as a deploy has replaced
 * the files but not the server's configuration, or the other way round, the server sends a policy that forbids the
 * shell's script. A cached shell would stay forbidden after the deploy.
 */
function withShellPolicy(shell: Response): Response {
  const headers = new Headers(shell.headers)
  headers.set(POLICY, policyFor(self.location))
  return new Response(shell.body, { status: shell.status, statusText: shell.statusText, headers })
}

function policyFor({ protocol, host }: Pick<WorkerLocation, 'protocol' | 'host'>): string {
  const scheme = protocol.slice(0, -1)
  return __SHELL_POLICY__
    .replaceAll('{host}', host.replace(/^www\./, ''))
    .replaceAll('{scheme}', scheme)
    .replaceAll('{ws}', scheme.replace('http', 'ws'))
}
