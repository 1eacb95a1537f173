import { type HiloGuess, hiloRules } from '#domain/games/hilo.ts'
import { minor } from '#domain/money/money.ts'
import type { Draw, Drawn } from '#domain/fairness/round-rules.ts'

export const GUESSES = ['higher', 'lower'] as const satisfies readonly HiloGuess[]
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
export const SUITS = ['d', 'h', 's', 'c']
export const DECK = Array.from({ length: 52 }, (_, card) => card)

export function card(name: string): number {
  return RANKS.indexOf(name.slice(0, -1)) * 4 + SUITS.indexOf(name.slice(-1))
}

export function nameCards(cards: readonly number[]): string {
  return cards.map((drawn) => `${RANKS[Math.floor(drawn / 4)]}${SUITS[drawn % 4]}`).join(' ')
}

/** Draws that give these cards: the middle of each card's range of the 2^32. */
export function dealing(names: string): Draw {
  const dealt = names.split(' ').map((name) => Math.floor(((card(name) + 0.5) * 2 ** 32) / 52))
  return (count) => dealt.slice(0, count)
}

export type Kind = HiloGuess | 'skip' | 'cashOut'

export function play(draw: Draw, kinds: readonly Kind[], amount = 1_000): Drawn<'hilo'> {
  let round = hiloRules.start(draw, {}, minor(amount), 'RUB')
  for (const kind of kinds) {
    const next = hiloRules.act(draw, {}, minor(amount), round.state, { kind })
    if (typeof next === 'string') throw new Error(next)
    round = next
  }
  return round
}
