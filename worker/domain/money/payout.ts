import { type WithdrawalStatus } from './history.ts'

/** The same statuses as in the history. */
export { WITHDRAWAL_STATUSES as PAYOUT_STATUSES } from './history.ts'
export type PayoutStatus = WithdrawalStatus

export const PAYOUT_KINDS = ['crypto', 'card'] as const
export type PayoutKind = (typeof PAYOUT_KINDS)[number]

/** Whether the status may still change. */
export function isPayoutOpen(status: PayoutStatus): boolean {
  return status === 'waiting' || status === 'processing'
}

/** A player can cancel a withdrawal only before the operator starts to process it. */
export function isCancellable(status: PayoutStatus): boolean {
  return status === 'waiting'
}

/** The status after a reported one. A final status stays, and nothing returns to `waiting`: reports may arrive late. */
export function nextPayoutStatus(current: PayoutStatus, told: PayoutStatus): PayoutStatus {
  if (!isPayoutOpen(current)) return current
  return current === 'processing' && told === 'waiting' ? current : told
}
