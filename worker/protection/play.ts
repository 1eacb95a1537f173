import {
  addResults,
  addTime,
  answerCheck,
  isCheckDue,
  NOTHING_PLAYED,
  noteDue,
  type Play,
  resumePlay,
  type SeenResult,
} from '#domain/protection/play.ts'
import { getCheckMinutes } from '#domain/protection/reality-check.ts'
import { getChosenInterval } from '#domain/protection/restrictions.ts'
import { getProtectionRules } from '#domain/protection/rules.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { readProtection } from '#db/read-protection.ts'

/** Time of play that has passed, ms, and the interval of reality checks in effect on the page, minutes. */
export type PlayedTime = { playerId: string; ms: number; minutes: number }
/** Results that the player has seen, in minor units. */
export type SeenResults = { playerId: string; results: readonly SeenResult[] }

/** Counts time of play of the current player, and keeps in mind that a check is due. Throws `CommandError`. */
export async function countTime(context: Context, { playerId, ms, minutes }: PlayedTime): Promise<void> {
  const longest = await readCheckMinutes(context, playerId)
  await changePlay(context, playerId, (play, now) => noteDue(addTime(play, ms, now), Math.min(longest, minutes), now))
}

/** Counts results of the current player. Throws `CommandError`. */
export function countResults(context: Context, { playerId, results }: SeenResults): Promise<void> {
  return changePlay(context, playerId, (play, now) => ({ ...addResults(play, results), at: now }))
}

/** The player has answered the check that is due. Throws `CommandError`. */
export async function endCheck(context: Context, player: PlayerSession): Promise<void> {
  await changePlay(context, player.playerId, answerCheck)
}

/**
 * Throws `CommandError` with `forbidden` and reason `protection.check` while the player has not answered a reality check
 * that is due: no round may begin.
 */
export async function assertNoCheckDue(context: Context, playerId: string): Promise<void> {
  const stored = await context.db.play.get(playerId)
  const play = resumePlay(stored ?? NOTHING_PLAYED, context.clock.reached())
  if (isCheckDue(play, await readCheckMinutes(context, playerId))) {
    throw new CommandError({ code: 'forbidden', reason: 'protection.check', retry: false })
  }
}

async function readCheckMinutes({ db }: Context, playerId: string): Promise<number> {
  const [{ known, local }, geo] = await Promise.all([readProtection(db, playerId), db.facts.get('geo')])
  const chosen = { realityCheckMinutes: getChosenInterval(known, local) }
  return getCheckMinutes(chosen, getProtectionRules(geo?.id === 'geo' ? geo.country : null, known?.rules))
}

async function changePlay(
  { db, session, clock }: Context,
  playerId: string,
  change: (play: Play, now: number) => Play,
): Promise<void> {
  const player = await session.player()
  // What was counted for a player who has logged out since is no one else's.
  if (player.playerId !== playerId) return
  await session.write(player, async () => {
    // Wherever the device's clock is set, a pause is one of the server's time.
    const now = clock.reached()
    const play = resumePlay((await db.play.get(playerId)) ?? NOTHING_PLAYED, now)
    await db.play.put({ ...change(play, now), playerId })
  })
}
