import { command } from '../command.ts'
import type { Context } from '../context.ts'
import type { IntentRow } from '../db/rows.ts'
import { anyKind, type IntentKind, type Journal } from '../money/index.ts'
import { ROUND_GAMES } from '../rules/originals.ts'
import { diceCommands, diceKind } from './dice/index.ts'
import { casesCommands } from './originals/cases.ts'
import { readRound } from './read-round.ts'
import { actKind, betKind, originalCommands } from './originals/index.ts'

/** The commands of every original game. */
export function gamesCommands(context: Context, journal: Journal) {
  return {
    dice: diceCommands(context, journal),
    coinflip: originalCommands(context, journal, 'coinflip'),
    hilo: originalCommands(context, journal, 'hilo'),
    keno: originalCommands(context, journal, 'keno'),
    miner: originalCommands(context, journal, 'miner'),
    roulette: originalCommands(context, journal, 'roulette'),
    wheel: originalCommands(context, journal, 'wheel'),
    cases: { ...originalCommands(context, journal, 'cases'), ...casesCommands(context) },
    /**
     * Reads a round that was pasted as text, in the form of rules/round-text.ts; needs no network and keeps nothing. Out:
     * the round and its server seed, null where the text has none. Errors: `validation` with what is wrong in
     * `fields.text`: a `RoundTextProblem`, or "field:<its name>".
     */
    readRound: command(async ({ text }: { text: string }) => readRound(text)),
  }
}

/** How a bet, or a step in a round, is sent and found again by its key; by its kind's name. Throws for one of no game. */
export function gameKind(context: Context, kind: IntentRow['kind']): IntentKind {
  if (kind === 'dice.bet') return anyKind(diceKind(context))
  for (const game of ROUND_GAMES) {
    if (kind === `${game}.bet`) return anyKind(betKind(context, game))
    if (kind === `${game}.act`) return anyKind(actKind(context, game))
  }
  throw new Error(`no game knows the intent ${kind}`)
}
