import { getTop } from '../endpoints/top.ts'
import type { Context } from '../core/context.ts'
import { type TopBoardName, topBoardKey } from '../domain/games/top.ts'

/** Fetches one board. Throws `CommandError`; the last good rows stay. */
export async function loadTop(context: Context, board: TopBoardName): Promise<void> {
  const { db, session, clock, call, trackLoad } = context
  const holder = (await session.current()) ? await session.player() : null
  const { items, own } = await trackLoad('top', () => call(getTop, { query: { ...board }, ...(holder && { holder }) }))
  const key = topBoardKey(board)
  await db.topBoards.put({ id: key, items, fetchedAt: clock.now() })
  if (!holder) return
  const { playerId } = holder
  await session.write(holder, () => db.topPlaces.put({ id: `${playerId}:${key}`, playerId, line: own }))
}
