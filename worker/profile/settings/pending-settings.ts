import {
  type Enqueued,
  type OptimisticUpdates,
  applyOptimistic as chooseAny,
  reconcile as decideAny,
} from '../../outbox/optimistic-update.ts'
import { updateSettings } from '#endpoints/profile.ts'
import type { Context } from '../../core/context.ts'
import type { ChosenSettingsRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { isKnownTimeZone } from '#domain/time/time-zone.ts'
import type { PlayerSettings } from '#domain/player/player-settings.ts'

/** Optimistic updates of the profile's settings; each setting is sent separately. */
const SETTINGS: OptimisticUpdates<PlayerSettings> = {
  subject: 'settings',
  rows: (db) => db.chosenSettings,
  call: ({ isAvatarHidden, isStatisticsHidden, ...rest }) => ({
    endpoint: updateSettings,
    body: { ...rest, is_avatar_hidden: isAvatarHidden, is_statistics_hidden: isStatisticsHidden },
  }),
  taken: ({ db }, playerId, change) => db.players.update(playerId, change),
}

/**
 * Changes settings: each one is sent, or enqueued, separately. Returns why one is enqueued, or null. Throws `CommandError`.
 */
export async function chooseSetting(context: Context, change: Partial<PlayerSettings>): Promise<Enqueued> {
  if (change.timezone !== undefined && !isKnownTimeZone(change.timezone)) {
    throw new CommandError({ code: 'validation', fields: { timezone: ['timezone.unknown'] }, retry: false })
  }
  return chooseAny(context, SETTINGS, change)
}

/**
 * Reconciles pending settings with a profile that is being fetched; see `reconcile` of
 * worker/outbox/optimistic-update.ts.
 */
export function reconcileSettings(context: Context, row: ChosenSettingsRow): Promise<() => Promise<void>> {
  return decideAny(context, SETTINGS, row)
}
