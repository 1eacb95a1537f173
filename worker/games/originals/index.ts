import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { Journal } from '../../money/index.ts'
import { intentKind } from '#domain/money/intent-kinds.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import {
  betOriginal,
  loadOriginal,
  loadOriginalRound,
  type RoundOrder,
  type RoundStepOrder,
  rotateOriginal,
  stepOriginal,
} from './original.ts'

export { betKind, stepKind } from './original.ts'

/** The commands of one original game. */
export function originalCommands<Game extends OriginalGame>(context: Context, journal: Journal, game: Game) {
  return {
    /** Fetches seeds, the open round and the last rounds. Errors: those of a call; the last good rows stay. */
    refresh: command(() => loadOriginal(context, game)),
    /**
     * Places one bet. In: an idempotency key (UUID) that the page creates for it, the amount in minor units of the
     * currency in `shown`, the wallet as the player saw it, and the game's own bet. Out: nothing; its round has the key
     * and is written by then, open or settled. Errors: `limits` with the limit in fields.amount, `funds`, `pending`
     * (the outcome of the last bet is not known yet), `conflict` (reason `currency.changed` or `balance.changed` since
     * the player saw them, `seed.changed`, `round.open`), `validation`, `unavailable` with reason `disabled` (the game
     * is switched off). With reason `unknown` the reply was lost, and the journal looks up the outcome. Sent once.
     */
    bet: command((order: RoundOrder<Game>) => betOriginal(context, journal, game, order)),
    /**
     * Makes one step in an open round. In: a key as for a bet, and the round's step on the screen. Out: nothing; the round has it as `lastKey` and is
     * written by then. Errors: `conflict` (reason `round.over`, `step.taken`), `pending`, `validation`, and those of a
     * call; reason `unknown` as for a bet. Sent once.
     */
    step: command((step: RoundStepOrder<Game>) => stepOriginal(context, journal, game, step)),
    /**
     * Rotates the seed pair. In: the player's client seed, 1–64 printable characters. Errors: `conflict` (reason
     * `round.open`) and those of a call.
     */
    rotateSeed: command(({ clientSeed }: { clientSeed: string }) => rotateOriginal(context, game, clientSeed)),
    /**
     * Fetches one round by its id, with its seeds if they are revealed; resolves after they are written. Errors:
     * `unavailable` with reason `round.unknown` if the player has no round with that id, and those of a call.
     */
    loadRound: command(({ roundId }: { roundId: string }) => loadOriginalRound(context, game, roundId)),
    /** Looks up the outcome of bets and steps whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => {
      const bets = await journal.settle(intentKind(game, 'bet'))
      return { open: bets + (await journal.settle(intentKind(game, 'step'))) }
    }),
  }
}
