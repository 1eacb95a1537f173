import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { Query } from './database.ts'
import { invalid } from './http/problem.ts'

/**
 * The operator's own accounts: game results, deposits, payouts, commissions and fees, the budget for bonuses, gifts,
 * and the escrow of stakes that players hold against each other until one of them has won.
 */
export type HouseKind = 'house' | 'deposits' | 'payouts' | 'fees' | 'promotions' | 'credits' | 'escrow'
/** A player's accounts in one currency: money to play with, unwon bonus, amounts reserved for payouts. */
export type PlayerKind = 'wallet' | 'bonus' | 'pending'
export type WalletAccount = { account: number; player: number; currency: Currency; balance: Minor; version: number }
export type Entry = { account: number; amount: number }
type Movement = { kind: string; reference: string; at: number; entries: Entry[] }

/** Opens an empty wallet for a player; an existing one stays unchanged. */
export async function openWallet(tx: Query, player: number, currency: Currency): Promise<void> {
  await tx.run("INSERT INTO accounts (kind, player, currency) VALUES ('wallet', ?, ?) ON CONFLICT DO NOTHING", [
    player,
    currency,
  ])
}

/**
 * A player's wallet in a currency, by default the active one. Its version counts every movement in that currency,
 * including those of the bonus account.
 */
export async function readWallet(tx: Query, player: number, currency: Currency | null = null): Promise<WalletAccount> {
  const row = await tx.row(
    { id: 'int', currency: 'text', balance: 'int', version: 'int' },
    `SELECT w.id, w.currency, w.balance, w.version + coalesce(b.version, 0) AS version
     FROM accounts w JOIN players p ON p.id = w.player
     LEFT JOIN accounts b ON b.kind = 'bonus' AND b.player = w.player AND b.currency = w.currency
     WHERE w.kind = 'wallet' AND w.player = ? AND w.currency = coalesce(?, p.currency)`,
    [player, currency],
  )
  if (!row || !isCurrency(row.currency)) throw new Error(`player ${player} has no wallet ${currency ?? ''}`)
  return { account: row.id, player, currency: row.currency, balance: minor(row.balance), version: row.version }
}

/** The balance of a player's account in minor units; zero when the account does not exist. */
export async function readBalance(tx: Query, player: number, kind: PlayerKind, currency: Currency): Promise<Minor> {
  const row = await tx.row(
    { balance: 'int' },
    'SELECT balance FROM accounts WHERE kind = ? AND player = ? AND currency = ?',
    [kind, player, currency],
  )
  return minor(row?.balance ?? 0)
}

/** The balances of a player's accounts, by currency. */
export async function holdings(
  query: Query,
  player: number,
): Promise<Record<string, { wallet: number; bonus: number; pending: number }>> {
  const rows = await query.rows(
    { currency: 'text', wallet: 'int', bonus: 'int', pending: 'int' },
    `SELECT currency, sum(iif(kind = 'wallet', balance, 0)) AS wallet, sum(iif(kind = 'bonus', balance, 0)) AS bonus,
       sum(iif(kind = 'pending', balance, 0)) AS pending
     FROM accounts WHERE player = ? GROUP BY currency`,
    [player],
  )
  return Object.fromEntries(rows.map(({ currency, ...kinds }) => [currency, kinds]))
}

async function account(
  tx: Query,
  kind: HouseKind | PlayerKind,
  player: number | null,
  currency: Currency,
): Promise<number> {
  await tx.run('INSERT INTO accounts (kind, player, currency) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
    kind,
    player,
    currency,
  ])
  const row = await tx.row({ id: 'int' }, 'SELECT id FROM accounts WHERE kind = ? AND currency = ? AND player IS ?', [
    kind,
    currency,
    player,
  ])
  if (!row) throw new Error(`no account ${kind} ${currency}`)
  return row.id
}

/**
 * Books one movement: its entries must sum to zero, no wallet may go below zero, and the version of each touched
 * account increases by one. Throws when the kind and reference are already booked.
 */
