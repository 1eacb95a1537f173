import type { BonusRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'

/** An active bonus of ₽100, to be wagered 5 times within three days. */
export function bonusRow(playerId: string, given: Partial<BonusRow> = {}): BonusRow {
  return {
    id: 'welcome',
    playerId,
    name: 'Welcome 100',
    status: 'active',
    amount: minor(10_000),
    currency: 'RUB',
    wager: { times: 5, required: minor(50_000), done: minor(0) },
    maxBet: null,
    expiresAt: Date.now() + 3 * 86_400_000,
    expiresIn: null,
    region: null,
    place: 0,
    toldAt: Date.now(),
    ...given,
  }
}
