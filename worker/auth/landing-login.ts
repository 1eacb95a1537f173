import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadAuthBundle } from '../core/load-auth-bundle.ts'
import type { PageFacts } from '../core/page-bridge.ts'

/**
 * Logs in by the landing address, or reports a return from sso, in the background; loads no code for any other address.
 * Never throws.
 */
export function startLandingLogin(context: Context): void {
  if (!hasLandingLogin(context.page.facts)) return
  runInBackground(loadAuthBundle().then(({ handleLandingSession }) => handleLandingSession(context)))
}

/** Whether the landing address has a simple-auth login, or says that the browser returns from sso. */
function hasLandingLogin({ simpleAuthToken, ssoSession }: PageFacts): boolean {
  return simpleAuthToken !== null || ssoSession !== null
}
