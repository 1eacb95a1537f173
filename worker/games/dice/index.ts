import { command } from '../../command.ts'
import type { Context } from '../../context.ts'
import type { Journal } from '../../money/index.ts'
import { type DiceBet, bet, diceKind, loadDice, loadDiceRound, rotate } from './dice.ts'

export { diceKind } from './dice.ts'

/** What the page may ask of dice. Each answers with a Result. */
export function diceCommands(context: Context, journal: Journal) {
  const kind = diceKind(context)
  return {
    /** Fetches seeds and the last rounds. Errors: those of a call; the last ones stay. */
    refresh: command(() => loadDice(context)),
    /**
     * Places one bet. In: amount in minor units of the wallet's currency, target in hundredths, direction. Out: the
     * operator's round. Errors: `limits` with the limit in fields.amount, `funds`, `pending` (the last bet is not
     * known yet), `conflict` (reason `seed.changed`), `validation`; with reason `unknown` the bet may have been taken
     * and its outcome is being asked for. Sent once. Spec 9, decisions "Money" and "Games".
     */
    bet: command((order: DiceBet) => bet(context, journal, kind, order)),
    /** Rotates the seed pair. In: the player's seed, 1–64 printable characters. Errors: those of a call. */
    rotateSeed: command(({ clientSeed }: { clientSeed: string }) => rotate(context, clientSeed)),
    /**
     * Fetches one roll by its id, with its seeds where they are revealed; answers after they are written. Errors:
     * `unavailable` with reason `round.unknown` where the player has none of that id, and those of a call.
     */
    loadRound: command(({ roundId }: { roundId: string }) => loadDiceRound(context, roundId)),
    /** Asks for the outcome of bets whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => ({ open: await journal.settle(kind.kind) })),
  }
}
