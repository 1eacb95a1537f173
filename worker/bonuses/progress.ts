import type { ServerFrame } from '#endpoints/socket.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { nextBonusStatus } from '#domain/money/bonus.ts'
import { loadBonuses } from './bonuses.ts'

type BonusFrame = Extract<ServerFrame, { type: 'bonus' }>

/** Applies a bonus's wagering progress from a socket frame. If the bonus is not stored here, fetches all bonuses. */
export async function applyBonusStep(context: Context, frame: BonusFrame): Promise<void> {
  const { db, session } = context
  const authSession = await session.player()
  if (frame.user !== authSession.playerId) return
  const known = await session.write(authSession, async () => {
    const row = await db.bonuses.get(frame.id)
    if (!row) return false
    const status = nextBonusStatus(row.status, frame.status)
    // Frames may arrive late or twice: the wagered amount never decreases.
    const done = frame.done > row.wager.done ? frame.done : row.wager.done
    await db.bonuses.update(row.id, { status, wager: { ...row.wager, done }, toldAt: Date.now() })
    return true
  })
  // Bonuses that were never fetched are not on screen, so they are not fetched now.
  if (!known && (await db.bonusBoard.get(authSession.playerId))) runInBackground(loadBonuses(context))
}
