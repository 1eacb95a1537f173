import { casesRules } from './cases.ts'
import { coinflipRules } from './coinflip.ts'
import { diceRules } from './dice-roll.ts'
import { hiloRules } from './hilo.ts'
import { kenoRules } from './keno.ts'
import { minerRules } from './miner.ts'
import type { OriginalGame } from './originals.ts'
import { rouletteRules } from './roulette.ts'
import type { RoundRules } from './round-rules.ts'
import { wheelRules } from './wheel.ts'

/** The rules of each original game, for who draws a round and for who checks one. */
export const ROUND_RULES: { [Game in OriginalGame]: RoundRules<Game> } = {
  dice: diceRules,
  coinflip: coinflipRules,
  hilo: hiloRules,
  keno: kenoRules,
  miner: minerRules,
  roulette: rouletteRules,
  wheel: wheelRules,
  cases: casesRules,
}
