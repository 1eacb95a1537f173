import { getPaceWait } from '#domain/protection/pace.ts'
import { getProtectionRules } from '#domain/protection/rules.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { readProtection } from '#db/read-protection.ts'
import { NOTHING_LOCAL } from '#db/nothing-local.ts'

/** A rest of the wait that is waited here, ms: the page and the worker do not have the same time to the millisecond. */
const SHORT_MS = 300

/** Notes that a round of a player begins now, in any tab and any game. Throws `CommandError` as `paceRounds` does. */
export async function startRound(context: Context, player: PlayerSession): Promise<void> {
  await paceRounds(context, () => context.session.write(player, () => claimRound(context, player.playerId)))
}

/**
 * Runs `attempt`, which begins a round or gives how long it waits, ms; again after a short wait. Throws `CommandError`
 * with `forbidden`, reason `protection.pace` and `retryAt` if the round before began less than the region's least time
 * ago.
 */
export async function paceRounds(context: Context, attempt: () => Promise<number>): Promise<void> {
  let waitMs = await attempt()
  if (waitMs > 0 && waitMs <= SHORT_MS) {
    // Timers drop the fraction of a millisecond.
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(waitMs)))
    waitMs = await attempt()
  }
  if (waitMs > 0) {
    const retryAt = context.clock.now() + waitMs
    throw new CommandError({ code: 'forbidden', reason: 'protection.pace', retry: false, retryAt })
  }
}

/**
 * Notes the round inside the caller's transaction, so that no other tab has the same turn; otherwise returns how long it
 * waits, ms. `playerId` is empty for a guest.
 */
export async function claimRound({ db, clock }: Context, playerId: string): Promise<number> {
  const [{ known, local }, geo] = await Promise.all([readProtection(db, playerId), db.facts.get('geo')])
  const { minRoundSeconds } = getProtectionRules(geo?.id === 'geo' ? geo.country : null, known?.rules)
  if (minRoundSeconds === 0) return 0
  const now = clock.now()
  const startedAt = local?.roundStartedAt ?? null
  const waitMs = getPaceWait(startedAt, minRoundSeconds, now)
  // A start that lies ahead is set right, or there would be no end to the wait.
  if (waitMs === 0 || (startedAt !== null && startedAt > now)) {
    await db.localProtection.put({ playerId, ...NOTHING_LOCAL, ...local, roundStartedAt: now })
  }
  return waitMs
}
