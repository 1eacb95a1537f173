import { postToPages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** The ETag of a reply that named our own build; lost when the browser stops this service worker. */
let buildTag: string | null = null

/**
 * Fetches the id of the newest build; if it is not ours, notifies the pages and updates the registration. Failures are
 * ignored.
 */
export async function pollBuild(): Promise<void> {
  const id = await newestBuild().catch(() => undefined)
  if (id === undefined || id === __BUILD_ID__) return
  await postToPages({ type: 'NEW_BUILD', id })
  await self.registration.update().catch(() => undefined)
}

async function newestBuild(): Promise<string | undefined> {
  const response = await fetch(`/builds/latest.json?timestamp=${Date.now()}`, {
    cache: 'no-store',
    // The file is the same for all players, so no cookies are sent.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: buildTag === null ? {} : { 'if-none-match': buildTag },
  })
  if (response.status === 304) return __BUILD_ID__
  if (!response.ok) return undefined
  const latest: unknown = await response.json()
  const id = typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined
  buildTag = id === __BUILD_ID__ ? response.headers.get('etag') : null
  return typeof id === 'string' && id !== '' ? id : undefined
}
