import { postIp } from '#endpoints/attribution.ts'
import { loginByToken } from '#endpoints/login.ts'
import { type AdoptedSession, adoptSession } from '../auth-session.ts'
import { hashToken, markEnded } from '../ended-tokens.ts'
import { toAppError } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { SIMPLE_AUTH_FLAG } from '../../core/landing-cookies.ts'
import { log } from '../../core/page.ts'
import { isTransient } from '#domain/calls/transient-error.ts'
import { namingCredentials } from './complete-login.ts'
import { completeLinkLogin, nameAccount } from './link-login.ts'
import { reportSsoReturn } from './sso.ts'
import { reportLogin } from './report-login.ts'

/**
 * Handles what the landing address and the cookies say about the session: a simple-auth login, the return from an sso
 * link, or a log-in that another page has made. Never throws.
 */
export async function handleLandingSession(context: Context, adopted: AdoptedSession): Promise<void> {
  await Promise.all([reportSsoReturn(context), enterByCookie(context, adopted).then(() => enterByLink(context))])
}

/**
 * The log-in of another page. A cookie that is declined, or that the operator rejects, is replaced by the session's own;
 * without an answer it stays for the next visit.
 */
async function enterByCookie(context: Context, { isNamed, foreign: token }: AdoptedSession): Promise<void> {
  const { db, page, session } = context
  try {
    if (isNamed) {
      await session.player()
      await nameAccount(context)
    }
    if (token !== null) await completeLinkLogin(context, { reply: { token }, isExpected: true })
  } catch (error) {
    const known = toAppError(error)
    if (token === null || isTransient(known)) return
    if (known.code !== 'cancelled') await markEnded(db, [await hashToken(token)])
    await adoptSession(db, page, session, { token })
  }
}

/**
 * Simple-auth: log in by token, then send host and user agent, then load the profile, then report the source. The cookie
 * of an earlier visit allows it. A link that sets this cookie itself proves nothing: the visitor is asked, and only a yes
 * sets the cookie. An expired link adds a notice, and the visitor stays who they are.
 */
async function enterByLink(context: Context): Promise<void> {
  const { call, page, db, clock } = context
  const { simpleAuthToken: token, cookies, host, href, userAgent } = page.facts
  const isExpected = cookies.simpleAuth !== undefined
  const hasFlag = new URL(href).searchParams.has(SIMPLE_AUTH_FLAG)
  if (token === null || !(isExpected || hasFlag)) return
  const begun = () => call(postIp, { body: { host, userAgent: userAgent.slice(0, 1_000) } }).catch(logged)
  try {
    await reportLogin(context, 'login', 'token', async () => {
      const reply = await call(loginByToken, { body: { token } }).catch(namingCredentials)
      return completeLinkLogin(context, { reply, isExpected, begun })
    })
    if (hasFlag) await page.bridge.setCookie('simpleAuth', '1')
  } catch (error) {
    const { code } = toAppError(error)
    if (code === 'cancelled') return
    log('simple-auth', code)
    await db.notices.add({ playerId: null, at: clock.now(), kind: 'simpleAuthFailed' })
  }
}

function logged(error: unknown): void {
  log('host not notified', toAppError(error).code)
}
