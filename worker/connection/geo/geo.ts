import type { EndpointReply } from '../../http/endpoint.ts'
import { getGeo } from '#endpoints/geo.ts'
import { readReply } from '../../http/reply.ts'
import type { Context } from '../../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'

export { isbot } from 'isbot'

/**
 * Fetches the location of a visitor; returns whether it came. 451: the region is blocked, which the HTTP client has
 * already passed to `saveBlock`; other failures are ignored.
 */
export async function fetchGeo(context: Context): Promise<boolean> {
  const { call, page } = context
  try {
    const { data } = await call(getGeo)
    await saveGeo(context, data, false)
    if (isNoAccess(page.facts.href)) await page.bridge.navigate('home')
    return true
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return false
  }
}

/** The visitor's location according to the operator. */
type Where = EndpointReply<typeof getGeo>['data']

/**
 * Handles a call answered with 451: the region is blocked. Stores the location from the reply's body (the format of
 * /geo_ip), or else the last known one, and sends the page to /no-access unless it is there already.
 */
export async function saveBlock(context: Pick<Context, 'db' | 'clock' | 'page'>, body: unknown): Promise<void> {
  const { parsed } = readReply(getGeo.reply, body)
  await saveGeo(context, parsed.success ? parsed.output.data : null, true)
  const { bridge } = context.page
  // Not the landing address: a visitor who landed on /no-access may have been redirected home since.
  const { href } = await bridge.current()
  if (!isNoAccess(href)) await bridge.navigate('noAccess')
}

async function saveGeo(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  where: Where | null,
  blocked: boolean,
): Promise<void> {
  const known = await db.facts.get('geo')
  const { ip, country, region } = where ? toPlace(where) : known?.id === 'geo' ? known : NOWHERE
  await db.facts.put({ id: 'geo', ip, country, region, blocked, fetchedAt: clock.now() })
}

const NOWHERE = { ip: null, country: null, region: null }

function toPlace({ ip, country_code }: Where) {
  const country = country_code?.toUpperCase() ?? null
  const region = country === 'KZ' || country === 'RU' ? country : null
  return { ip, country, region } as const
}

function isNoAccess(href: string): boolean {
  return new URL(href).pathname.endsWith('/no-access')
}
