import type { AuthSession } from '../auth/auth-session.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { PlayerRow } from '../db/rows.ts'
import { choice } from '../settings/index.ts'

const NAMES = ['locale', 'timezone', 'isAvatarHidden', 'isStatisticsHidden'] as const

/**
 * To be called before a profile is asked for; gives what is to be done with the one that comes, inside the transaction
 * that writes it: what has been chosen since is not turned back by it, and what no longer waits is decided by it.
 */
export async function heedSettings(
  context: Context,
  { playerId }: AuthSession,
): Promise<(player: PlayerRow) => Promise<PlayerRow>> {
  const { db } = context
  runInBackground(choice())
  const id = playerId ?? ''
  const [before, waiting] = await Promise.all([db.players.get(id), db.chosenSettings.get(id)])
  // Without its code nothing is decided, and the next profile is asked.
  const code = waiting && (await choice().catch(() => undefined))
  const clear = code && (await code.reconcileSettings(context, waiting))
  return async (player) => {
    const now = await db.players.get(player.id)
    await clear?.()
    // The operator has taken a choice since this profile was asked for.
    const kept = now && before ? NAMES.filter((name) => now[name] !== before[name]) : []
    return { ...player, ...Object.fromEntries(kept.map((name) => [name, now?.[name]])) }
  }
}
