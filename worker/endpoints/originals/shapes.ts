import * as v from 'valibot'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { RoundAction, RoundBet, RoundState } from '#domain/games/round-shapes.ts'

const index = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const list = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most))
const cashOut = v.object({ kind: v.literal('cashOut') })

const direction = v.picklist(['over', 'under'])
const hundredths = index(10_000)
const side = v.picklist(['heads', 'tails'])
const tile = index(24)
const card = index(51)
const storedText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** The schemas of what differs between the games; `domain/games/round-shapes.ts` says what each field is. */
export const SHAPES = {
  dice: {
    bet: v.object({ target: hundredths, direction }),
    state: v.object({ roll: hundredths }),
    action: v.never(),
  },
  plinko: {
    bet: v.object({ rows: v.picklist([8, 12, 16]), risk: v.picklist(['low', 'medium', 'high']) }),
    state: v.object({ path: list(index(1), 16) }),
    action: v.never(),
  },
  coinflip: {
    bet: v.object({ side }),
    state: v.object({ flips: list(side, 20), calls: list(side, 20) }),
    action: v.variant('kind', [v.object({ kind: v.literal('flip'), side }), cashOut]),
  },
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
  keno: {
    bet: v.object({ risk: v.picklist(['classic', 'low', 'medium', 'high']), picks: list(index(39), 10) }),
    state: v.object({ drawn: list(index(39), 10) }),
    action: v.never(),
  },
  miner: {
    bet: v.object({ mines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)) }),
    state: v.object({ opened: list(tile, 25), mines: v.nullable(list(tile, 24)) }),
    action: v.variant('kind', [v.object({ kind: v.literal('open'), tile }), cashOut]),
  },
  roulette: {
    bet: v.object({ chips: list(v.object({ place: storedText, amount: storedText }), 157) }),
    state: v.object({ pocket: index(36) }),
    action: v.never(),
  },
  wheel: {
    bet: v.object({ risk: v.picklist(['low', 'medium', 'high']) }),
    state: v.object({ segment: index(49) }),
    action: v.never(),
  },
  cases: {
    bet: v.object({ slug: storedText, count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) }),
    state: v.object({ items: list(storedText, 5) }),
    action: v.never(),
  },
} as const satisfies {
  [Game in OriginalGame]: {
    bet: v.GenericSchema<unknown, RoundBet<Game>>
    state: v.GenericSchema<unknown, RoundState<Game>>
    action: v.GenericSchema<unknown, RoundAction<Game>>
  }
}
