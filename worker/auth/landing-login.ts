import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadAuthBundle } from '../core/load-auth-bundle.ts'
import type { AdoptedSession } from './auth-session.ts'
import type { PageFacts } from '../core/page-bridge.ts'

/**
 * Logs in by the landing address, reports a return from sso, or names the account of a cookie, in the background; loads no
 * code for any other visit. Never throws.
 */
export function startLandingLogin(context: Context, adopted: AdoptedSession): void {
  if (!hasLandingLogin(context.page.facts) && !adopted.isNamed) return
  runInBackground(loadAuthBundle().then(({ handleLandingSession }) => handleLandingSession(context, adopted)))
}

/** Whether the landing address has a simple-auth login, or says that the browser returns from sso. */
function hasLandingLogin({ simpleAuthToken, ssoSession }: PageFacts): boolean {
  return simpleAuthToken !== null || ssoSession !== null
}
