import type { Context } from '../context.ts'
import type { IntentRow } from '../db/rows.ts'
import { anyKind, type IntentKind, type Journal } from '../money/index.ts'
import { ROUND_GAMES } from '../rules/originals.ts'
import { diceCommands, diceKind } from './dice/index.ts'
import { casesCommands } from './originals/cases.ts'
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
    cases: { ...originalCommands(context, journal, 'cases'), ...casesCommands(context) },
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
