import type { BetDisabledReason } from '../original/table/use-table.ts'

/** Whether an action cannot be sent. To take a coinflip back no balance is needed. */
export function isBlocked(off: BetDisabledReason | null, isCancel: boolean): boolean {
  return off !== null && !(isCancel && off === 'noBalance')
}
