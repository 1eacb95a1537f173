import type { RoundBet, RoundState } from './round-shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, minor, ZERO } from '../money/money.ts'
import type { Draw, Drawn, RoundRules } from '../fairness/round-rules.ts'

export type CoinSide = RoundBet<'coinflip'>['side']
type CoinState = RoundState<'coinflip'>

/** After this many wins in a row a round is cashed out automatically. */
export const COINFLIP_MOST = 20
export const COIN_SIDES: readonly CoinSide[] = ['heads', 'tails']
/** The chance of a right call, percent. */
export const COINFLIP_CHANCE_PERCENT = 50

/** The multiplier after this many wins, in hundredths: 1.98, doubled by each further win. Always an integer. */
export function coinflipMultiplier(wins: number): number {
  return 99 * 2 ** wins
}

/** Total return after this many wins in a row, rounded down to minor units; integer arithmetic only. */
export function coinflipPayout(amount: Minor, wins: number): Minor {
  return minor(Number((BigInt(amount) * BigInt(coinflipMultiplier(wins))) / 100n))
}

/** The exact return of playing for this many wins in a row, as a fraction: their chance times the multiplier. */
export function coinflipReturn(wins: number): { numerator: bigint; denominator: bigint } {
  return { numerator: BigInt(coinflipMultiplier(wins)), denominator: 100n * 2n ** BigInt(wins) }
}

function toSide(draw: number): CoinSide {
  return pick(draw, 2) === 1 ? 'heads' : 'tails'
}

/** The number of right calls before the first wrong one. */
export function winsIn({ flips, calls }: CoinState): number {
  const miss = flips.findIndex((side, at) => side !== calls[at])
  return miss < 0 ? flips.length : miss
}

function isOver(state: CoinState): boolean {
  return winsIn(state) < state.flips.length || state.flips.length >= COINFLIP_MOST
}

/** Draws a flip for each call, and stops after the first wrong one. */
function flipAll(draw: Draw, calls: readonly CoinSide[]): CoinState {
  const flips = draw(calls.length).map(toSide)
  const flown = Math.min(winsIn({ flips, calls: [...calls] }) + 1, calls.length)
  return { flips: flips.slice(0, flown), calls: calls.slice(0, flown) }
}

function toDrawn(amount: Minor, state: CoinState): Drawn<'coinflip'> {
  const wins = winsIn(state)
  if (wins < state.flips.length) return { status: 'settled', state, payout: ZERO, cashOut: null }
  const worth = coinflipPayout(amount, wins)
  if (wins >= COINFLIP_MOST) return { status: 'settled', state, payout: worth, cashOut: null }
  return { status: 'open', state, payout: ZERO, cashOut: worth }
}

export const coinflipRules: RoundRules<'coinflip'> = {
  betProblem: ({ side }) => (COIN_SIDES.includes(side) ? null : 'side.unknown'),
  start: (draw, { side }, amount) => toDrawn(amount, flipAll(draw, [side])),
  act(draw, _bet, amount, state, action) {
    if (state.flips.length === 0 || isOver(state)) return 'round.over'
    if (action.kind === 'cashOut') {
      return { status: 'settled', state, payout: coinflipPayout(amount, winsIn(state)), cashOut: null }
    }
    if (!COIN_SIDES.includes(action.side)) return 'side.unknown'
    return toDrawn(amount, flipAll(draw, [...state.calls, action.side]))
  },
  replay(draw, { side }, amount, state) {
    const drawn = flipAll(draw, [side, ...state.calls.slice(1)])
    const wins = winsIn(drawn)
    return { state: drawn, payout: wins < drawn.flips.length ? ZERO : coinflipPayout(amount, wins) }
  },
}
