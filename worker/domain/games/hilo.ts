import type { RoundState } from '../../endpoints/originals/shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, ZERO, minor } from '../money/money.ts'
import type { Draw, Drawn, RoundRules } from '../fairness/round-rules.ts'

export type HiloState = RoundState<'hilo'>
export type HiloGuess = 'higher' | 'lower'
type HiloStep = HiloState['steps'][number]

/** The product of the multipliers of a round's right guesses, exact. */
type HiloMultiplier = { numerator: bigint; denominator: bigint }

export const HILO_CARDS = 52
export const HILO_RANKS = 13
const SUITS = 4
const RETURN_PERCENT = 99n
const PERCENT = 100n

/** A round is paid by itself on this card, skipped ones counted: its draws are as many as a deck. */
export const HILO_MOST_CARDS = 52
/** … or once it stands at this many times the bet; what it stands at is paid in full, so that no return is cut. */
export const HILO_MOST_TIMES = 10_000

/** The rank as it is compared: ace 0, two 1 … king 12. Cards are drawn in the order two to ace. */
export function hiloRank(card: number): number {
  return (Math.floor(card / SUITS) + 1) % HILO_RANKS
}

/** The suit: diamond 0, heart 1, spade 2, club 3. */
export function hiloSuit(card: number): number {
  return card % SUITS
}

/**
 * How a guess takes the same rank: it wins with the rest; a guess that would then win for sure is strict; and beyond
 * the ends of the ranks the same is all that is left.
 */
export function hiloKind(card: number, guess: HiloGuess): 'orSame' | 'strict' | 'same' {
  const rank = hiloRank(card)
  const isAtOwnEnd = guess === 'higher' ? rank === HILO_RANKS - 1 : rank === 0
  if (isAtOwnEnd) return 'same'
  const isAtOtherEnd = guess === 'higher' ? rank === 0 : rank === HILO_RANKS - 1
  return isAtOtherEnd ? 'strict' : 'orSame'
}

/** Ranks of 13 that make a guess right; all ranks are as likely, whatever has been dealt. */
export function hiloRanksThatWin(card: number, guess: HiloGuess): number {
  const rank = hiloRank(card)
  const withSame = guess === 'higher' ? HILO_RANKS - rank : rank + 1
  return hiloKind(card, guess) === 'strict' ? withSame - 1 : withSame
}

/** Whether a guess about one card was right by the next. */
export function hiloWins(from: number, to: number, guess: HiloGuess): boolean {
  const above = hiloRank(to) - hiloRank(from)
  if (above === 0) return hiloKind(from, guess) !== 'strict'
  return guess === 'higher' ? above > 0 : above < 0
}

/** What a right guess multiplies by: 0.99 over its chance. */
export function hiloStepMultiplier(card: number, guess: HiloGuess): HiloMultiplier {
  return {
    numerator: RETURN_PERCENT * BigInt(HILO_RANKS),
    denominator: PERCENT * BigInt(hiloRanksThatWin(card, guess)),
  }
}

/** The multiplier that a round stands at by its guesses, taken as right; 1 before the first. */
export function hiloMultiplier({ cards, steps }: HiloState): HiloMultiplier {
  let product: HiloMultiplier = { numerator: 1n, denominator: 1n }
  steps.forEach((step, index) => {
    const from = cards[index]
    if (step !== 'skip' && from !== undefined) product = times(product, hiloStepMultiplier(from, step))
  })
  return product
}

/** What the round stands at after one more right guess. */
export function hiloMultiplierAfter(state: HiloState, guess: HiloGuess): HiloMultiplier {
  return times(hiloMultiplier(state), hiloStepMultiplier(lastCard(state), guess))
}

function times(one: HiloMultiplier, other: HiloMultiplier): HiloMultiplier {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator }
}

/** Total return at a multiplier, floored to the minor unit once, from the exact product. */
export function hiloPayout(amount: Minor, { numerator, denominator }: HiloMultiplier): Minor {
  return minor(Number((BigInt(amount) * numerator) / denominator))
}

/** A multiplier for display, in hundredths, rounded down: never more than is paid. */
export function hiloHundredths({ numerator, denominator }: HiloMultiplier): number {
  return Number((numerator * PERCENT) / denominator)
}

/** Whether a guess of the round was wrong: only the last can have been. */
export function isHiloLost({ cards, steps }: HiloState): boolean {
  const step = steps.at(-1)
  const [from, to] = cards.slice(-2)
  if (step === undefined || step === 'skip' || from === undefined || to === undefined) return false
  return !hiloWins(from, to, step)
}

/** Whether there is a right guess to be paid for. */
function hasHiloGuess({ steps }: HiloState): boolean {
  return steps.some((step) => step !== 'skip')
}

/** Whether the next card may be skipped to: the round's last card is for a guess, else it would end unplayed. */
export function canHiloSkip({ cards }: HiloState): boolean {
  return cards.length < HILO_MOST_CARDS - 1
}

/** The card that the next guess is about. */
export function lastCard({ cards }: HiloState): number {
  const card = cards.at(-1)
  if (card === undefined) throw new RangeError('a round has no card')
  return card
}

/** The card at a place of the round; the deck has no end, so each is one of 52 whatever came before. */
function cardAt(draw: Draw, index: number): number {
  const drawn = draw(index + 1)[index]
  if (drawn === undefined) throw new RangeError('a draw is missing')
  return pick(drawn, HILO_CARDS)
}

function isAtLimit(state: HiloState): boolean {
  const { numerator, denominator } = hiloMultiplier(state)
  return state.cards.length >= HILO_MOST_CARDS || numerator >= denominator * BigInt(HILO_MOST_TIMES)
}

/** The round as its cards tell it, while nobody has cashed out. */
function drawnOf(state: HiloState, amount: Minor): Drawn<'hilo'> {
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

  start: (draw, _bet, amount) => drawnOf({ cards: [cardAt(draw, 0)], steps: [] }, amount),

  act(draw, _bet, amount, state, { kind }) {
    if (isHiloLost(state) || isAtLimit(state)) return 'round.over'
    switch (kind) {
      case 'cashOut':
        return hasHiloGuess(state) ? paid(state, amount) : 'guess.none'
      case 'skip':
        return canHiloSkip(state) ? drawnOf(dealt(draw, state, kind), amount) : 'skip.last'
      case 'higher':
      case 'lower':
        return drawnOf(dealt(draw, state, kind), amount)
      default:
        return 'action.unknown'
    }
  },

  replay(draw, bet, amount, { steps }, currency) {
    let round = hiloRules.start(draw, bet, amount, currency)
    for (const kind of steps) {
      const next = hiloRules.act(draw, bet, amount, round.state, { kind })
      // What the rules refuse did not happen: the round drawn again ends before it.
      if (typeof next === 'string') break
      round = next
    }
    const { state, payout, cashOut } = round
    return { state, payout: cashOut ?? payout }
  },
}
