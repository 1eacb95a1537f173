import type { Slot } from './use-crash-slot.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/** How the newest bet of each slot stood. */
export type KnownBets = ReadonlyMap<number, Pick<CrashBetRow, 'id' | 'status'>>

/**
 * The bets of which something new is to be said: one that stands otherwise than before, or that this page has placed. One
 * that only comes into sight, with a log-in or from another device, is not news.
 */
export function getBetNews(
  slots: readonly Pick<Slot, 'slot' | 'newest' | 'isOwn'>[],
  before: KnownBets,
): CrashBetRow[] {
  return slots.flatMap(({ slot, newest, isOwn }) => {
    const known = before.get(slot)
    if (!newest || (known?.id !== newest.id && !isOwn)) return []
    return known?.id === newest.id && known.status === newest.status ? [] : [newest]
  })
}
