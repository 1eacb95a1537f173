import type { ServerFrame } from '../endpoints/socket.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { nextBonusStatus } from '../domain/money/bonus.ts'
import { loadBonuses } from './bonuses.ts'

type BonusFrame = Extract<ServerFrame, { type: 'bonus' }>

/** Takes how far a bonus has come, as a frame of the socket tells it; a bonus that is not known has all fetched. */
export async function applyBonusStep(context: Context, frame: BonusFrame): Promise<void> {
  const { db, session } = context
  const holder = await session.player()
  if (frame.user !== holder.playerId) return
  const known = await session.write(holder, async () => {
    const row = await db.bonuses.get(frame.id)
    if (!row) return false
    const status = nextBonusStatus(row.status, frame.status)
    // Frames come late and doubled: what has been staked does not become less.
    const done = frame.done > row.wager.done ? frame.done : row.wager.done
    await db.bonuses.update(row.id, { status, wager: { ...row.wager, done }, toldAt: Date.now() })
    return true
  })
  // Nobody looks at bonuses that were never fetched.
  if (!known && (await db.bonusBoard.get(holder.playerId))) runInBackground(loadBonuses(context))
}
