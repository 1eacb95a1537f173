import type { Context } from '../core/context.ts'
import type { PlayerRow } from '../db/rows.ts'
import { lazyImport } from '../core/lazy-import.ts'

export { getWalletChosenAt, applyBalance } from './wallet.ts'

/** The commands of the profile, and what fetches it: a guest has neither. */
const code = lazyImport(() => import('./commands.ts'))
export const profileCommands = code

/**
 * Fetches the profile and writes player and wallet (spec 3 and 7); null for a guest. Throws `CommandError`; the last good
 * rows stay then.
 */
export async function loadProfile(context: Context): Promise<PlayerRow | null> {
  if (!(await context.session.current())) return null
  const loading = (await code()).loadProfileNow(context)
  underway.set(context, loading)
  return loading
}

/** The profile that was asked for last, while its answer is waited for. */
const underway = new WeakMap<Context, Promise<PlayerRow | null>>()

/**
 * Finds out who a log-in belongs to, by the profile that is being fetched or one of its own. Throws `CommandError` when it
 * cannot be had.
 */
export async function identify(context: Context): Promise<void> {
  await (underway.get(context)?.catch(() => null) ?? null)
  if (!(await context.session.current())?.playerId) await loadProfile(context)
}
