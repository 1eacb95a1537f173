import { getTop } from '#endpoints/top.ts'
import type { Context } from '../core/context.ts'
import { type TopBoardName, topBoardKey } from '#domain/games/top.ts'

/** Fetches one board. Throws `CommandError`; the last good rows stay. */
export async function loadTop(context: Context, board: TopBoardName): Promise<void> {
  const { db, session, clock, call, trackLoad } = context
  const authSession = (await session.current()) ? await session.player() : null
  const { items, own } = await trackLoad('top', () =>
    call(getTop, { query: { ...board }, ...(authSession && { authSession }) }),
  )
  const key = topBoardKey(board)
  await db.topBoards.put({ id: key, items, fetchedAt: clock.now() })
  if (!authSession) return
  const { playerId } = authSession
  await session.write(authSession, () => db.topPlaces.put({ id: `${playerId}:${key}`, playerId, line: own }))
}
