import type { Context } from '../context.ts'
import type { PlayerRow } from '../db/rows.ts'
import { once } from '../once.ts'

export { chosenAt, takeBalance } from './wallet.ts'

/** The commands of the profile, and what fetches it: a guest has neither. */
const code = once(() => import('./commands.ts'))
export const profileCommands = code

/**
 * Fetches the profile and writes player and wallet (spec 3 and 7); null for a guest. Throws `Failure`; the last good
 * rows stay then.
 */
export async function loadProfile(context: Context): Promise<PlayerRow | null> {
  return (await context.session.holder()) ? (await code()).loadProfile(context) : null
}
