import type { getWallets } from '#endpoints/billing.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import type { Query } from '../database.ts'
import { readBalance, openWallet, readWallet } from '../ledger.ts'

/** A player's money in one currency. */
export type Holding = {
  currency: Currency
  balance: Minor
  /** The sum of waiting bonuses. */
  bonus: Minor
  /** The balance of the active bonus, not won yet. */
  bonusBalance: Minor
  version: number
}

/** A player's money in the active wallet, or in another currency. */
export async function readHolding(query: Query, player: number, currency: Currency | null = null): Promise<Holding> {
  const wallet = await readWallet(query, player, currency)
  const waiting = await query.row(
    { sum: 'int' },
    "SELECT coalesce(sum(amount), 0) AS sum FROM bonuses WHERE player = ? AND currency = ? AND status = 'waiting'",
    [player, wallet.currency],
  )
  return {
    currency: wallet.currency,
    balance: wallet.balance,
    bonus: minor(waiting?.sum ?? 0),
    bonusBalance: await readBalance(query, player, 'bonus', wallet.currency),
    version: wallet.version,
  }
}

/** The money fields of profile, wallets and socket frames. */
export function holdingWire({ balance, bonus, bonusBalance, currency, version }: Holding) {
  return {
    balance: toDecimal(balance),
    bonus: toDecimal(bonus),
    bonus_balance: toDecimal(bonusBalance),
    total_balance: toDecimal(minor(balance + bonusBalance)),
    currency,
    balance_version: version,
  }
}

/** Every available currency; one that was never used is an empty wallet. */
export async function readWallets(tx: Query, player: number, now: number): Promise<EndpointWire<typeof getWallets>> {
  await expireBonuses(tx, player, now)
  const { currency: active } = await readWallet(tx, player)
  const opened = await tx.rows(
    { currency: 'text' },
    "SELECT currency FROM accounts WHERE player = ? AND kind = 'wallet'",
    [player],
  )
  const wallets = []
  for (const currency of CURRENCIES) {
    const isOpened = opened.some((wallet) => wallet.currency === currency)
    const nothing = { currency, balance: minor(0), bonus: minor(0), bonusBalance: minor(0), version: 0 }
    wallets.push(holdingWire(isOpened ? await readHolding(tx, player, currency) : nothing))
  }
  return { active, wallets }
}

/** Makes the wallet of another currency the active one; opens it if necessary. */
export async function activatePlayerWallet(tx: Query, player: number, currency: Currency): Promise<void> {
  await openWallet(tx, player, currency)
  await tx.run('UPDATE players SET currency = ? WHERE id = ?', [currency, player])
}
