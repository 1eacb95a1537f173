import type { LiveBetRow } from '../../../worker/db/view.ts'
import { betLimits } from '../../../worker/domain/money/limits.ts'
import { type LiveGameTable, useLiveGame } from '../live/use-live-game.ts'
import type { Bounds } from '../original/bet/bet-amount.ts'

export type CrashBetRow = LiveBetRow<'crash'>
export type CrashTable = LiveGameTable<'crash'> & Bounds

/** The player, balance, bets and limits for crash. */
export function useCrashTable(): CrashTable {
  const live = useLiveGame('crash')
  return { ...live, limits: betLimits('crash', live.currency) }
}
