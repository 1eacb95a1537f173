import type { RoundState } from './round-shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, ZERO, minor } from '../money/money.ts'
import type { Draw, Drawn, RoundRules } from '../fairness/round-rules.ts'

export type HiloState = RoundState<'hilo'>
export type HiloGuess = 'higher' | 'lower'
type HiloStep = HiloState['steps'][number]

/** The exact product of the multipliers of a round's right guesses. */
type HiloMultiplier = { numerator: bigint; denominator: bigint }

export const HILO_CARDS = 52
export const HILO_RANKS = 13
const SUITS = 4
const RETURN_PERCENT = 99n
const PERCENT = 100n

/** A round is cashed out automatically on this card, skipped cards included: as many cards as in a deck. */
export const HILO_MOST_CARDS = 52
/** A round is also cashed out once its multiplier reaches this; that multiplier is paid in full. */
export const HILO_MOST_TIMES = 10_000

/** The rank for comparisons: ace 0, two 1 … king 12. Card numbers themselves go from two to ace. */
export function hiloRank(card: number): number {
  return (Math.floor(card / SUITS) + 1) % HILO_RANKS
}

/** The suit: diamond 0, heart 1, spade 2, club 3. */
export function hiloSuit(card: number): number {
  return card % SUITS
}

/**
 * What a guess means for the same rank. `orSame`: the same rank wins as well. `strict`: it loses, because otherwise the
 * guess would always win (higher than an ace, lower than a king). `same`: only the same rank wins, because no rank is
 * higher than a king or lower than an ace.
 */
export function hiloKind(card: number, guess: HiloGuess): 'orSame' | 'strict' | 'same' {
  const rank = hiloRank(card)
  const isAtEnd = guess === 'higher' ? rank === HILO_RANKS - 1 : rank === 0
  if (isAtEnd) return 'same'
  const isAtOtherEnd = guess === 'higher' ? rank === 0 : rank === HILO_RANKS - 1
  return isAtOtherEnd ? 'strict' : 'orSame'
}

/** How many of the 13 ranks win; all ranks are always equally likely, since the deck is infinite. */
export function hiloRanksThatWin(card: number, guess: HiloGuess): number {
  const rank = hiloRank(card)
  const withSame = guess === 'higher' ? HILO_RANKS - rank : rank + 1
  return hiloKind(card, guess) === 'strict' ? withSame - 1 : withSame
}

/** Whether a guess about the card `from` is right if `to` follows. */
export function hiloWins(from: number, to: number, guess: HiloGuess): boolean {
  const above = hiloRank(to) - hiloRank(from)
  if (above === 0) return hiloKind(from, guess) !== 'strict'
  return guess === 'higher' ? above > 0 : above < 0
}

/** The multiplier of a right guess: 0.99 over its chance. */
export function hiloStepMultiplier(card: number, guess: HiloGuess): HiloMultiplier {
  return {
    numerator: RETURN_PERCENT * BigInt(HILO_RANKS),
    denominator: PERCENT * BigInt(hiloRanksThatWin(card, guess)),
  }
}

/** The multiplier of a round, if all its guesses are right; 1 before the first guess. */
export function hiloMultiplier({ cards, steps }: HiloState): HiloMultiplier {
  let product: HiloMultiplier = { numerator: 1n, denominator: 1n }
  steps.forEach((step, index) => {
    const from = cards[index]
    if (step !== 'skip' && from !== undefined) product = times(product, hiloStepMultiplier(from, step))
  })
  return product
}

/** The multiplier of the round after one more right guess. */
export function hiloMultiplierAfter(state: HiloState, guess: HiloGuess): HiloMultiplier {
  return times(hiloMultiplier(state), hiloStepMultiplier(lastCard(state), guess))
}

function times(one: HiloMultiplier, other: HiloMultiplier): HiloMultiplier {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator }
}

