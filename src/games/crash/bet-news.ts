import type { Slot } from './use-crash-slot.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/** Id and status of the newest bet of each slot at the last check. */
export type KnownBets = ReadonlyMap<number, Pick<CrashBetRow, 'id' | 'status'>>

/**
 * The bets to announce: those whose status has changed, and those that this page has placed. A bet that merely appears,
 * after a login or from another device, is not announced.
 */
export function getBetNews(
  slots: readonly Pick<Slot, 'slot' | 'newest' | 'isLocal'>[],
  before: KnownBets,
): CrashBetRow[] {
  return slots.flatMap(({ slot, newest, isLocal }) => {
    const known = before.get(slot)
    if (!newest || (known?.id !== newest.id && !isLocal)) return []
    return known?.id === newest.id && known.status === newest.status ? [] : [newest]
  })
}
