import type { MyDatabase } from '../db/my-database.ts'
import type { WalletRow } from '../db/rows.ts'
import { isAmount } from '../rules/money.ts'

type BonusParts = Pick<WalletRow, 'bonus' | 'bonusBalance' | 'totalBalance'>
type Amounts = Omit<WalletRow, 'playerId' | 'currency' | 'chosenAt'>

/**
 * A balance as some message told it: the profile, the wallets, a settled bet, a frame of the socket. Without a version
 * (null) it is ordered by when it was asked for. `parts` undefined: it says nothing of the bonus.
 */
export type Balance = Pick<WalletRow, 'playerId' | 'currency' | 'balance'> & {
  version: number | null
  parts?: BonusParts | undefined
}

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
 * Takes a balance into the wallet of its currency unless a newer one is there: messages come late, doubled and out of
 * order, and no shown balance steps back. The wallet in use is changed only by its own currency. `askedAt` and `at` in
 * ms of server time. Runs inside the caller's transaction.
 */
export async function takeBalance(db: MyDatabase, told: Balance, at: number, askedAt = at): Promise<void> {
  const { playerId, currency } = told
  if (currency === null) return
  const row = await db.walletsByCurrency.get([playerId, currency])
  const amounts = newer(row ?? NOTHING, told, at, Math.min(askedAt, at))
  await db.walletsByCurrency.put({ ...amounts, playerId, currency })
  await db.wallets
    .where({ playerId })
    .and((active) => active.currency === currency)
    .modify(amounts)
}

function newer(row: Amounts, { balance, version, parts }: Balance, at: number, askedAt: number): Amounts {
  const isOld = version === null ? row.fetchedAt > askedAt : row.version > version
  if (isOld) return row
  const taken = { ...row, balance, version: version ?? row.version, fetchedAt: at }
  if (parts && row.bonusAskedAt <= askedAt) return { ...taken, ...parts, bonusAskedAt: askedAt }
  // A total that was not told with it moves as the balance does, until it is told anew.
  const total = (row.totalBalance ?? NaN) + (balance ?? NaN) - (row.balance ?? NaN)
  return isAmount(total) ? { ...taken, totalBalance: total } : taken
}

/**
 * Puts the wallet of a currency into use, as was said by a message asked for at `askedAt`, unless a later one said
 * otherwise. Payment methods go with the currency that their limits are in. True when another wallet is in use now.
 * Runs inside the caller's transaction.
 */
export async function putIntoUse(
  db: MyDatabase,
  { playerId, currency }: Pick<WalletRow, 'playerId' | 'currency'>,
  at: number,
  askedAt = at,
): Promise<boolean> {
  // Read from a device clock that was put right by the answer, it would be ahead of all that follow.
  const chosenAt = Math.min(askedAt, at)
  const active = await db.wallets.get(playerId)
  if (active && active.chosenAt > chosenAt) return false
  const isSame = active?.currency === currency
  const amounts = isSame ? active : await db.walletsByCurrency.get([playerId, currency ?? ''])
  await db.wallets.put({ ...NOTHING, ...amounts, playerId, currency, chosenAt })
  if (!isSame) await db.billing.delete(playerId)
  return !isSame
}
