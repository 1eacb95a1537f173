import { type Currency, isCurrency } from '../../worker/domain/money/currencies.ts'
import { type Minor, minor } from '../../worker/domain/money/money.ts'
import type { Query } from './database.ts'
import { invalid } from './http/problem.ts'

/**
 * Where money of the operator's own is: what games won, what came in by deposits, what was paid out, what was kept as a
 * commission or a fee, what bonuses are paid from, what was given, and stakes that players hold against each other until
 * one of them has won.
 */
export type HouseKind = 'house' | 'deposits' | 'payouts' | 'fees' | 'promotions' | 'credits' | 'escrow'
/** What a player has in one currency: to play with, as a bonus that is not won yet, reserved for payouts. */
export type PlayerKind = 'wallet' | 'bonus' | 'pending'
export type Wallet = { account: number; player: number; currency: Currency; balance: Minor; version: number }
export type Entry = { account: number; amount: number }
type Movement = { kind: string; reference: string; at: number; entries: Entry[] }

/** Opens a player's wallet, empty; one that is open stays as it is. */
export async function openWallet(tx: Query, player: number, currency: Currency): Promise<void> {
  await tx.run("INSERT INTO accounts (kind, player, currency) VALUES ('wallet', ?, ?) ON CONFLICT DO NOTHING", [
    player,
    currency,
  ])
}

/**
 * A player's wallet in a currency; without one named, the wallet that is played from. Its version counts every movement
 * of the money in that currency, the bonus account's too.
 */
export async function walletOf(tx: Query, player: number, currency: Currency | null = null): Promise<Wallet> {
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

/** What an account of a player holds; nothing where it was never needed. */
export async function balanceOf(tx: Query, player: number, kind: PlayerKind, currency: Currency): Promise<Minor> {
  const row = await tx.row(
    { balance: 'int' },
    'SELECT balance FROM accounts WHERE kind = ? AND player = ? AND currency = ?',
    [kind, player, currency],
  )
  return minor(row?.balance ?? 0)
}

/** What a player's accounts hold, by currency. */
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
 * Books one movement: its entries sum to zero, no wallet goes below zero, and the version of each touched account
 * grows by one. A kind and reference are booked once; a second time throws.
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
    await tx.run('UPDATE accounts SET balance = balance + ?, version = version + 1 WHERE id = ?', [change, account])
  }
}

/** What one movement changes, by account: a player's own and the operator's; together they are zero. */
type Changes = Partial<Record<HouseKind | PlayerKind, number>>

const PLAYER_KINDS: ReadonlySet<string> = new Set<PlayerKind>(['wallet', 'bonus', 'pending'])

/** Books what goes from account to account of one player and the operator, in one currency. */
export async function transfer(
  tx: Query,
  { player, currency, changes, ...movement }: Omit<Movement, 'entries'> & TransferParts,
): Promise<void> {
  const entries: Entry[] = []
  // Each key is an account's kind by the type of `changes`.
  for (const [kind, amount] of Object.entries(changes) as [HouseKind | PlayerKind, number][]) {
    entries.push({ account: await account(tx, kind, PLAYER_KINDS.has(kind) ? player : null, currency), amount })
  }
  await book(tx, { ...movement, entries })
}

type TransferParts = { player: number; currency: Currency; changes: Changes }

/** Moves money from one of the operator's accounts into a player's wallet (out of it, where negative). */
export async function credit(
  tx: Query,
  to: {
    player: number
    from: HouseKind
    kind: string
    reference: string
    amount: number
    at: number
    /** Left out, it is the wallet that is played from. */
    currency?: Currency
  },
): Promise<void> {
  const { player, from, kind, reference, amount, at } = to
  const { balance, currency } = await walletOf(tx, player, to.currency)
  if (balance + amount < 0) throw invalid({ amount: ['amount.funds'] })
  await transfer(tx, { player, currency, kind, reference, at, changes: { [from]: -amount, wallet: amount } })
}

/**
 * The books as a whole: the sum of all entries by currency; how many accounts keep a balance that is not the sum of
 * their entries, or that what it is kept for does not explain (bonuses that run, payouts and stakes that are open); how many
 * movements do not balance. All zero in a sound ledger.
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
