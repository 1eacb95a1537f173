import { command } from '../command.ts'
import type { Context } from '../context.ts'
import { loadProfile } from './profile.ts'

export { loadProfile } from './profile.ts'
export { chosenAt, takeBalance } from './wallet.ts'

export function profileCommands(context: Context) {
  return {
    /** Fetches the profile again; answers after player and wallet are written. Errors: those of a call. Spec 7. */
    refresh: command(async () => {
      await loadProfile(context)
    }),
  }
}
