import type { MyDatabase } from '../db/my-database.ts'
import type { WalletRow } from '../db/rows.ts'

/**
 * A balance as some message told it: the profile, a settled bet, a frame of the socket. Without a version (null) it is
 * ordered by when it was asked for.
 */
export type Balance = Pick<WalletRow, 'playerId' | 'currency' | 'balance'> & { version: number | null }

/**
 * Takes a balance into the wallet unless a newer one is there already: messages come late, doubled and out of order,
 * and the shown balance never steps back. `askedAt` and `fetchedAt` in ms of server time. Runs inside the caller's
 * transaction. True when it was taken.
 */
export async function takeBalance(
  db: MyDatabase,
  told: Balance,
  fetchedAt: number,
  askedAt = fetchedAt,
): Promise<boolean> {
  const row = await db.wallets.get(told.playerId)
  const isOld = told.version === null ? row && row.fetchedAt > askedAt : row && row.version > told.version
  if (isOld) return false
  const rest = row ?? { bonus: null, bonusBalance: null, totalBalance: null }
  await db.wallets.put({ ...rest, ...told, version: told.version ?? row?.version ?? 0, fetchedAt })
  return true
}
