import type { OriginalGame } from '../../../worker/db/view.ts'
import type { Result } from '../../../worker/result.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import { commands } from '../../data/commands.ts'
import type { Order, Played, Step } from './played.ts'

type Answer<Game extends OriginalGame> = Promise<Result<{ round: Played<Game> }>>

/** The calls of a game that move money, as its own bets, steps and rounds. */
type OwnCommands<Game extends OriginalGame> = {
  bet(order: { amount: Minor; bet: Order<Game> }): Answer<Game>
  act(step: { roundId: string; action: Step<Game> }): Answer<Game>
}

/** Dice takes its bet in one with the amount, and has no steps. */
const DICE: Pick<OwnCommands<'dice'>, 'bet'> = {
  bet: ({ amount, bet }) => commands.games.dice.bet({ amount, ...bet }),
}

export function ownCommands<Game extends OriginalGame>(game: Game): OwnCommands<Game> {
  // Each game's commands are of this very form; the compiler sees but the union of all games'.
  return (game === 'dice' ? DICE : commands.games[game]) as unknown as OwnCommands<Game>
}
