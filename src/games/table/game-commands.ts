import type { OriginalGame } from '../../../worker/db/view.ts'
import type { Result } from '../../../worker/core/result.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Shown } from '#domain/money/shown.ts'
import { commands } from '../../data/commands.ts'
import type { Order, RoundStep } from './round/played.ts'

/** The commands of a game that move money, typed with its own bets and steps. */
type GameCommands<Game extends OriginalGame> = {
  bet(order: { key: string; amount: Minor; shown: Shown; bet: Order<Game> }): Promise<Result<void>>
  step(step: { key: string; roundId: string; step: number; action: RoundStep<Game> }): Promise<Result<void>>
}

export function gameCommands<Game extends OriginalGame>(game: Game): GameCommands<Game> {
  // The commands have this type for every game, but TypeScript only sees the union of all games.
  return commands.games[game] as unknown as GameCommands<Game>
}
