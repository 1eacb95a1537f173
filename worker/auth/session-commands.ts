import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { logOut } from './log-out.ts'

/** The session's commands: logout is part of the worker's start, the others are loaded, as they need the network anyway. */
export function createSessionCommands(context: Context) {
  const loggingOut = {
    /** Ends the session on this device at once; the operator learns of it when it can be reached. Spec 4. */
    logout: command(() => logOut(context)),
  }
  type Lazy = ReturnType<Awaited<ReturnType<Context['account']>>['sessionCommands']>
  // Only the one that was asked for is read.
  return async (name: string) =>
    (name in loggingOut ? loggingOut : (await context.account()).sessionCommands(context)) as typeof loggingOut & Lazy
}
