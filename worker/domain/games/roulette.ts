import type { RoundBet } from './round-shapes.ts'
import { pick } from '../fairness/draws.ts'
import type { Range } from '../money/limits.ts'
import { fromDecimal, type Minor, minor, toDecimal, ZERO } from '../money/money.ts'
import type { RoundRules } from '../fairness/round-rules.ts'

export const POCKETS = 37
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const COLUMNS = 3
const ROWS = 12

/** The pockets of a European wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

type Colour = 'red' | 'black' | 'green'

/** The colour of a pocket; zero is green. */
export function getPocketColour(pocket: number): Colour {
  if (pocket === 0) return 'green'
  return RED.has(pocket) ? 'red' : 'black'
}

export type PlaceKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'firstFour'
  | 'sixLine'
  | 'dozen'
  | 'column'
  | 'red'
  | 'black'
  | 'even'
  | 'odd'
  | 'low'
  | 'high'

/** A place for chips: its name in requests, the pockets that win, and the total return as a multiple of the chip. */
export type Place = { name: string; kind: PlaceKind; covers: readonly number[]; pays: number }

/** Every place pays 36 ÷ the pockets that it covers, so all have a return of 36/37. */
const RETURNED = 36

function place(name: string, kind: PlaceKind, covers: readonly number[]): Place {
  return { name, kind, covers, pays: RETURNED / covers.length }
}

/** Inside places are named after the pockets that they cover: "split-17-20". */
function inside(kind: PlaceKind, word: string, covers: readonly number[]): Place {
  return place(`${word}-${covers.join('-')}`, kind, covers)
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const where = (is: (pocket: number) => boolean) => range(1, POCKETS - 1).filter(is)

/** The splits, streets, corners and lines that start in this row of three. */
function ofRow(row: number): Place[] {
  const first = row * COLUMNS + 1
  const three = range(first, first + 2)
  const across = [first, first + 1].map((left) => inside('split', 'split', [left, left + 1]))
  const street = inside('street', 'street', three)
  if (row === ROWS - 1) return [...across, street]
  const down = three.map((top) => inside('split', 'split', [top, top + COLUMNS]))
  const corners = [first, first + 1].map((left) => inside('corner', 'corner', [left, left + 1, left + 3, left + 4]))
  return [...across, street, ...down, ...corners, inside('sixLine', 'line', range(first, first + 5))]
}

function inOrder(): Place[] {
  return [
    ...range(0, POCKETS - 1).map((pocket) => inside('straight', 'straight', [pocket])),
    ...range(1, 3).map((pocket) => inside('split', 'split', [0, pocket])),
    inside('trio', 'trio', [0, 1, 2]),
    inside('trio', 'trio', [0, 2, 3]),
    place('first-four', 'firstFour', range(0, 3)),
    ...range(0, ROWS - 1).flatMap(ofRow),
    ...range(1, 3).map((nth) => place(`dozen-${nth}`, 'dozen', range(nth * 12 - 11, nth * 12))),
    ...range(1, 3).map((nth) =>
      place(
        `column-${nth}`,
        'column',
        where((pocket) => pocket % COLUMNS === nth % COLUMNS),
      ),
    ),
    place(
      'red',
      'red',
      where((pocket) => RED.has(pocket)),
    ),
    place(
      'black',
      'black',
      where((pocket) => !RED.has(pocket)),
    ),
    place(
      'even',
      'even',
      where((pocket) => pocket % 2 === 0),
    ),
    place(
      'odd',
      'odd',
      where((pocket) => pocket % 2 === 1),
    ),
    place('low', 'low', range(1, 18)),
    place('high', 'high', range(19, 36)),
  ]
}

/** Every place of the table by its name. */
export const PLACES: ReadonlyMap<string, Place> = new Map(inOrder().map((each) => [each.name, each]))

type Bet = RoundBet<'roulette'>

function betProblem({ chips }: Bet, amount: Minor): string | null {
  if (chips.length === 0) return 'chips.none'
  const seen = new Set<string>()
  let sum = 0
  for (const chip of chips) {
    if (!PLACES.has(chip.place)) return 'place.unknown'
    if (seen.has(chip.place)) return 'place.twice'
    seen.add(chip.place)
    const worth = fromDecimal(chip.amount)
    if (worth === null || worth < 1) return 'chip.amount'
    sum += worth
  }
  return sum === amount ? null : 'chips.sum'
}

/** The total return of a bet if this pocket wins, in minor units; whole, since every place pays an integer multiple. */
export function roulettePayout({ chips }: Bet, pocket: number): Minor {
  const returned = chips.reduce((sum, chip) => {
    const laid = PLACES.get(chip.place)
    if (!laid?.covers.includes(pocket)) return sum
    return sum + (fromDecimal(chip.amount) ?? ZERO) * laid.pays
  }, 0)
  return minor(returned)
}

/** Converts chips by place name to a bet in its request form. */
export function rouletteBet(chips: ReadonlyMap<string, Minor>): Bet {
  return { chips: [...chips].map(([name, amount]) => ({ place: name, amount: toDecimal(amount) })) }
}

/** Chip values as multiples of the smallest bet, as in a casino's chip rack. */
const RACK = [1, 5, 25, 100, 500, 2_500]
/**
 * If the limits are close together, chip values are fractions of the largest bet: 1/10, 1/5, 1/2 and all, rounded down.
 */
const PARTS = [10, 5, 2, 1]
const WIDE = 100

/**
 * Chip values of a table, in minor units, derived from its limits. The limits apply to the sum of a round, not to a
 * chip.
 */
export function chipValues({ min, max }: Range): Minor[] {
  const values = max >= min * WIDE ? RACK.map((times) => min * times) : PARTS.map((part) => Math.floor(max / part))
  return [...new Set(values)].filter((value) => value >= 1 && value <= max).map(minor)
}

/** The pocket is floor(37f) of one draw. */
function settled(draw: (count: number) => number[], bet: Bet) {
  const [first = 0] = draw(1)
  const pocket = pick(first, POCKETS)
  return { state: { pocket }, payout: roulettePayout(bet, pocket) }
}

export const rouletteRules: RoundRules<'roulette'> = {
  betProblem,
  start: (draw, bet) => ({ status: 'settled', ...settled(draw, bet), cashOut: null }),
  act: () => 'round.over',
  replay: (draw, bet) => settled(draw, bet),
}
