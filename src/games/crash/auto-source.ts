import { sumOfStake } from '#domain/games/auto-play.ts'
import type { AutoSource } from '../table/auto/auto-source.ts'
import type { AnyPlayed } from '../table/round/played.ts'
import type { Slot } from './use-crash-slot.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/**
 * The first bet as an auto-play source: it needs an auto cash-out, because no one presses Cash out during auto-play.
 */
export function crashAutoSource(slot: Slot): AutoSource {
  const { table, amount, auto, newest, isOwn, isInFlight, unconfirmed, failure } = slot
  return {
    table,
    stake: amount.ok && auto.target !== null ? [amount.value] : null,
    round: newest && playedOf(newest),
    own: isOwn,
    isSending: isInFlight,
    busy: isInFlight,
    off: unconfirmed === null ? table.off : 'checking',
    failure,
    place: (stake) => void slot.bet(sumOfStake(stake)),
    // The operator cashes out at the target, so there are no steps.
    step: () => undefined,
  }
}

function playedOf({ id, status, amount, payout }: CrashBetRow): AnyPlayed {
  const isOver = status === 'settled' || status === 'cancelled'
  // The stake of a cancelled bet was returned: nothing was won or lost.
  return { id, step: 0, status: isOver ? 'settled' : 'open', amount, payout: status === 'cancelled' ? amount : payout }
}
