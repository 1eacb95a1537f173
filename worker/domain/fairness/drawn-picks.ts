import { caseTable, drawItem, totalWeight } from '../games/cases.ts'
import { COIN_SIDES } from '../games/coinflip.ts'
import { DICE_OUTCOMES } from '../games/dice.ts'
import { HILO_CARDS } from '../games/hilo.ts'
import { KENO_NUMBERS } from '../games/keno.ts'
import { MINER_TILES } from '../games/miner.ts'
import type { OriginalGame } from '../games/originals.ts'
import { PLINKO_SIDES } from '../games/plinko.ts'
import { POCKETS } from '../games/roulette.ts'
import { SEGMENTS } from '../games/wheel.ts'
import { pick } from './draws.ts'
import type { OriginalRound } from './round.ts'

/** What the draws pick from: the game, and for cases the case, for the wheel its risk. */
export type DrawnFrom = { game: OriginalGame; variant: string }

/** One draw: a 32-bit integer, the number of choices, the index picked, and the value at that index. */
export type Pick = { draw: number; choices: number; picked: number; value: number }

/** The equally likely choices of each game; `isTaken` for games that draw without replacement. */
const POOLS: Record<Exclude<OriginalGame, 'cases'>, { choices: number; isTaken?: true }> = {
  dice: { choices: DICE_OUTCOMES },
  plinko: { choices: PLINKO_SIDES },
  coinflip: { choices: COIN_SIDES.length },
  hilo: { choices: HILO_CARDS },
  keno: { choices: KENO_NUMBERS, isTaken: true },
  miner: { choices: MINER_TILES, isTaken: true },
  roulette: { choices: POCKETS },
  wheel: { choices: SEGMENTS },
}

/** Which game and variant a round was drawn from. */
export function drawnFrom(round: OriginalRound): DrawnFrom {
  const { game } = round
  if (game === 'cases') return { game, variant: round.bet.slug }
  return { game, variant: game === 'wheel' ? round.bet.risk : '' }
}

/** What the draws pick, in order; empty for an unknown case. */
export function getDrawnPicks({ game, variant }: DrawnFrom, drawn: readonly number[]): Pick[] {
  if (game === 'cases') return casePicks(variant, drawn)
  const { choices, isTaken = false } = POOLS[game]
  const left = isTaken ? Array.from({ length: choices }, (_, value) => value) : null
  return drawn.map((draw) => {
    const of = left?.length ?? choices
    const picked = pick(draw, of)
    const [value = picked] = left?.splice(picked, 1) ?? []
    return { draw, choices: of, picked, value }
  })
}

/** Case items have different weights: `choices` is the total weight, and `value` is the item's index. */
function casePicks(slug: string, drawn: readonly number[]): Pick[] {
  const items = caseTable(slug)?.items
  if (!items) return []
  const choices = totalWeight(items)
  return drawn.map((draw) => ({
    draw,
    choices,
    picked: pick(draw, choices),
    value: items.indexOf(drawItem(items, draw)),
  }))
}