/** Total return at an exact multiplier, rounded down to minor units once. */
export function hiloPayout(amount: Minor, { numerator, denominator }: HiloMultiplier): Minor {
  return minor(Number((BigInt(amount) * numerator) / denominator))
}

/** A multiplier for display, in hundredths, rounded down so that never more is shown than is paid. */
export function hiloHundredths({ numerator, denominator }: HiloMultiplier): number {
  return Number((numerator * PERCENT) / denominator)
}

/** Whether the last guess was wrong; a round ends at its first wrong guess. */
export function isHiloLost({ cards, steps }: HiloState): boolean {
  const step = steps.at(-1)
  const [from, to] = cards.slice(-2)
  if (step === undefined || step === 'skip' || from === undefined || to === undefined) return false
  return !hiloWins(from, to, step)
}

/** Whether the round has a guess, so that it can be cashed out. */
function hasHiloGuess({ steps }: HiloState): boolean {
  return steps.some((step) => step !== 'skip')
}

/** Whether a card may be skipped. Not before the last card of the round, which could end without a guess. */
export function canHiloSkip({ cards }: HiloState): boolean {
  return cards.length < HILO_MOST_CARDS - 1
}

/** The card that the next guess is about. Throws RangeError if the round has no card. */
export function lastCard({ cards }: HiloState): number {
  const card = cards.at(-1)
  if (card === undefined) throw new RangeError('a round has no card')
  return card
}

/** The card at an index of the round. The deck is infinite: each card is one of 52, whatever was drawn before. */
function cardAt(draw: Draw, index: number): number {
  const drawn = draw(index + 1)[index]
  if (drawn === undefined) throw new RangeError('a draw is missing')
  return pick(drawn, HILO_CARDS)
}

function isAtLimit(state: HiloState): boolean {
  const { numerator, denominator } = hiloMultiplier(state)
  return state.cards.length >= HILO_MOST_CARDS || numerator >= denominator * BigInt(HILO_MOST_TIMES)
}

/** The state of a round that has not been cashed out, by its cards. */
function toDrawn(state: HiloState, amount: Minor): Drawn<'hilo'> {
  if (isHiloLost(state)) return { status: 'settled', state, payout: ZERO, cashOut: null }
  if (isAtLimit(state)) return paid(state, amount)
  const cashOut = hasHiloGuess(state) ? hiloPayout(amount, hiloMultiplier(state)) : null
  return { status: 'open', state, payout: ZERO, cashOut }
}

function paid(state: HiloState, amount: Minor): Drawn<'hilo'> {
  return { status: 'settled', state, payout: hiloPayout(amount, hiloMultiplier(state)), cashOut: null }
}

function dealt(draw: Draw, { cards, steps }: HiloState, step: HiloStep): HiloState {
  return { cards: [...cards, cardAt(draw, cards.length)], steps: [...steps, step] }
}

export const hiloRules: RoundRules<'hilo'> = {
  betProblem: () => null,

  start: (draw, _bet, amount) => toDrawn({ cards: [cardAt(draw, 0)], steps: [] }, amount),

  act(draw, _bet, amount, state, { kind }) {
    if (isHiloLost(state) || isAtLimit(state)) return 'round.over'
    switch (kind) {
      case 'cashOut':
        return hasHiloGuess(state) ? paid(state, amount) : 'guess.none'
      case 'skip':
        return canHiloSkip(state) ? toDrawn(dealt(draw, state, kind), amount) : 'skip.last'
      case 'higher':
      case 'lower':
        return toDrawn(dealt(draw, state, kind), amount)
      default:
        return 'action.unknown'
    }
  },

  replay(draw, bet, amount, { steps }, currency) {
    let round = hiloRules.start(draw, bet, amount, currency)
    for (const kind of steps) {
      const next = hiloRules.act(draw, bet, amount, round.state, { kind })
      // An action that the rules reject cannot have happened: the redrawn round ends before it.
      if (typeof next === 'string') break
      round = next
    }
    const { state, payout, cashOut } = round
    return { state, payout: cashOut ?? payout }
  },
}
