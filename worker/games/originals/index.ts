import { command } from '../../command.ts'
import type { Context } from '../../context.ts'
import type { Journal } from '../../money/index.ts'
import type { RoundGame } from '../../rules/originals.ts'
import {
  actKind,
  actOriginal,
  betKind,
  betOriginal,
  loadOriginal,
  loadOriginalRound,
  type RoundOrder,
  type RoundStep,
  rotateOriginal,
} from './original.ts'

export { actKind, betKind } from './original.ts'

/** The commands of one original game: coinflip, hilo, keno, miner, roulette, wheel or cases. */
export function originalCommands<Game extends RoundGame>(context: Context, journal: Journal, game: Game) {
  return {
    /** Fetches seeds, the open round and the last ones. Errors: those of a call; the last ones stay. */
    refresh: command(() => loadOriginal(context, game)),
    /**
     * Places one bet. In: amount in minor units of the wallet's currency, and what the game's bet names. Out: the
     * operator's round, open or settled. Errors: `limits` with the limit in fields.amount, `funds`, `pending` (the last
     * bet is not known yet), `conflict` (reason `seed.changed`, `round.open`), `validation`; with reason `unknown` the
     * bet may have been taken and its outcome is being asked for. Sent once. Spec 9, decisions "Money" and "Games".
     */
    bet: command((order: RoundOrder<Game>) => betOriginal(context, journal, game, order)),
    /**
     * Makes one step in an open round. Out: the round after it. Errors: `conflict` (reason `round.over`,
     * `step.taken`), `pending`, `validation`, and those of a call; `unknown` as for a bet. Sent once.
     */
    act: command((step: RoundStep<Game>) => actOriginal(context, journal, game, step)),
    /** Rotates the seed pair. In: the player's seed, 1–64 printable characters. Errors: `conflict` (reason `round.open`) and those of a call. */
    rotateSeed: command(({ clientSeed }: { clientSeed: string }) => rotateOriginal(context, game, clientSeed)),
    /**
     * Fetches one round by its id, with its seeds where they are revealed; answers after they are written. Errors:
     * `unavailable` with reason `round.unknown` where the player has none of that id, and those of a call.
     */
    loadRound: command(({ roundId }: { roundId: string }) => loadOriginalRound(context, game, roundId)),
    /** Asks for the outcome of bets and steps whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => {
      const bets = await journal.settle(betKind(context, game).kind)
      return { open: bets + (await journal.settle(actKind(context, game).kind)) }
    }),
  }
}
