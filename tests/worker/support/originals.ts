import type { RoundAction, RoundBet, RoundState } from '#domain/games/round-shapes.ts'
import type { OriginalRound } from '#db/rows.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { draws, hashServerSeed } from '#domain/fairness/draws.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { Drawn, RoundRules } from '#domain/fairness/round-rules.ts'

/**
 * Bets and steps for each original game with known seeds; rounds of several steps start with a step that does not lose.
 */

/** Games whose rounds have steps after the bet. */
export const STEP_GAMES = ['coinflip', 'hilo', 'miner'] as const
export type StepGame = (typeof STEP_GAMES)[number]

export const AMOUNT = minor(1_000)
/** The stake for each game: the wheel accepts at most 1.00. */
export function getAmount(game: OriginalGame): Minor {
  return game === 'wheel' ? minor(100) : AMOUNT
}
const CURRENCY = 'RUB'

/** The seed pair of a game; each game has its own server seed. */
export function getSeeds(game: OriginalGame) {
  return { game, serverSeed: hashServerSeed(`${game} of a test`), clientSeed: 'tulpar', nonce: 0 }
}

const sides = ['heads', 'tails'] as const
const BETS: { [Game in OriginalGame]: RoundBet<Game>[] } = {
  dice: [{ target: 5_000, direction: 'over' }],
  plinko: [{ rows: 8, risk: 'low' }],
  coinflip: sides.map((side) => ({ side })),
  hilo: [{}],
  keno: [{ risk: 'classic', picks: [0, 7, 13, 21, 39] }],
  miner: [{ mines: 3 }],
  roulette: [
    {
      chips: [
        { place: 'red', amount: '7.50' },
        { place: 'straight-17', amount: '2.50' },
      ],
    },
  ],
  wheel: [{ risk: 'low' }],
  cases: [{ slug: 'steppe', count: 1 }],
}
const ACTIONS: { [Game in StepGame]: RoundAction<Game>[] } = {
  coinflip: sides.map((side) => ({ kind: 'flip', side })),
  hilo: [{ kind: 'higher' }, { kind: 'lower' }],
  miner: Array.from({ length: 25 }, (_, tile) => ({ kind: 'open', tile })),
}

/** The draws of the first bet with a game's seeds. */
function getDraw(game: OriginalGame) {
  return (count: number): number[] => draws(getSeeds(game), 0, count)
}

/** The first bet of a game with its seeds, and its result; the round is not lost at once. */
export function firstBet<Game extends OriginalGame>(game: Game): { bet: RoundBet<Game>; drawn: Drawn<Game> } {
  const rules: RoundRules<Game> = ROUND_RULES[game]
  const [first, ...others] = BETS[game].map((bet) => ({
    bet,
    drawn: rules.start(getDraw(game), bet, getAmount(game), CURRENCY),
  }))
  const found = [first, ...others].find((played) => played?.drawn.status === 'open') ?? first
  if (!found) throw new Error(`no bet on ${game}`)
  return found
}

/** A step after which the round stays open, and its result. */
export function goodStep<Game extends StepGame>(
  game: Game,
  bet: RoundBet<Game>,
  state: RoundState<Game>,
): { action: RoundAction<Game>; drawn: Drawn<Game> } {
  const rules: RoundRules<Game> = ROUND_RULES[game]
  for (const action of ACTIONS[game]) {
    const drawn = rules.act(getDraw(game), bet, getAmount(game), state, action)
    if (typeof drawn !== 'string' && drawn.status === 'open' && drawn.cashOut !== null) return { action, drawn }
  }
  throw new Error(`no step of ${game} goes on`)
}

/** The result of a finished round, recomputed from the server seed. */
export function drawnAgain<Game extends OriginalGame>(game: Game, round: OriginalRound<Game>, serverSeed: string) {
  const rules: RoundRules<Game> = ROUND_RULES[game]
  const { bet, amount, state, currency, clientSeed, nonce } = round
  return rules.replay((count) => draws({ serverSeed, clientSeed }, nonce, count), bet, amount, state, currency)
}

export const CASH_OUT = { kind: 'cashOut' } as const

/** A well-formed bet that has to be rejected, with the operator's errors. */
export const WRONG_BETS: { [Game in OriginalGame]: { bet: RoundBet<Game>; amount: Minor; errors: object } } = {
  dice: { bet: { target: 10_000, direction: 'over' }, amount: AMOUNT, errors: { bet: ['target.outside'] } },
  plinko: { bet: { rows: 16, risk: 'high' }, amount: minor(1_000_001), errors: { amount: ['amount.above:10000.00'] } },
  coinflip: { bet: { side: 'heads' }, amount: minor(99), errors: { amount: ['amount.below:1.00'] } },
  hilo: { bet: {}, amount: minor(1_000_001), errors: { amount: ['amount.above:10000.00'] } },
  keno: { bet: { risk: 'low', picks: [3, 3] }, amount: AMOUNT, errors: { bet: ['picks.twice'] } },
  miner: { bet: { mines: 3 }, amount: minor(100_001), errors: { amount: ['amount.above:1000.00'] } },
  roulette: { bet: { chips: [{ place: 'red', amount: '9.99' }] }, amount: AMOUNT, errors: { bet: ['chips.sum'] } },
  wheel: { bet: { risk: 'high' }, amount: minor(101), errors: { amount: ['amount.above:1.00'] } },
  cases: { bet: { slug: 'steppe', count: 2 }, amount: AMOUNT, errors: { bet: ['case.price'] } },
}
