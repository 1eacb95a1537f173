import type { ReplyOf } from '../http/endpoint.ts'
import { getGeo } from '../endpoints/geo.ts'
import { readReply } from '../http/reply.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '../core/result.ts'
import { isBot } from './bot.ts'

/**
 * Asks where the visitor is (spec 4 and 8). 451: the region is blocked, which the client has told already; another
 * failure is logged only. Bots are not asked for.
 */
export async function loadGeo(context: Context): Promise<void> {
  const { call, page } = context
  if (await isBot(page.facts.userAgent)) return
  try {
    const { data } = await call(getGeo)
    await keepGeo(context, data, false)
    if (isNoAccess(page.facts.href)) await page.bridge.navigate('home')
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
  }
}

/** Where the operator sees the visitor. */
type Where = ReplyOf<typeof getGeo>['data']

/**
 * A call was answered with 451: the region is blocked. Stores where the reply's body says that the visitor is (the form
 * of /geo_ip), or else what was known before, and sends the page to /no-access unless it is there already.
 */
export async function blockRegion(context: Pick<Context, 'db' | 'clock' | 'page'>, body: unknown): Promise<void> {
  const { parsed } = readReply(getGeo.reply, body)
  await keepGeo(context, parsed.success ? parsed.output.data : null, true)
  const { bridge } = context.page
  // The landing address would not do: who opened /no-access may have been sent home from there.
  const { href } = await bridge.current()
  if (!isNoAccess(href)) await bridge.navigate('noAccess')
}

async function keepGeo(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  where: Where | null,
  blocked: boolean,
): Promise<void> {
  const known = await db.facts.get('geo')
  const { ip, country, region } = where ? placeOf(where) : known?.id === 'geo' ? known : NOWHERE
  await db.facts.put({ id: 'geo', ip, country, region, blocked, fetchedAt: clock.now() })
}

const NOWHERE = { ip: null, country: null, region: null }

function placeOf({ ip, country_code }: Where) {
  const country = country_code?.toUpperCase() ?? null
  const region = country === 'KZ' || country === 'RU' ? country : null
  return { ip, country, region } as const
}

function isNoAccess(href: string): boolean {
  return new URL(href).pathname.endsWith('/no-access')
}
