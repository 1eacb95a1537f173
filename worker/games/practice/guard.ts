import { mayPractise } from '#domain/games/practice.ts'
import { CommandError } from '#domain/calls/result.ts'
import { assertEnabled } from '../../core/assert-enabled.ts'
import type { Context } from '../../core/context.ts'
import { assertMayPlay, assertMayRegister } from '../../protection/index.ts'

/**
 * Throws `CommandError` unless the visitor may practise now: `forbidden` with reason `practice.closed` where the region
 * or the operator does not allow it, or with reason `protection.…` in a break, an exclusion or while a reality check is
 * due; `unavailable` with reason `disabled` while the operator's kill switch is on.
 */
export async function assertMayPractise(context: Context): Promise<void> {
  const { db } = context
  await assertEnabled(context, 'disable-practice')
  const playerId = (await db.session.get('current'))?.playerId ?? null
  const [geo, player] = await Promise.all([db.facts.get('geo'), db.players.get(playerId ?? '')])
  const country = geo?.id === 'geo' && !geo.blocked ? geo.country : null
  if (!mayPractise(country, player ?? null)) {
    throw new CommandError({ code: 'forbidden', reason: 'practice.closed', retry: false })
  }
  if (playerId === null) await assertMayRegister(context)
  else await assertMayPlay(context, playerId)
}
