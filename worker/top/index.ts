import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { TopBoardName } from '#domain/games/top.ts'
import { loadTop } from './top.ts'

export function topCommands(context: Context) {
  return {
    /**
     * Fetches the leaders of a board, and the player's own line. In: period, measure, games. Errors: those of a call;
     * the last good rows stay.
     */
    refresh: command((board: TopBoardName) => loadTop(context, board)),
  }
}
