import type { RoundBet, RoundState } from './round-shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, minor, ZERO } from '../money/money.ts'
import type { Draw, Drawn, RoundRules } from '../fairness/round-rules.ts'

export const MINER_SIDE = 5
export const MINER_TILES = MINER_SIDE * MINER_SIDE
export const MINER_MINES = { min: 1, max: MINER_TILES - 1 }
/** Average return to player, percent; the same at every time of cash-out. */
export const MINER_RETURN_PERCENT = 99

/** An exact positive fraction: with floats, dozens of the 300 multipliers could be rounded down a hundredth too low. */
export type Fraction = { numerator: bigint; denominator: bigint }

/** The number of gems on a board with this many mines. */
export function minerGems(mines: number): number {
  return MINER_TILES - mines
}

/** The multiplier after this many gems: 0.99 × C(25, gems) / C(25 − mines, gems), that is 0.99 over their chance. */
export function minerMultiplier(mines: number, gems: number): Fraction {
  let numerator = BigInt(MINER_RETURN_PERCENT)
  let denominator = 100n
  for (let opened = 0; opened < gems; opened += 1) {
    numerator *= BigInt(MINER_TILES - opened)
    denominator *= BigInt(minerGems(mines) - opened)
  }
  return { numerator, denominator }
}

/** The multiplier for display, in hundredths, rounded down. */
export function minerHundredths(mines: number, gems: number): number {
  const { numerator, denominator } = minerMultiplier(mines, gems)
  return Number((numerator * 100n) / denominator)
}

/** Total return of a cash-out after this many gems, rounded down to minor units. */
export function minerPayout(amount: Minor, mines: number, gems: number): Minor {
  const { numerator, denominator } = minerMultiplier(mines, gems)
  return minor(Number((BigInt(amount) * numerator) / denominator))
}

/** The tiles with mines, ascending: one draw per mine, each from the remaining tiles. */
export function minerMines(draw: Draw, mines: number): number[] {
  const left = Array.from({ length: MINER_TILES }, (_, tile) => tile)
  const taken = draw(mines).flatMap((each) => left.splice(pick(each, left.length), 1))
  return taken.toSorted((one, other) => one - other)
}

function open(bet: RoundBet<'miner'>, amount: Minor, opened: number[]): Drawn<'miner'> {
  const cashOut = opened.length === 0 ? null : minerPayout(amount, bet.mines, opened.length)
  return { status: 'open', state: { opened, mines: null }, payout: ZERO, cashOut }
}

function settled(opened: number[], mines: number[], payout: Minor): Drawn<'miner'> {
  return { status: 'settled', state: { opened, mines }, payout, cashOut: null }
}

/** The error code if a tile cannot be opened, or null. */
function tileProblem(tile: number, { opened }: RoundState<'miner'>): string | null {
  if (!Number.isInteger(tile) || tile < 0 || tile >= MINER_TILES) return 'tile.unknown'
  return opened.includes(tile) ? 'tile.opened' : null
}

export const minerRules: RoundRules<'miner'> = {
  betProblem: ({ mines }) =>
    Number.isInteger(mines) && mines >= MINER_MINES.min && mines <= MINER_MINES.max ? null : 'mines.range',

  start: (_draw, bet, amount) => open(bet, amount, []),

  act(draw, bet, amount, state, action) {
    // `mines` is set only when the round is over.
    if (state.mines !== null) return 'round.over'
    if (action.kind === 'cashOut') {
      if (state.opened.length === 0) return 'gem.none'
      return settled(state.opened, minerMines(draw, bet.mines), minerPayout(amount, bet.mines, state.opened.length))
    }
    const problem = tileProblem(action.tile, state)
    if (problem !== null) return problem
    const mines = minerMines(draw, bet.mines)
    const opened = [...state.opened, action.tile]
    if (mines.includes(action.tile)) return settled(opened, mines, ZERO)
    const isLast = opened.length === minerGems(bet.mines)
    return isLast ? settled(opened, mines, minerPayout(amount, bet.mines, opened.length)) : open(bet, amount, opened)
  },

  replay(draw, bet, amount, state) {
    const mines = minerMines(draw, bet.mines)
    const hit = state.opened.findIndex((tile) => mines.includes(tile))
    // No tile can be opened after a mine: if the state has more, it does not match the seeds.
    if (hit >= 0) return { state: { opened: state.opened.slice(0, hit + 1), mines }, payout: ZERO }
    const payout = state.opened.length === 0 ? ZERO : minerPayout(amount, bet.mines, state.opened.length)
    return { state: { opened: state.opened, mines }, payout }
  },
}
