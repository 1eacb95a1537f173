import {
  HILO_RANKS,
  type HiloGuess,
  type HiloState,
  hiloHundredths,
  hiloKind,
  hiloMultiplierAfter,
  hiloPayout,
  hiloRanksThatWin,
  hiloStepMultiplier,
  isHiloLost,
  lastCard,
} from '#domain/games/hilo.ts'
import type { Minor } from '#domain/money/money.ts'
import { rankText, type RankText } from './card-shapes.ts'

const GUESSES = ['higher', 'lower'] as const satisfies readonly HiloGuess[]

export type HiloChoice = {
  guess: HiloGuess
  rank: RankText
  kind: 'orSame' | 'strict' | 'same'
  /** From 0 to 1. */
  chance: number
  /** The multiplier of this guess alone, in hundredths. */
  multiplier: number
  /** The cash-out after a right guess, in minor units. */
  payout: Minor
}

/** The possible guesses about the next card, with chance, multiplier and payout. */
export function getHiloChoices(state: HiloState, amount: Minor): HiloChoice[] {
  const card = lastCard(state)
  return GUESSES.map((guess) => ({
    guess,
    rank: rankText(card),
    kind: hiloKind(card, guess),
    chance: hiloRanksThatWin(card, guess) / HILO_RANKS,
    multiplier: hiloHundredths(hiloStepMultiplier(card, guess)),
    payout: hiloPayout(amount, hiloMultiplierAfter(state, guess)),
  }))
}

export type TrailItem = {
  card: number
  /** The step that led to this card; null for the first. */
  step: HiloState['steps'][number] | null
  /** The multiplier of that step, in hundredths; null if it paid nothing. */
  paid: number | null
  outcome: 'first' | 'right' | 'wrong' | 'skip'
}

/** The cards of a round in order, each with the step that led to it and what that step paid. */
export function getCardTrail(state: HiloState): TrailItem[] {
  const isLost = isHiloLost(state)
  return state.cards.map((card, index) => {
    const step = state.steps[index - 1] ?? null
    const from = state.cards[index - 1]
    if (step === null || from === undefined) return { card, step, paid: null, outcome: 'first' }
    if (step === 'skip') return { card, step, paid: null, outcome: 'skip' }
    if (isLost && index === state.cards.length - 1) return { card, step, paid: null, outcome: 'wrong' }
    return { card, step, paid: hiloHundredths(hiloStepMultiplier(from, step)), outcome: 'right' }
  })
}

/** The number of right guesses in a round. */
export function rightGuesses(state: HiloState): number {
  return getCardTrail(state).filter(({ outcome }) => outcome === 'right').length
}
