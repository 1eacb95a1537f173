import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { Journal } from '../../money/index.ts'
import { intentKind } from '../../domain/protocol/intent-kinds.ts'
import type { OriginalGame } from '../../domain/games/originals.ts'
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
    /** Fetches seeds, the open round and the last ones. Errors: those of a call; the last ones stay. */
    refresh: command(() => loadOriginal(context, game)),
    /**
     * Places one bet. In: an idempotency key (UUID) that the page has made for it, the amount in minor units of the
     * wallet's currency, and what the game's bet names. Out: nothing; its round carries the key and is written by then,
     * open or settled. Errors: `limits` with the limit in fields.amount, `funds`, `pending` (the last
     * bet is not known yet), `conflict` (reason `seed.changed`, `round.open`), `validation`; with reason `unknown` the
     * bet may have been taken and its outcome is being asked for. Sent once. Spec 9, decisions "Money" and "Games".
     */
    bet: command((order: RoundOrder<Game>) => betOriginal(context, journal, game, order)),
    /**
     * Makes one step in an open round. In: a key as for a bet. Out: nothing; the round carries it as `lastKey` and is
     * written by then. Errors: `conflict` (reason `round.over`,
     * `step.taken`), `pending`, `validation`, and those of a call; `unknown` as for a bet. Sent once.
     */
    step: command((step: RoundStepOrder<Game>) => stepOriginal(context, journal, game, step)),
    /** Rotates the seed pair. In: the player's seed, 1–64 printable characters. Errors: `conflict` (reason `round.open`) and those of a call. */
    rotateSeed: command(({ clientSeed }: { clientSeed: string }) => rotateOriginal(context, game, clientSeed)),
    /**
     * Fetches one round by its id, with its seeds where they are revealed; answers after they are written. Errors:
     * `unavailable` with reason `round.unknown` where the player has none of that id, and those of a call.
     */
    loadRound: command(({ roundId }: { roundId: string }) => loadOriginalRound(context, game, roundId)),
    /** Asks for the outcome of bets and steps whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => {
      const bets = await journal.settle(intentKind(game, 'bet'))
      return { open: bets + (await journal.settle(intentKind(game, 'step'))) }
    }),
  }
}
