import type { OriginalGame, RoundRow } from '../../../../worker/db/view.ts'
import { caseTable, drawItem, totalWeight } from '../../../../worker/domain/games/cases.ts'
import { COIN_SIDES } from '../../../../worker/domain/games/coinflip.ts'
import { DICE_OUTCOMES } from '../../../../worker/domain/games/dice.ts'
import { pick } from '../../../../worker/domain/fairness/draws.ts'
import { HILO_CARDS } from '../../../../worker/domain/games/hilo.ts'
import { KENO_NUMBERS } from '../../../../worker/domain/games/keno.ts'
import { MINER_TILES } from '../../../../worker/domain/games/miner.ts'
import { POCKETS } from '../../../../worker/domain/games/roulette.ts'
import { SEGMENTS } from '../../../../worker/domain/games/wheel.ts'

/** What is drawn from; of cases, which one, and of the wheel, which. */
export type DrawnFrom = { game: OriginalGame; variant: string }

/** One draw: an integer of 32 bits, of how many choices it picks, which one, and what that is in the game. */
export type Pick = { draw: number; choices: number; picked: number; value: number }

/** What each game draws from, each choice as likely; `isTaken` where one that is drawn is not drawn again. */
const POOLS: Record<Exclude<OriginalGame, 'cases'>, { choices: number; isTaken?: true }> = {
  dice: { choices: DICE_OUTCOMES },
  coinflip: { choices: COIN_SIDES.length },
  hilo: { choices: HILO_CARDS },
  keno: { choices: KENO_NUMBERS, isTaken: true },
  miner: { choices: MINER_TILES, isTaken: true },
  roulette: { choices: POCKETS },
  wheel: { choices: SEGMENTS },
}

/** What a round was drawn from. */
export function drawnFrom(round: RoundRow): DrawnFrom {
  const { game } = round
  if (game === 'cases') return { game, variant: round.bet.slug }
  return { game, variant: game === 'wheel' ? round.bet.risk : '' }
}

/** What draws pick, one after the other; nothing of a case that the tables have not. */
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

/** A case's items are of different weights: its choices are all weights together, and the value an item's place. */
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
