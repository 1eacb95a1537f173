import type { RoundAction, RoundBet } from '../../../worker/api/originals/shapes.ts'
import type { OriginalRound } from '../../../worker/db/view.ts'
import type { Result } from '../../../worker/result.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import { commands } from '../../data/commands.ts'

type Answer<Game extends RoundGame> = Promise<Result<{ round: OriginalRound<Game> }>>

/** The calls of a game that move money, as its own bets, steps and rounds. */
type OwnCommands<Game extends RoundGame> = {
  bet(order: { amount: Minor; bet: RoundBet<Game> }): Answer<Game>
  act(step: { roundId: string; action: RoundAction<Game> }): Answer<Game>
}

export function ownCommands<Game extends RoundGame>(game: Game): OwnCommands<Game> {
  // Each game's commands are of this very form; the compiler sees but the union of all games'.
  return commands.games[game] as unknown as OwnCommands<Game>
}
