import { trackEvent } from '../endpoints/attribution.ts'
import { sso } from '../domain/settings/configuration.ts'
import type { Context } from '../core/context.ts'
import { isBot } from '../geo/index.ts'
import { log } from '../core/page.ts'
import { isSecret } from '../domain/account/secret-path.ts'
import { SSO_SESSION } from '../domain/account/sso-session.ts'

/** The cookie's value once the return has been told: a reload of its address tells nothing anew. */
const RETURNED = 'returned'

/**
 * Goes to the single sign-on link of a log-in's reply, to come back to the current address; not in development
 * (spec 4). False when there is none that may be gone to.
 */
export async function goToSso({ page }: Context, link: string | null | undefined): Promise<boolean> {
  const address = page.address(link)
  if (address === null || !sso || import.meta.env.DEV) return false
  const { href } = await page.bridge.current()
  await page.bridge.navigate('sso', withReturn(address, href))
  return true
}

/** A refresh was refused: where its reply or the mirror data has an sso link, the browser goes to it, once. */
export async function goToSsoOnce(context: Context, link: string | null): Promise<void> {
  const address = context.page.address(link) ?? (await mirrorLink(context))
  if (address === null || !(await mayLeave(context))) return
  await context.page.bridge.setCookie('ssoRedirected', crypto.randomUUID())
  await goToSso(context, address)
}

/**
 * A guest's visit where mirror data has an sso link: told to the operator, then gone to, once a browser session
 * (spec 4, decisions "Session"). Bots and those who come by a simple-auth link stay.
 */
export async function offerSso(context: Context, address: string): Promise<void> {
  const { page, call } = context
  const isStaying = page.facts.simpleAuthToken !== null || (await isBot(page.facts.userAgent))
  if (isStaying || !(await mayLeave(context))) return
  const session_id = crypto.randomUUID()
  await page.bridge.setCookie('ssoRedirected', session_id)
  // The operator's statistics keep nobody from being let in.
  await call(trackEvent, { body: { name: 'ssoAvailabilityCreate', data: { session_id } } }).catch(logged)
  const { href } = await page.bridge.current()
  const back = new URL(href)
  back.searchParams.set(SSO_SESSION, session_id)
  if (await context.session.current()) return
  await page.bridge.navigate('sso', withReturn(address, back.href))
}

/** The landing address says that the browser comes back from an sso link: told once. */
export async function reportSsoReturn({ page, call }: Context): Promise<void> {
  const session_id = page.facts.ssoSession
  if (!session_id || page.facts.cookies.ssoRedirected === RETURNED) return
  await page.bridge.setCookie('ssoRedirected', RETURNED)
  const data = { session_id, mirror: page.facts.host }
  await call(trackEvent, { body: { name: 'ssoAvailabilityFinish', data } }).catch(logged)
}

/** At most once a browser session, in any of its tabs; not with `no_sso`, not with a token, not in development. */
async function mayLeave({ page, session }: Context): Promise<boolean> {
  const { ssoSession } = page.facts
  if (!sso || import.meta.env.DEV || ssoSession !== null || (await session.current())) return false
  const { href, cookies } = await page.bridge.current()
  const isKeptHere = [href, page.facts.href].some((address) => {
    return new URL(address).searchParams.has('no_sso') || isSecret(address)
  })
  return !isKeptHere && cookies.ssoRedirected === undefined
}

async function mirrorLink({ db, page }: Context): Promise<string | null> {
  const row = await db.facts.get('mirror')
  return page.address(row?.id === 'mirror' ? row.sso : null)
}

/** The address to come back to goes along, unless the link names one itself (decisions "Session"). */
function withReturn(link: string, href: string): string {
  const address = new URL(link)
  if (!address.searchParams.has('redirect')) address.searchParams.set('redirect', href)
  return address.href
}

function logged(error: unknown): void {
  log('sso not told', error instanceof Error ? error.message : error)
}
