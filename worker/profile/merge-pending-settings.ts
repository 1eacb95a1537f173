import type { AuthSession } from '../auth/auth-session.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { PlayerRow } from '#db/rows.ts'
import { choice } from './settings/index.ts'

const NAMES = ['locale', 'timezone', 'isAvatarHidden', 'isStatisticsHidden'] as const

/**
 * Call this before the profile is requested; apply the returned function to the fetched player inside the transaction
 * that writes it. It preserves settings that were changed since the request, and removes pending settings that the
 * profile has settled.
 */
export async function mergePendingSettings(
  context: Context,
  { playerId }: AuthSession,
): Promise<(player: PlayerRow) => Promise<PlayerRow>> {
  const { db } = context
  runInBackground(choice())
  const id = playerId ?? ''
  const [before, waiting] = await Promise.all([db.players.get(id), db.chosenSettings.get(id)])
  // If the chunk does not load, nothing is reconciled now; the next profile request tries again.
  const code = waiting && (await choice().catch(() => undefined))
  const clear = code && (await code.reconcileSettings(context, waiting))
  return async (player) => {
    const now = await db.players.get(player.id)
    await clear?.()
    // The operator has accepted a setting since this profile was requested.
    const changed = now && before ? NAMES.filter((name) => now[name] !== before[name]) : []
    return { ...player, ...Object.fromEntries(changed.map((name) => [name, now?.[name]])) }
  }
}
