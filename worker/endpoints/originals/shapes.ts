import * as v from 'valibot'
import type { OriginalGame } from '../../domain/games/originals.ts'

const index = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const list = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most))
const cashOut = v.object({ kind: v.literal('cashOut') })

export const direction = v.picklist(['over', 'under'])
export const hundredths = index(10_000)
const side = v.picklist(['heads', 'tails'])
const tile = index(24)
const card = index(51)
const keptText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/**
 * The fields that differ between the games: what a bet contains, what the operator has drawn (`state`, only what the
 * player may see already), and the actions in an open round (`action`).
 */
export const SHAPES = {
  /** Target and roll in hundredths: 50.00 is 5000. */
  dice: {
    bet: v.object({ target: hundredths, direction }),
    state: v.object({ roll: hundredths }),
    action: v.never(),
  },
  /**
   * `flips[i]` is the side that the coin showed, `calls[i]` the side that the player called; the first flip comes with
   * the bet.
   */
  coinflip: {
    bet: v.object({ side }),
    state: v.object({ flips: list(side, 20), calls: list(side, 20) }),
    action: v.variant('kind', [v.object({ kind: v.literal('flip'), side }), cashOut]),
  },
  /** `cards[0]` is dealt with the bet; `steps[i]` led from `cards[i]` to `cards[i + 1]`. A card is rank × 4 + suit. */
  hilo: {
    bet: v.object({}),
    state: v.object({
      cards: list(card, 200),
      steps: list(v.picklist(['higher', 'lower', 'skip']), 200),
    }),
    action: v.variant('kind', [
      v.object({ kind: v.literal('higher') }),
      v.object({ kind: v.literal('lower') }),
      v.object({ kind: v.literal('skip') }),
      cashOut,
    ]),
  },
  /** Numbers from 0 (displayed as 1) to 39; `drawn` is in the order of the draw. */
  keno: {
    bet: v.object({ risk: v.picklist(['classic', 'low', 'medium', 'high']), picks: list(index(39), 10) }),
    state: v.object({ drawn: list(index(39), 10) }),
    action: v.never(),
  },
  /** Tiles are numbered from left to right, top to bottom; `mines` is null while the round is open. */
  miner: {
    bet: v.object({ mines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)) }),
    state: v.object({ opened: list(tile, 25), mines: v.nullable(list(tile, 24)) }),
    action: v.variant('kind', [v.object({ kind: v.literal('open'), tile }), cashOut]),
  },
  /**
   * Chips by the name of their place (domain/games/roulette.ts); the bet's amount is the sum of their decimal amounts.
   */
  roulette: {
    bet: v.object({ chips: list(v.object({ place: keptText, amount: keptText }), 157) }),
    state: v.object({ pocket: index(36) }),
    action: v.never(),
  },
  /** The wheel of fortune: `risk` selects one of the operator's wheels, `segment` is where it stops. */
  wheel: {
    bet: v.object({ risk: v.picklist(['low', 'medium', 'high']) }),
    state: v.object({ segment: index(49) }),
    action: v.never(),
  },
  /** `items` are the ids of the drawn items, one for each opened case. */
  cases: {
    bet: v.object({ slug: keptText, count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) }),
    state: v.object({ items: list(keptText, 5) }),
    action: v.never(),
  },
} as const satisfies Record<OriginalGame, { bet: v.GenericSchema; state: v.GenericSchema; action: v.GenericSchema }>

type Shape<Game extends OriginalGame, Part extends 'bet' | 'state' | 'action'> = v.InferOutput<
  (typeof SHAPES)[Game][Part]
>
export type RoundBet<Game extends OriginalGame> = Shape<Game, 'bet'>
export type RoundState<Game extends OriginalGame> = Shape<Game, 'state'>
export type RoundAction<Game extends OriginalGame> = Shape<Game, 'action'>
