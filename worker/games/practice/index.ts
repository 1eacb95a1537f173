import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { command } from '../../core/command.ts'
import { lazyImport } from '../../core/lazy-import.ts'
import type { Context } from '../../core/context.ts'
import type { PracticeCrashBet, PracticeCrashStep } from './crash.ts'
import { bet, openTable, type PracticeBet, type PracticeStep, restart, rotate, step } from './dealer.ts'

/** Lazy chunks: most visits open neither. */
const crash = lazyImport(() => import('./crash.ts'))
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
    crash: crashCommands(context),
    /** Gives the visitor the chips of the start again. Errors: as of `bet`. */
    restart: command(() => restart(context)),
  }
}

function crashCommands(context: Context) {
  const watch = lazyImport(async () => (await crash()).createCrashWatch(context))
  return {
    /** Makes chips where there are none, and brings the rounds up to now. Errors: as of another table's `refresh`. */
    refresh: command(async () => (await crash()).openCrash(context)),
    /**
     * Lets the rounds go on while the page shows them. In: whether it does. They are row `practice:crash` of the topics.
     */
    watch: command(async ({ isShown }: { isShown: boolean }) => (await watch())(isShown)),
    /**
     * Places a bet on the round that takes bets, or on the next one. In: as of another table; the bet names its slot and
     * the automatic cash-out, hundredths or null. Errors: those of `refresh`, `limits`, `funds`, `validation`, `conflict`
     * with reason `round.open`.
     */
    bet: command(async (order: PracticeCrashBet) => (await crash()).betCrash(context, order)),
    /**
     * Cashes out or cancels a bet. In: a key as for a bet. Errors: `cancelled`, `conflict` with reason `bet.over`,
     * `bet.cancelled` or `bet.started`.
     */
    step: command(async (order: PracticeCrashStep) => (await crash()).stepCrash(context, order)),
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
