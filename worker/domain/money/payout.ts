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
export function nextPayoutStatus(current: PayoutStatus, reported: PayoutStatus): PayoutStatus {
  if (!isPayoutOpen(current)) return current
  return current === 'processing' && reported === 'waiting' ? current : reported
}

/** A step that a withdrawal goes through, as shown to the player. */
export type PayoutStep = {
  name: 'requested' | 'processing' | PayoutEnd
  state: 'done' | 'current' | 'next'
  /** When it was reached, in ms; null if it was not, or if that is unknown. */
  at: number | null
}
type PayoutEnd = Exclude<PayoutStatus, 'waiting' | 'processing'>

/**
 * A withdrawal as three steps: requested, processing, and paid or what ended it instead. One that was declined or
 * cancelled shows processing only if its time is known. `createdAt` and the times of `steps` in ms.
 */
export function toPayoutSteps(payout: {
  status: PayoutStatus
  createdAt: number
  steps: readonly { status: PayoutStatus; at: number }[]
}): PayoutStep[] {
  const { status, createdAt, steps } = payout
  const reachedAt = (wanted: PayoutStatus) => steps.find((step) => step.status === wanted)?.at ?? null
  const processingAt = reachedAt('processing')
  const requested = { name: 'requested', at: createdAt } as const
  const processing = { name: 'processing', at: processingAt } as const
  if (status === 'waiting' || status === 'processing') {
    const isWaiting = status === 'waiting'
    return [
      { ...requested, state: isWaiting ? 'current' : 'done' },
      { ...processing, state: isWaiting ? 'next' : 'current' },
      { name: 'paid', state: 'next', at: null },
    ]
  }
  const wasProcessed = status === 'paid' || processingAt !== null
  return [
    { ...requested, state: 'done' },
    ...(wasProcessed ? [{ ...processing, state: 'done' } as const] : []),
    { name: status, state: 'current', at: reachedAt(status) },
  ]
}
