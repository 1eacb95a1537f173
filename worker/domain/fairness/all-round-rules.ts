import { casesRules } from '../games/cases.ts'
import { coinflipRules } from '../games/coinflip.ts'
import { diceRules } from '../games/dice-roll.ts'
import { hiloRules } from '../games/hilo.ts'
import { kenoRules } from '../games/keno.ts'
import { minerRules } from '../games/miner.ts'
import type { OriginalGame } from '../games/originals.ts'
import { rouletteRules } from '../games/roulette.ts'
import { plinkoRules } from '../games/plinko.ts'
import type { RoundRules } from './round-rules.ts'
import { wheelRules } from '../games/wheel.ts'

/** The rules of each original game, to draw a round and to check one. */
export const ROUND_RULES: { [Game in OriginalGame]: RoundRules<Game> } = {
  dice: diceRules,
  plinko: plinkoRules,
  coinflip: coinflipRules,
  hilo: hiloRules,
  keno: kenoRules,
  miner: minerRules,
  roulette: rouletteRules,
  wheel: wheelRules,
  cases: casesRules,
}
