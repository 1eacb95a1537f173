import { trackEvent } from '#endpoints/attribution.ts'
import { sso } from '#domain/settings/configuration.ts'
import type { Context } from '../../core/context.ts'
import { isBot } from '../../connection/geo/index.ts'
import { log } from '../../core/page.ts'
import { isSecret } from '#domain/privacy/secret-path.ts'
import { SSO_SESSION } from '#domain/wire/sso-session.ts'

/**
 * Value of the `ssoRedirected` cookie once the return has been reported, so that a reload of that address does not
 * report it again.
 */
const RETURNED = 'returned'

/**
 * Navigates to the single sign-on link of a login reply, which returns to the current address; not in development.
 * False if there is no link that the redirect rule allows.
 */
export async function goToSso({ page }: Context, link: string | null | undefined): Promise<boolean> {
  const address = page.address(link)
  if (address === null || !sso || import.meta.env.DEV) return false
  const { href } = await page.bridge.current()
  await page.bridge.navigate('sso', withReturn(address, href))
  return true
}

/** After a rejected token refresh: navigates, once, to the sso link of its reply or of the mirror data. */
export async function goToSsoOnce(context: Context, link: string | null): Promise<void> {
  const address = context.page.address(link) ?? (await mirrorLink(context))
  if (address === null || !(await mayLeave(context))) return
  await context.page.bridge.setCookie('ssoRedirected', crypto.randomUUID())
  await goToSso(context, address)
}

/**
 * Offers single sign-on to a guest when mirror data has an sso link: reports it to the operator, then navigates, once a
 * browser session. Bots and visitors of a simple-auth link stay.
 */
export async function offerSso(context: Context, address: string): Promise<void> {
  const { page, call } = context
  const isStaying = page.facts.simpleAuthToken !== null || (await isBot(page.facts.userAgent))
  if (isStaying || !(await mayLeave(context))) return
  const session_id = crypto.randomUUID()
  await page.bridge.setCookie('ssoRedirected', session_id)
  // A failed statistics call must not block the login.
  await call(trackEvent, { body: { name: 'ssoAvailabilityCreate', data: { session_id } } }).catch(logged)
  const { href } = await page.bridge.current()
  const back = new URL(href)
  back.searchParams.set(SSO_SESSION, session_id)
  if (await context.session.current()) return
  await page.bridge.navigate('sso', withReturn(address, back.href))
}

/** Reports once that the browser has returned from an sso link, as the landing address says. */
export async function reportSsoReturn({ page, call }: Context): Promise<void> {
  const session_id = page.facts.ssoSession
  if (!session_id || page.facts.cookies.ssoRedirected === RETURNED) return
  await page.bridge.setCookie('ssoRedirected', RETURNED)
  const data = { session_id, mirror: page.facts.host }
  await call(trackEvent, { body: { name: 'ssoAvailabilityFinish', data } }).catch(logged)
}

/**
 * Whether sso may navigate away: at most once a browser session, in any of its tabs; not with a session, not after a
 * return from an sso link, not with `no_sso` or a secret in the address, not in development.
 */
async function mayLeave({ page, session }: Context): Promise<boolean> {
  const { ssoSession } = page.facts
  if (!sso || import.meta.env.DEV || ssoSession !== null || (await session.current())) return false
  const { href, cookies } = await page.bridge.current()
  const mustStay = [href, page.facts.href].some((address) => {
    return new URL(address).searchParams.has('no_sso') || isSecret(address)
  })
  return !mustStay && cookies.ssoRedirected === undefined
}

async function mirrorLink({ db, page }: Context): Promise<string | null> {
  const row = await db.facts.get('mirror')
  return page.address(row?.id === 'mirror' ? row.sso : null)
}

/** Adds the current address as `redirect`, unless the link names one itself. */
function withReturn(link: string, href: string): string {
  const address = new URL(link)
  if (!address.searchParams.has('redirect')) address.searchParams.set('redirect', href)
  return address.href
}

function logged(error: unknown): void {
  log('sso not notified', error instanceof Error ? error.message : error)
}
