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
} from '../../../worker/domain/games/hilo.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'
import { rankText, type RankText } from './card-shapes.ts'

const GUESSES = ['higher', 'lower'] as const satisfies readonly HiloGuess[]

export type HiloChoice = {
  guess: HiloGuess
  rank: RankText
  kind: 'orSame' | 'strict' | 'same'
  /** A share of one. */
  chance: number
  /** What this guess alone multiplies by, in hundredths. */
  multiplier: number
  /** What a cash-out pays once the guess is right. */
  payout: Minor
}

/** What may be guessed about the next card, with what it is worth. */
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
  /** How it was come to; null for the first. */
  step: HiloState['steps'][number] | null
  /** What the step multiplied by, in hundredths; null where it paid nothing. */
  paid: number | null
  outcome: 'first' | 'right' | 'wrong' | 'skip'
}

/** The cards of a round from the first, each with the step that led to it and what that paid. */
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

/** How many guesses of a round were right. */
export function rightGuesses(state: HiloState): number {
  return getCardTrail(state).filter(({ outcome }) => outcome === 'right').length
}
