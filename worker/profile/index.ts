import type { Context } from '../core/context.ts'
import type { PlayerRow } from '#db/rows.ts'
import { lazyImport } from '../core/lazy-import.ts'

export { getWalletChosenAt, applyBalance } from './wallet.ts'

/** Lazy chunk with the profile's commands and fetch: a guest needs neither. */
const code = lazyImport(() => import('./commands.ts'))
export const profileCommands = code

/**
 * Fetches the profile and writes player and wallet; null for a guest. Throws `CommandError`; the last good rows stay
 * then.
 */
export async function loadProfile(context: Context): Promise<PlayerRow | null> {
  if (!(await context.session.current())) return null
  const loading = (await code()).loadProfileNow(context)
  underway.set(context, loading)
  return loading
}

/** The last profile request whose reply is pending. */
const underway = new WeakMap<Context, Promise<PlayerRow | null>>()

/**
 * Finds out whose session this is, by the profile request that is pending or by one of its own. Throws `CommandError`
 * if the profile cannot be loaded.
 */
export async function identify(context: Context): Promise<void> {
  await (underway.get(context)?.catch(() => null) ?? null)
  if (!(await context.session.current())?.playerId) await loadProfile(context)
}
