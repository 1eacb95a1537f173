import { type WithdrawalStatus } from './history.ts'

/** How far a withdrawal has come; as in the history of the profile. */
export { WITHDRAWAL_STATUSES as PAYOUT_STATUSES } from './history.ts'
export type PayoutStatus = WithdrawalStatus

export const PAYOUT_KINDS = ['crypto', 'card'] as const
export type PayoutKind = (typeof PAYOUT_KINDS)[number]

/** Whether it may still change. */
export function isPayoutOpen(status: PayoutStatus): boolean {
  return status === 'waiting' || status === 'processing'
}

/** Only one that nobody has begun to process can be taken back. */
export function isCancellable(status: PayoutStatus): boolean {
  return status === 'waiting'
}

/** What is final stays, and nothing goes back to waiting: words of it come late. */
export function nextPayoutStatus(current: PayoutStatus, told: PayoutStatus): PayoutStatus {
  if (!isPayoutOpen(current)) return current
  return current === 'processing' && told === 'waiting' ? current : told
}
