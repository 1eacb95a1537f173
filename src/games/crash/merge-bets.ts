import type { CrashBet } from '#domain/games/crash-round.ts'
import type { CrashSlot } from '#domain/games/crash.ts'
import type { CrashState } from '#db/view.ts'
import type { CrashBetRow } from './use-crash-table.ts'

export type CrashBetLine = Pick<CrashBet, 'id' | 'player' | 'amount' | 'currency' | 'multiplier' | 'payout'> & {
  isCurrentPlayer: boolean
  /** Which of the player's bets it is; null for another player's. */
  slot: CrashSlot | null
}

/**
 * The bets of the round for the list: first the player's own, including those too small for the operator's list of the
 * largest, then all others in the operator's order. For an own bet the player's row is newer and wins.
 */
export function mergeBets(
  state: Pick<CrashState, 'round' | 'bets'> | null,
  playerBets: readonly CrashBetRow[] | null,
): CrashBetLine[] {
  if (!state) return []
  const roundId = state.round?.id
  const mine = (playerBets ?? [])
    .filter((bet) => bet.roundId !== null && bet.roundId === roundId && bet.status !== 'cancelled')
    .toSorted((one, other) => one.bet.slot - other.bet.slot)
  const ids = new Set((playerBets ?? []).map(({ id }) => id))
  const named = new Map(state.bets.map((bet) => [bet.id, bet]))
  return [
    ...mine.map(({ id, amount, currency, payout, bet: { slot }, state: { multiplier } }) => ({
      id,
      player: named.get(id)?.player ?? null,
      amount,
      currency,
      multiplier,
      payout,
      isCurrentPlayer: true,
      slot,
    })),
    // Skips own bets, because a bet cancelled here may stay in the round's list for a short time.
    ...state.bets.filter(({ id }) => !ids.has(id)).map((bet) => ({ ...bet, isCurrentPlayer: false, slot: null })),
  ]
}

/** The player's bets that have a result, newest first: a cancelled bet has none. */
export function getCrashResults<Bet extends Pick<CrashBetRow, 'status'>>(bets: readonly Bet[]): Bet[] {
  return bets.filter(({ status }) => status === 'settled')
}

/** Whether two lines render the same. */
export function isSameBet(one: CrashBetLine, other: CrashBetLine): boolean {
  const isSamePlayer =
    one.player === other.player && one.isCurrentPlayer === other.isCurrentPlayer && one.slot === other.slot
  const isSameStake = one.amount === other.amount && one.currency === other.currency
  return isSamePlayer && isSameStake && one.multiplier === other.multiplier && one.payout === other.payout
}