export async function book(tx: Query, movement: Movement): Promise<void> {
  const sum = movement.entries.reduce((total, entry) => total + entry.amount, 0)
  if (sum !== 0) throw new Error(`${movement.kind} ${movement.reference} does not balance: ${sum}`)
  const { inserted } = await tx.run('INSERT INTO movements (kind, reference, at) VALUES (?, ?, ?)', [
    movement.kind,
    movement.reference,
    movement.at,
  ])
  const changes = new Map<number, number>()
  for (const { account, amount } of movement.entries) {
    if (amount === 0) continue
    await tx.run('INSERT INTO entries (movement, account, amount) VALUES (?, ?, ?)', [inserted, account, amount])
    changes.set(account, (changes.get(account) ?? 0) + amount)
  }
  for (const [account, change] of changes) {
    const { changed } = await tx.run(
      `UPDATE accounts SET balance = balance + ?1, version = version + 1
       WHERE id = ?2 AND abs(balance + ?1) <= ${Number.MAX_SAFE_INTEGER}`,
      [change, account],
    )
    if (changed !== 1)
      throw new RangeError(`${movement.kind} ${movement.reference} is too large for account ${account}`)
  }
}

/** The changes of one movement, by account kind (player and house); they sum to zero. */
type Changes = Partial<Record<HouseKind | PlayerKind, number>>

const PLAYER_KINDS: ReadonlySet<string> = new Set<PlayerKind>(['wallet', 'bonus', 'pending'])

/** Books a transfer between the accounts of one player and the operator, in one currency. */
export async function transfer(
  tx: Query,
  { player, currency, changes, ...movement }: Omit<Movement, 'entries'> & TransferParts,
): Promise<void> {
  const entries: Entry[] = []
  // The type of `changes` ensures that each key is an account kind.
  for (const [kind, amount] of Object.entries(changes) as [HouseKind | PlayerKind, number][]) {
    entries.push({ account: await account(tx, kind, PLAYER_KINDS.has(kind) ? player : null, currency), amount })
  }
  await book(tx, { ...movement, entries })
}

type TransferParts = { player: number; currency: Currency; changes: Changes }

/** Moves money from one of the operator's accounts into a player's wallet (negative: out of it). */
export async function credit(
  tx: Query,
  to: {
    player: number
    from: HouseKind
    kind: string
    reference: string
    amount: number
    at: number
    /** The active wallet by default. */
    currency?: Currency
  },
): Promise<void> {
  const { player, from, kind, reference, amount, at } = to
  const { balance, currency } = await readWallet(tx, player, to.currency)
  if (balance + amount < 0) throw invalid({ amount: ['amount.funds'] })
  await transfer(tx, { player, currency, kind, reference, at, changes: { [from]: -amount, wallet: amount } })
}

/**
 * Audits the ledger: the sum of all entries per currency; the number of accounts whose balance differs from the sum of
 * their entries or from what it is reserved for (active bonuses, open payouts and stakes); the number of unbalanced
 * movements. All are zero in a correct ledger.
 */
export async function ledgerSum(
  query: Query,
): Promise<{ sums: Record<string, number>; drifted: number; unbalanced: number }> {
  const sums = await query.rows(
    { currency: 'text', sum: 'int' },
    'SELECT currency, sum(e.amount) AS sum FROM entries e JOIN accounts a ON a.id = e.account GROUP BY currency',
  )
  const drifted = await query.row(
    { count: 'int' },
    `SELECT count(*) AS count FROM accounts a
     WHERE a.balance != (SELECT coalesce(sum(e.amount), 0) FROM entries e WHERE e.account = a.id)
     OR (a.kind = 'bonus' AND a.balance != (SELECT coalesce(sum(amount), 0) FROM bonuses
       WHERE player = a.player AND currency = a.currency AND status = 'active'))
     OR (a.kind = 'pending' AND a.balance != (SELECT coalesce(sum(amount), 0) FROM payouts
       WHERE player = a.player AND currency = a.currency AND status IN ('waiting', 'processing')))
     OR (a.kind = 'escrow' AND a.balance != (SELECT coalesce(sum(amount), 0) FROM (
       SELECT amount FROM room_entries WHERE currency = a.currency AND status = 'open'
       UNION ALL SELECT amount FROM duel_bets WHERE currency = a.currency AND status = 'open')))`,
  )
  const unbalanced = await query.row(
    { count: 'int' },
    'SELECT count(*) AS count FROM (SELECT 1 FROM entries GROUP BY movement HAVING sum(amount) != 0)',
  )
  return {
    sums: Object.fromEntries(sums.map((row) => [row.currency, row.sum])),
    drifted: drifted?.count ?? 0,
    unbalanced: unbalanced?.count ?? 0,
  }
}
