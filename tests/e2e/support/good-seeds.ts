import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { draws } from '#domain/fairness/draws.ts'
import { minor } from '#domain/money/money.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { Draw, RoundRules } from '#domain/fairness/round-rules.ts'

const CLIENT_SEED = 'tulpar'
const ROUNDS = 3
const STAKE = minor(100)

/** The first seeds with which all of the first `rounds` rounds fit. */
export function seedsWith(fits: (draw: Draw) => boolean, rounds = ROUNDS) {
  const nonces = Array.from({ length: rounds }, (_, nonce) => nonce)
  for (let at = 0; ; at += 1) {
    const seeds = { serverSeed: at.toString(16).padStart(64, '0'), clientSeed: CLIENT_SEED }
    if (nonces.every((nonce) => fits((count) => draws(seeds, nonce, count)))) return seeds
  }
}

/** How a game is played: always the same bet, and its steps in order. */
export type GamePlay<Game extends OriginalGame> = {
  game: Game
  bet: RoundBet<Game>
  steps: readonly RoundAction<Game>[]
}

/** Seeds with which the first three rounds go on after each of these steps. */
export function seedsThatGoOn<Game extends OriginalGame>({ game, bet, steps }: GamePlay<Game>) {
  const rules: RoundRules<Game> = ROUND_RULES[game]

  function goesOn(draw: Draw): boolean {
    let drawn = rules.start(draw, bet, STAKE, 'RUB')
    for (const step of steps) {
      const next = drawn.status === 'open' ? rules.act(draw, bet, STAKE, drawn.state, step) : 'round.over'
      if (typeof next === 'string') return false
      drawn = next
    }
    return drawn.status === 'open'
  }

  return { game, ...seedsWith(goesOn) }
}
