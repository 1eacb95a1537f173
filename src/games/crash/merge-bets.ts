import type { CrashBet } from '../../../worker/endpoints/crash.ts'
import type { CrashState } from '../../../worker/db/view.ts'
import type { CrashBetRow } from './use-crash-table.ts'

export type CrashBetLine = Pick<CrashBet, 'id' | 'player' | 'amount' | 'currency' | 'multiplier' | 'payout'> & {
  isOwn: boolean
}

/**
 * The bets of the round for the list: the player's own on top, also those that are too small to be among the largest,
 * then everybody's in the operator's order. Of an own bet, the player's own row is the later word.
 */
export function mergeBets(
  state: Pick<CrashState, 'round' | 'bets'> | null,
  own: readonly CrashBetRow[] | null,
): CrashBetLine[] {
  if (!state) return []
  const roundId = state.round?.id
  const mine = (own ?? [])
    .filter((bet) => bet.roundId !== null && bet.roundId === roundId && bet.status !== 'cancelled')
    .toSorted((one, other) => one.bet.slot - other.bet.slot)
  const ids = new Set((own ?? []).map(({ id }) => id))
  const named = new Map(state.bets.map((bet) => [bet.id, bet]))
  return [
    ...mine.map(({ id, amount, currency, payout, state: { multiplier } }) => ({
      id,
      player: named.get(id)?.player ?? null,
      amount,
      currency,
      multiplier,
      payout,
      isOwn: true,
    })),
    // A bet of the player that is cancelled here may still stand in the round's list for a moment.
    ...state.bets.filter(({ id }) => !ids.has(id)).map((bet) => ({ ...bet, isOwn: false })),
  ]
}

/** Whether two of them are shown alike. */
export function isSameBet(one: CrashBetLine, other: CrashBetLine): boolean {
  const isSamePlayer = one.player === other.player && one.isOwn === other.isOwn
  const isSameStake = one.amount === other.amount && one.currency === other.currency
  return isSamePlayer && isSameStake && one.multiplier === other.multiplier && one.payout === other.payout
}
