import { type BetDisabledReason, blocksOpenBets } from '../original/table/use-table.ts'

/** Whether an action cannot be sent. Cancelling a duel needs less than opening one. */
export function isBlocked(off: BetDisabledReason | null, isCancel: boolean): boolean {
  return isCancel ? blocksOpenBets(off) : off !== null
}
