import { command } from '../command.ts'
import type { Context } from '../context.ts'
import type { IntentRow } from '../db/rows.ts'
import { anyKind, type IntentKind, type Journal } from '../money/index.ts'
import { parseIntentKind } from '../rules/intent-kinds.ts'
import { isOriginalGame } from '../rules/originals.ts'
import { casesCommands } from './originals/cases.ts'
import { readRound } from './read-round.ts'
import { betKind, originalCommands, stepKind } from './originals/index.ts'

/** The commands of every original game. */
export function gamesCommands(context: Context, journal: Journal) {
  return {
    dice: originalCommands(context, journal, 'dice'),
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
  const parsed = parseIntentKind(kind)
  if (!parsed || !isOriginalGame(parsed.game)) throw new Error(`no game knows the intent ${kind}`)
  const { game, purpose } = parsed
  return purpose === 'bet' ? anyKind(betKind(context, game)) : anyKind(stepKind(context, game))
}
