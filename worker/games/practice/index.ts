import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { command } from '../../core/command.ts'
import { lazyImport } from '../../core/lazy-import.ts'
import type { Context } from '../../core/context.ts'
import { bet, openTable, type PracticeBet, type PracticeStep, restart, rotate, step } from './dealer.ts'

/** Lazy chunk: the names of the cases are needed once at most. */
const caseList = lazyImport(() => import('./case-list.ts'))

/**
 * Play for chips on this device, with the rules and draws of the games for money and without the network. The operator
 * gets nothing of it.
 */
export function practiceCommands(context: Context) {
  // Safe: `Object.fromEntries` forgets that each game has the commands of its name.
  const tables = Object.fromEntries(ORIGINAL_GAMES.map((game) => [game, tableCommands(context, game)])) as {
    [Game in OriginalGame]: ReturnType<typeof tableCommands<Game>>
  }
  return {
    ...tables,
    cases: {
      ...tables.cases,
      /** Stores practice's own list of cases where the operator's was never fetched. Needs no network. */
      loadCatalogue: command(async () => (await caseList()).putPracticeCases(context)),
    },
    /** Gives the visitor the chips of the start again. Errors: as of `bet`. */
    restart: command(() => restart(context)),
  }
}

function tableCommands<Game extends OriginalGame>(context: Context, game: Game) {
  return {
    /**
     * Makes chips and seeds of the game where there are none. Errors: `forbidden` with reason `practice.closed` or
     * `protection.…`, `unavailable`.
     */
    refresh: command(() => openTable(context, game)),
    /**
     * Draws and settles one bet. In: an idempotency key (UUID), the amount in hundredths of a chip, and the game's own
     * bet. Out: nothing; its round has the key and is written by then. Errors: those of `refresh`, `limits`, `funds`,
     * `validation`, `conflict` with reason `round.open`.
     */
    bet: command((order: PracticeBet<Game>) => bet(context, game, order)),
    /**
     * Makes one step in an open round. In: a key as for a bet, and the round's step on the screen. Errors: `cancelled`,
     * `conflict` with reason `round.over` or `step.taken`, `validation`.
     */
    step: command((order: PracticeStep<Game>) => step(context, game, order)),
    /**
     * Reveals the server seed and commits to a new one. In: the player's client seed, 1–64 printable characters.
     * Errors: `conflict` with reason `round.open`, `validation`.
     */
    rotateSeed: command(({ clientSeed }: { clientSeed: string }) => rotate(context, game, clientSeed)),
  }
}
