import { getGeo } from '../api/mirrors.ts'
import type { Context } from '../context.ts'
import { Failure } from '../result.ts'
import { isBot } from './bot.ts'

/**
 * Asks where the visitor is (spec 4 and 8). 451: the region is blocked, which the client has told already; another
 * failure is logged only. Bots are not asked for.
 */
export async function loadGeo({ db, call, clock, page }: Context): Promise<void> {
  if (await isBot(page.facts.userAgent)) return
  try {
    const { data } = await call(getGeo)
    const country = data.country_code?.toUpperCase() ?? null
    await db.facts.put({
      id: 'geo',
      ip: data.ip,
      country,
      region: country === 'KZ' ? 'KZ' : country === 'RU' ? 'RU' : null,
      blocked: false,
      fetchedAt: clock.now(),
    })
    if (isNoAccess(page.facts.href)) await page.host.navigate('home')
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

/** The region is blocked: remembered, and the page goes to /no-access unless it is there now. */
export async function blockRegion({ db, clock, page }: Pick<Context, 'db' | 'clock' | 'page'>): Promise<void> {
  const known = await db.facts.get('geo')
  const { ip, country, region } = known?.id === 'geo' ? known : { ip: null, country: null, region: null }
  await db.facts.put({ id: 'geo', ip, country, region, blocked: true, fetchedAt: clock.now() })
  // The landing address would not do: who opened /no-access may have been sent home from there.
  const { href } = await page.host.current()
  if (!isNoAccess(href)) await page.host.navigate('noAccess')
}

function isNoAccess(href: string): boolean {
  return new URL(href).pathname.endsWith('/no-access')
}
