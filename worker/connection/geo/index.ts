import { lazyImport } from '../../core/lazy-import.ts'
import type { Context } from '../../core/context.ts'
import type { MyDatabase } from '#db/my-database.ts'

/** Lazy chunk, because the table of bots is long. */
const geoCode = lazyImport(() => import('./geo.ts'))

/** Whether a user agent belongs to a bot; if the code cannot be loaded, the answer is no. */
export async function isBot(userAgent: string): Promise<boolean> {
  return geoCode().then(
    ({ isbot }) => isbot(userAgent),
    () => false,
  )
}

/**
 * Fetches the location of a visitor who is no bot; returns false if it has to be fetched again. Throws `CommandError`
 * when the code cannot be loaded.
 */
export async function loadGeo(context: Context): Promise<boolean> {
  const { isbot, fetchGeo } = await geoCode()
  return isbot(context.page.facts.userAgent) || fetchGeo(context)
}

/** Fetches the location of a visitor; a failure is ignored. Throws `CommandError` when the code cannot be loaded. */
export async function loadPlayerGeo(context: Context): Promise<void> {
  await (await geoCode()).fetchGeo(context)
}

/**
 * Handles a call answered with 451: stores that the region is blocked and sends the page to /no-access. Throws
 * `CommandError` when the code cannot be loaded; the next such answer loads it again.
 */
export async function blockRegion(context: Pick<Context, 'db' | 'clock' | 'page'>, body: unknown): Promise<void> {
  await (await geoCode()).saveBlock(context, body)
}

/** The visitor's region as last stored; null if it is neither KZ nor RU, or not known. */
export async function getStoredRegion(db: MyDatabase): Promise<string | null> {
  const row = await db.facts.get('geo')
  return row?.id === 'geo' ? row.region : null
}
