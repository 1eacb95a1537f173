import type { MyDatabase } from '#db/my-database.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { PLAYER, WALLET } from './signed-in.ts'

/** `balance` is in minor units. */
export type Purse = { balance?: number; currency?: Currency | null }

/**
 * Logs a player in with a wallet, and returns the id: another one each time, because the page remembers by player what
 * was set at a table or typed in a form.
 */
export async function logIn(database: MyDatabase, purse: Purse = {}): Promise<string> {
  const id = crypto.randomUUID()
  await putProfile(database, id, purse)
  await putSession(database, id)
  return id
}

/** Logs a player in; with null, one whose profile has not been fetched yet. */
export async function putSession(database: MyDatabase, playerId: string | null): Promise<void> {
  await database.session.put({ id: 'current', token: 'token', previous: null, loginId: 'login', playerId })
}

/** Stores a player and the wallet. */
export async function putProfile(
  database: MyDatabase,
  id: string,
  { balance = 0, currency = 'RUB' }: Purse = {},
): Promise<void> {
  await database.players.put({ ...PLAYER, id })
  const amount = minor(balance)
  await database.wallets.put({ ...WALLET, playerId: id, currency, balance: amount, totalBalance: amount })
}
