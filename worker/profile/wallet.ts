import type { MyDatabase } from '#db/my-database.ts'
import type { WalletRow } from '#db/rows.ts'
import { isNewer } from '#domain/time/newer.ts'
import { isAmount } from '#domain/money/money.ts'

type BonusParts = Pick<WalletRow, 'bonus' | 'bonusBalance' | 'totalBalance'>
type Amounts = Omit<WalletRow, 'playerId' | 'currency' | 'chosenAt'>

/**
 * A balance as a message reports it: the profile, the wallets, a settled bet, a socket frame. Without a version (null)
 * balances are ordered by when they were requested. `parts` undefined: the message says nothing about the bonus.
 */
export type Balance = Pick<WalletRow, 'playerId' | 'currency' | 'balance'> & {
  version: number | null
  parts?: BonusParts | undefined
}

/** A settled bet's reply and its frame arrive at most this far apart, ms; a later repetition updates the timestamp. */
const DOUBLE_MS = 5_000

const NOTHING: Amounts = {
  balance: null,
  bonus: null,
  bonusBalance: null,
  totalBalance: null,
  version: 0,
  fetchedAt: 0,
  bonusAskedAt: 0,
}

/**
 * When the active wallet was last switched, ms of server time (0: never). A reply to a request sent before a switch
 * must not switch it back.
 */
export async function getWalletChosenAt(db: MyDatabase, playerId: string | null): Promise<number> {
  return (await db.wallets.get(playerId ?? ''))?.chosenAt ?? 0
}

/**
 * Applies a balance to the wallet of its currency unless a newer one is stored: messages may arrive late, twice and out
 * of order, and a shown balance must not go back. A balance in another currency does not change the active wallet. A
 * message that says which wallet is active comes with `seen`, the result of `getWalletChosenAt` at the time of the
 * request: if that is unchanged, its wallet becomes the active one, and the payment methods are deleted, as their
 * limits are in the other currency. A repeated message is not written again. `at` in ms of server time, `askedAt` of
 * the device's clock. Runs inside the caller's transaction. True if another wallet became active.
 */
export async function applyBalance(
  db: MyDatabase,
  reported: Balance,
  at: number,
  askedAt = Date.now(),
  seen?: number,
): Promise<boolean> {
  const { playerId, currency } = reported
  const active = await db.wallets.get(playerId)
  const row = await db.walletsByCurrency.get([playerId, currency ?? ''])
  const amounts = newer(row ?? NOTHING, reported, at, askedAt)
  // A settled bet is reported by its reply and by a frame: skipping the second avoids another render.
  if (amounts === row && active?.currency === currency && active.version === row.version) return false
  if (currency !== null) await db.walletsByCurrency.put({ ...amounts, playerId, currency })
  const before = active?.chosenAt ?? 0
  const isSame = active?.currency === currency
  if (!isSame && seen !== before) return false
  await db.wallets.put({ ...amounts, playerId, currency, chosenAt: isSame ? before : Math.max(at, before + 1) })
  if (!isSame) await db.billing.delete(playerId)
  return !isSame
}

function newer(row: Amounts, { balance, version, parts }: Balance, at: number, askedAt: number): Amounts {
  const before = row.toldAt ?? 0
  const isLate = isNewer(before, askedAt, Date.now())
  const isOld = version === null ? isLate : row.version > version
  const isDouble = Math.abs(at - row.fetchedAt) < DOUBLE_MS && isKnown(row, balance, version, parts)
  if (isOld || isDouble) return row
  const taken = { ...row, balance, version: version ?? row.version, fetchedAt: at, toldAt: isLate ? before : askedAt }
  if (parts && !isNewer(row.bonusAskedAt, askedAt, Date.now())) return { ...taken, ...parts, bonusAskedAt: askedAt }
  // If the message has no total, the stored total changes by the same amount as the balance, until it is reported
  // again.
  const total = (row.totalBalance ?? NaN) + (balance ?? NaN) - (row.balance ?? NaN)
  return isAmount(total) ? { ...taken, totalBalance: total } : taken
}

/** Whether the message repeats the version that is stored. */
function isKnown(row: Amounts, balance: Balance['balance'], version: number | null, parts?: BonusParts): boolean {
  if (version === null || row.version !== version || row.balance !== balance) return false
  return (
    !parts ||
    (row.bonus === parts.bonus && row.bonusBalance === parts.bonusBalance && row.totalBalance === parts.totalBalance)
  )
}
