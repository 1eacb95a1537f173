import type { MyDatabase } from '../db/my-database.ts'
import type { WalletRow } from '../db/rows.ts'

/** A balance as some message told it: the profile, a settled bet, a frame of the socket. */
export type Balance = Pick<WalletRow, 'playerId' | 'currency' | 'balance' | 'version'>

/**
 * Takes a balance into the wallet unless a newer one is there already: messages come late, doubled and out of order,
 * and the shown balance never steps back. Runs inside the caller's transaction. True when it was taken.
 */
export async function takeBalance(db: MyDatabase, told: Balance, fetchedAt: number): Promise<boolean> {
  const row = await db.wallets.get(told.playerId)
  if (row && row.version > told.version) return false
  const rest = row ?? { bonus: null, bonusBalance: null, totalBalance: null }
  await db.wallets.put({ ...rest, ...told, fetchedAt })
  return true
}
