import { bytesToHex } from '@noble/hashes/utils.js'
import type { MyDatabase } from '#db/my-database.ts'
import type { WalletRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { getPracticeOwner, PRACTICE_CHIPS } from '#domain/games/practice.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { Context } from '../../core/context.ts'
import { readVisitorCurrency } from '../../core/read-visitor-currency.ts'

/** The chips of practice: rows of the store of wallets, under an owner of their own. */

type Table = Extract<
  keyof MyDatabase,
  | 'session'
  | 'wallets'
  | 'rounds'
  | 'seedPairs'
  | 'topics'
  | 'facts'
  | 'liveBets'
  | 'crashRounds'
  | 'protection'
  | 'localProtection'
>

/** Runs a write to the visitor's rows of practice in one transaction; a log-out meanwhile is a guest's turn. */
export function asOwner<Value>(
  { db }: Context,
  tables: readonly Table[],
  work: (owner: string, playerId: string | null) => Promise<Value>,
): Promise<Value> {
  return db.transaction('rw', tables, async () => {
    const session = await db.session.get('current')
    // A player whose profile has not arrived is no guest.
    if (session && session.playerId === null) throw unavailable()
    const playerId = session?.playerId ?? null
    return work(getPracticeOwner(playerId), playerId)
  })
}

/** The currency whose limits and amounts a player's chips follow. */
export async function readCurrency({ db }: Context, playerId: string | null): Promise<Currency> {
  return (playerId === null ? null : (await db.wallets.get(playerId))?.currency) ?? readVisitorCurrency(db)
}

/** Writes the chips of the start, inside the caller's transaction. */
export async function putChips({ db, clock }: Context, owner: string, currency: Currency): Promise<void> {
  const version = ((await db.wallets.get(owner))?.version ?? 0) + 1
  const now = clock.now()
  const none = { bonus: null, bonusBalance: null, totalBalance: null, bonusAskedAt: 0 }
  await db.wallets.put({
    playerId: owner,
    balance: PRACTICE_CHIPS,
    currency,
    version,
    ...none,
    fetchedAt: now,
    chosenAt: now,
  })
}

/** Pays or takes chips, inside the caller's transaction. */
export async function payChips({ db }: Pick<Context, 'db'>, wallet: WalletRow, change: Minor): Promise<void> {
  const balance = minor((wallet.balance ?? 0) + change)
  await db.wallets.put({ ...wallet, balance, version: (wallet.version ?? 0) + 1 })
}

/** Random bytes in hex. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** The error of practice before its table was opened. */
export function unavailable(): CommandError {
  return new CommandError({ code: 'unavailable', retry: true })
}
