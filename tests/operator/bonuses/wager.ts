import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { bonusById, bonusInPlay, endBonus } from './bonuses.ts'

/**
 * Counts a settled stake toward the active bonus, in the caller's transaction; the stake that completes it finishes the
 * bonus. Stakes above the bonus's maximum do not count. Returns the id of the changed bonus, if any.
 */
export async function countStake(
  tx: Query,
  stake: { player: number; currency: Currency; amount: Minor; at: number },
): Promise<number | null> {
  const bonus = await bonusInPlay(tx, stake.player, stake.currency)
  if (!bonus || stake.amount > bonus.maxBet) return null
  const done = Math.min(bonus.required, bonus.done + stake.amount)
  await tx.run('UPDATE bonuses SET done = ? WHERE id = ?', [done, bonus.id])
  if (done === bonus.required) {
    const counted = await bonusById(tx, bonus.id)
    if (counted) await endBonus(tx, counted, 'finished', stake.at)
  }
  return bonus.id
}
