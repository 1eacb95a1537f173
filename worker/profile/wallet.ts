import type { MyDatabase } from '../db/my-database.ts'
import type { WalletRow } from '../db/rows.ts'
import { isNewer } from '../domain/protocol/newer.ts'
import { isAmount } from '../domain/money/money.ts'

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

/** A settled bet's reply and its frame come no further apart; what is told again later makes the shown age anew. */
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

/** When the wallet in use was last another one; what is asked for before it changes does not switch it back. */
export async function getWalletChosenAt(db: MyDatabase, playerId: string | null): Promise<number> {
  return (await db.wallets.get(playerId ?? ''))?.chosenAt ?? 0
}

/**
 * Takes a balance into the wallet of its currency unless a newer one is there: messages come late, doubled and out of
 * order, and no shown balance steps back. The wallet in use is changed by its own currency alone. A message that says
 * which one that is comes with `seen`, what `chosenAt` gave when it was asked for: where that is still so, its wallet
 * is in use from now on, and payment methods go with the currency that their limits are in. What was told a moment ago
 * is not written again. `at` in ms of server time, `askedAt` of the device's. Runs inside the caller's transaction.
 * True when another wallet is in use now.
 */
export async function applyBalance(
  db: MyDatabase,
  told: Balance,
  at: number,
  askedAt = Date.now(),
  seen?: number,
): Promise<boolean> {
  const { playerId, currency } = told
  const active = await db.wallets.get(playerId)
  const row = await db.walletsByCurrency.get([playerId, currency ?? ''])
  const amounts = newer(row ?? NOTHING, told, at, askedAt)
  // A settled bet is told by its reply and by a frame: what is shown already is not drawn anew.
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
  // A total that was not told with it moves as the balance does, until it is told anew.
  const total = (row.totalBalance ?? NaN) + (balance ?? NaN) - (row.balance ?? NaN)
  return isAmount(total) ? { ...taken, totalBalance: total } : taken
}

/** Whether the very version that is here is told again. */
function isKnown(row: Amounts, balance: Balance['balance'], version: number | null, parts?: BonusParts): boolean {
  if (version === null || row.version !== version || row.balance !== balance) return false
  return (
    !parts ||
    (row.bonus === parts.bonus && row.bonusBalance === parts.bonusBalance && row.totalBalance === parts.totalBalance)
  )
}
