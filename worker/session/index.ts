import { command } from '../command.ts'
import type { Context } from '../context.ts'
import { once } from '../once.ts'
import type { Registration } from './entry.ts'
import { leave } from './leave.ts'

/** Log-in and registration need the network anyway, and load their code with it; logging out has its own at hand. */
export function sessionCommands(context: Context) {
  const entry = once(() => import('./entry.ts'))
  return {
    /**
     * Logs in by email and password; answers after profile and wallet are written. Errors: `credentials` (401),
     * `validation` with fields (422), `tooMany` with waitMs (429), and those of any call. Spec 4 and 7.
     */
    loginByEmail: command(async (form: { email: string; password: string }) =>
      (await entry()).enterByEmail(context, form),
    ),
    /** Registers by email and logs in. Errors: `validation` with fields, and those of any call. Spec 5 and 7. */
    registerByEmail: command(async (form: Registration) => (await entry()).registerWithEmail(context, form)),
    /** Ends the session on this device at once; the operator learns of it when it can be reached. Spec 4. */
    logout: command(async () => {
      await leave(context)
    }),
  }
}
