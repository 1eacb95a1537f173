import type { BetDisabledReason } from '../original/table/use-table.ts'

/** Whether an action cannot be sent. Cancelling a duel needs no balance. */
export function isBlocked(off: BetDisabledReason | null, isCancel: boolean): boolean {
  return off !== null && !(isCancel && off === 'noBalance')
}
