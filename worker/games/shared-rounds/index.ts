import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { Journal } from '../../money/index.ts'
import { intentKind } from '#domain/money/intent-kinds.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import {
  placeSharedBet,
  type SharedBetOrder,
  type SharedGameRules,
  type SharedStep,
  loadSharedBets,
  stepSharedBet,
} from './shared-rounds.ts'

export { sharedIntentKind, loadSharedBets, upsertSharedBet } from './shared-rounds.ts'

/** The commands of one multiplayer game. */
export function sharedGameCommands<Game extends SharedGame>(
  context: Context,
  journal: Journal,
  game: Game,
  rules: SharedGameRules<Game>,
) {
  return {
    /** Fetches the player's open and last bets. Errors: those of a call; the last good rows stay. */
    refresh: command(() => loadSharedBets(context, game)),
    /**
     * Places one bet. In: an idempotency key (UUID) that the page creates for it, the amount in minor units of the
     * currency in `shown`, the wallet as the player saw it, and the game's own bet. Out: nothing; the bet's row has the
     * key and is written by then. Errors: `limits` with the limit in fields.amount, `funds`, `pending` (the outcome of
     * another bet of the same subject is not known yet), `conflict` (reason `currency.changed` or `balance.changed`
     * since the player saw them, or the operator's), `validation`, `unavailable` with reason `disabled` (the game is
     * switched off). With reason `unknown` the reply was lost, and the journal looks up the outcome. Sent once.
     */
    bet: command((order: SharedBetOrder<Game>) => placeSharedBet(context, journal, game, rules, order)),
    /**
     * Makes one step in an open bet. In: a key as for a bet. Out: nothing; the bet's row has it as `lastKey` and is
     * written by then. Errors: `conflict` (reason `bet.over`, `bet.cancelled`, or the operator's), `pending`, and those of a call;
     * reason `unknown` as for a bet. Sent once.
     */
    step: command((step: SharedStep<Game>) => stepSharedBet(context, journal, game, step)),
    /** Looks up the outcome of bets and steps whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => {
      const bets = await journal.settle(intentKind(game, 'bet'))
      return { open: bets + (await journal.settle(intentKind(game, 'step'))) }
    }),
  }
}
