import * as view from '#db/account-view.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import type { OriginalGame, GameRound } from '#db/view.ts'
import { readStored } from './storage.ts'

/**
 * The newest stored round, undefined when there is none. A single read: a live query may see a command's write only
 * after the command has resolved.
 */
export async function newestRound<Game extends OriginalGame>(
  game: Game,
  mode: PlayMode,
): Promise<GameRound<Game> | undefined> {
  return (await readStored(() => view.rounds(game, 1, mode)).catch(() => undefined))?.[0]
}
