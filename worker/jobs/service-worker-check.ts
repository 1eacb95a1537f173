import type { Context } from '../core/context.ts'

/**
 * Looks for a newer service worker: fetches the script past every cache, with the ETag of the script that the browser
 * has installed. 304: there is none, so only activate a waiting one; 200: ask the browser to update.
 */
export async function checkServiceWorker({ db, page }: Context): Promise<void> {
  // If no service worker controls the page yet, send no ETag, so that every check asks the browser to update.
  const known = (await page.bridge.hasServiceWorker()) ? await getStoredTag(db) : null
  const response = await fetch('/sw.js', {
    cache: 'no-store',
    redirect: 'error',
    // No cookies: the check is sent 180 times an hour, and the script is the same for all players.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: known === null ? {} : { 'if-none-match': known },
  })
  const isScript = response.headers.get('content-type')?.includes('javascript') ?? false
  await response.body?.cancel()
  if (response.status === 304) return page.bridge.followWaiting()
  if (response.status !== 200 || !isScript) return
  const tag = response.headers.get('etag')
  // Stored only when the browser has installed that script: a failed installation must be tried again.
  if ((await page.bridge.updateServiceWorker()) && tag !== null) await db.facts.put({ id: 'serviceWorker', tag })
}

async function getStoredTag(db: Context['db']): Promise<string | null> {
  const row = await db.facts.get('serviceWorker')
  return row?.id === 'serviceWorker' ? row.tag : null
}
