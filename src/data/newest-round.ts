import * as view from '../../worker/db/account-view.ts'
import type { OriginalGame, RoundOf } from '../../worker/db/view.ts'
import { readStored } from './storage.ts'

/** The newest round kept now. Read once: a live query may be told of a command's write only after the command ends. */
export async function newestRound<Game extends OriginalGame>(game: Game): Promise<RoundOf<Game> | undefined> {
  return (await readStored(() => view.rounds(game, 1)).catch(() => undefined))?.[0]
}
