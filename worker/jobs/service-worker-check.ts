import type { Context } from '../core/context.ts'

/**
 * Looks for a newer service worker (spec 7 and 9): the script is fetched past every cache, by the tag of the one that
 * the browser has already. 304 says that there is nothing new; a 200 has the browser look for an update.
 */
export async function checkServiceWorker({ db, page }: Context): Promise<void> {
  // One that is not there, or not yet in charge, is looked for until it is.
  const known = (await page.bridge.hasServiceWorker()) ? await keptTag(db) : null
  const response = await fetch('/sw.js', {
    cache: 'no-store',
    redirect: 'error',
    // Every byte is sent 180 times an hour: the script is the same for all players.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: known === null ? {} : { 'if-none-match': known },
  })
  const isScript = response.headers.get('content-type')?.includes('javascript') ?? false
  await response.body?.cancel()
  if (response.status === 304) return page.bridge.followWaiting()
  if (response.status !== 200 || !isScript) return
  const tag = response.headers.get('etag')
  // Kept once the browser has that script: one that it could not install is to be tried again.
  if ((await page.bridge.updateServiceWorker()) && tag !== null) await db.facts.put({ id: 'serviceWorker', tag })
}

async function keptTag(db: Context['db']): Promise<string | null> {
  const row = await db.facts.get('serviceWorker')
  return row?.id === 'serviceWorker' ? row.tag : null
}
