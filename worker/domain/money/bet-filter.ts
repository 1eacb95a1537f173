import { toHouseGame } from '../games/house-games.ts'
import type { Minor } from './money.ts'
import { getOutcome } from './outcome.ts'

/** A bet that is open has no line in the history yet. */
export const BET_RESULTS = ['won', 'lost', 'open'] as const
export type BetResult = (typeof BET_RESULTS)[number]

/** Which bets of a history are shown; each field narrows the list further. */
export type BetFilter = {
  /** As in a line of the history, where a duel is a game of coinflip; null for all. */
  game: string | null
  result: BetResult | null
  /** The least and the greatest stake, both included, whatever the currency; null for none. */
  min: Minor | null
  max: Minor | null
  /** The id of a bet, or of a round that several players share; empty for all. */
  number: string
}

export const ALL_BETS: BetFilter = { game: null, result: null, min: null, max: null, number: '' }

/** How many fields of a filter narrow the list. */
export function countBetFilters({ game, result, min, max, number }: BetFilter): number {
  return [game, result, min, max, number || null].filter((field) => field !== null).length
}

/** The name by which a bet's game is filtered. */
export function getFilterGame(game: string): string {
  return toHouseGame(game) ?? game
}

type Bet = { id: string; game: string; amount: Minor | null; round?: string | null }

/** Whether a bet fits all fields but the result. */
export function fitsBet({ id, game, amount, round = null }: Bet, filter: BetFilter): boolean {
  const { min, max, number } = filter
  return (
    (filter.game === null || getFilterGame(game) === filter.game) &&
    (min === null || (amount !== null && amount >= min)) &&
    (max === null || (amount !== null && amount <= max)) &&
    (number === '' || id === number || round === number)
  )
}

/** Whether a settled bet fits a filter; one that was returned is neither won nor lost. */
export function matchesBet(bet: Bet & { amount: Minor; payout: Minor }, filter: BetFilter): boolean {
  const { result } = filter
  if (!fitsBet(bet, filter)) return false
  return result === null || getOutcome(bet) === (result === 'won' ? 'win' : result === 'lost' ? 'loss' : null)
}
