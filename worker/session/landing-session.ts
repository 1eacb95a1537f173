import { postIp } from '../endpoints/attribution.ts'
import { loginByToken } from '../endpoints/login.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { log } from '../core/page.ts'
import { completeLogin, namingCredentials } from './complete-login.ts'
import { reportSsoReturn } from './sso.ts'
import { reportLogin } from './report-login.ts'

/** Handles what the landing address says about the session: a simple-auth login, or the return from an sso link. */
export async function handleLandingSession(context: Context): Promise<void> {
  await Promise.all([reportSsoReturn(context), enterByLink(context)])
}

/**
 * Simple-auth: log in by token, then send host and user agent, then load the profile, then report the source. An
 * expired link adds a notice, and the visitor stays a guest.
 */
async function enterByLink(context: Context): Promise<void> {
  const { call, page, db, clock } = context
  const { simpleAuthToken: token, cookies, host, userAgent } = page.facts
  if (token === null || cookies.simpleAuth === undefined) return
  const sendIp = () => call(postIp, { body: { host, userAgent: userAgent.slice(0, 1_000) } }).catch(logged)
  try {
    await reportLogin(context, 'login', 'token', async () =>
      completeLogin(context, await call(loginByToken, { body: { token } }).catch(namingCredentials), sendIp),
    )
  } catch (error) {
    const { code } = toAppError(error)
    log('simple-auth', code)
    await db.notices.add({ playerId: null, at: clock.now(), kind: 'simpleAuthFailed' })
  }
}

function logged(error: unknown): void {
  log('host not told', toAppError(error).code)
}
