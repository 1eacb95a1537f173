import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { type TopBoardName, topBoardKey } from '#domain/games/top.ts'
import { getTop } from '#endpoints/top.ts'

export function topCommands(context: Context) {
  return {
    /**
     * Fetches the leaders of a board, and the player's own line. In: period, measure, games. Errors: those of a call;
     * the last good rows stay.
     */
    refresh: command((board: TopBoardName) => loadTop(context, board)),
  }
}

/** The multiplier of a bet that paid its stake, in hundredths. */
const EVEN = 100

/** Fetches one board. Throws `CommandError`; the last good rows stay. */
async function loadTop(context: Context, board: TopBoardName): Promise<void> {
  const { db, session, clock, call, trackLoad } = context
  const authSession = (await session.current()) ? await session.player() : null
  const { items, own } = await trackLoad('top', () =>
    call(getTop, { query: { ...board }, ...(authSession && { authSession }) }),
  )
  const key = topBoardKey(board)
  // A bet that paid no more than its stake is no win, whatever the operator sends.
  const isListed = ({ multiplier }: { multiplier: number | null }) =>
    board.measure === 'wagered' || multiplier === null || multiplier > EVEN
  await db.topBoards.put({ id: key, items: items.filter(isListed), fetchedAt: clock.now() })
  if (!authSession) return
  const { playerId } = authSession
  await session.write(authSession, () =>
    db.topPlaces.put({ id: `${playerId}:${key}`, playerId, line: own && isListed(own) ? own : null }),
  )
}
