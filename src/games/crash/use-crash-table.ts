import type { SharedBetRow } from '#db/view.ts'
import { betLimits } from '#domain/money/limits.ts'
import { type LiveGameTable, useLiveGame } from '../table/shared/use-live-game.ts'
import { CRASH_REJECTIONS } from './rejections.ts'
import type { Bounds } from '../table/bet/bet-amount.ts'

export type CrashBetRow = SharedBetRow<'crash'>
export type CrashTable = LiveGameTable<'crash'> & Bounds

/** The player, balance, bets and limits for crash. */
export function useCrashTable(): CrashTable {
  const live = useLiveGame('crash', { rejections: CRASH_REJECTIONS, isPacedByOperator: true, hasPractice: true })
  return { ...live, limits: betLimits('crash', live.currency) }
}
