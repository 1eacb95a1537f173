import { type BetDisabledReason, blocksOpenBets } from '../table/use-table.ts'

/** Whether an action cannot be sent. Cancelling a duel needs less than opening one. */
export function isBlocked(disabledReason: BetDisabledReason | null, isCancel: boolean): boolean {
  return isCancel ? blocksOpenBets(disabledReason) : disabledReason !== null
}
