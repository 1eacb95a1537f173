import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadAuthBundle } from '../core/load-auth-bundle.ts'
import { logOut } from './log-out.ts'

/**
 * The session's commands: logout is in the worker's entry chunk, the others are lazy, as they need the network anyway.
 */
export function createSessionCommands(context: Context) {
  const loggingOut = {
    /**
     * Ends the session on this device at once. Out: whether the operator could not be notified yet; the token is kept
     * for a day at most to do so.
     */
    logout: command(() => logOut(context)),
  }
  type Lazy = ReturnType<Awaited<ReturnType<typeof loadAuthBundle>>['sessionCommands']>
  // Any name is looked up in either object, so the result is typed as both.
  return async (name: string) =>
    (name in loggingOut ? loggingOut : (await loadAuthBundle()).sessionCommands(context)) as typeof loggingOut & Lazy
}
