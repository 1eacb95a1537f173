import { type Currency, isCurrency } from '../../worker/rules/currencies.ts'
import { type Minor, minor } from '../../worker/rules/money.ts'
import type { Query } from './database.ts'
import { invalid } from './http/problem.ts'

/** Where money of the operator's own is: what games won, what came in by deposits, what was given. */
export type HouseKind = 'house' | 'deposits' | 'credits'
export type Wallet = { account: number; player: number; currency: Currency; balance: Minor; version: number }
export type Entry = { account: number; amount: number }
type Movement = { kind: string; reference: string; at: number; entries: Entry[] }

/** Opens a player's wallet, empty. */
export async function openWallet(tx: Query, player: number, currency: Currency): Promise<void> {
  await tx.run("INSERT INTO accounts (kind, player, currency) VALUES ('wallet', ?, ?)", [player, currency])
}

export async function walletOf(tx: Query, player: number): Promise<Wallet> {
  const row = await tx.row(
    { id: 'int', currency: 'text', balance: 'int', version: 'int' },
    "SELECT id, currency, balance, version FROM accounts WHERE player = ? AND kind = 'wallet'",
    [player],
  )
  if (!row || !isCurrency(row.currency)) throw new Error(`player ${player} has no wallet`)
  return { account: row.id, player, currency: row.currency, balance: minor(row.balance), version: row.version }
}

/** The operator's own account of a kind in a currency; made when first needed. */
export async function houseAccount(tx: Query, kind: HouseKind, currency: Currency): Promise<number> {
  await tx.run('INSERT INTO accounts (kind, currency) VALUES (?, ?) ON CONFLICT DO NOTHING', [kind, currency])
  const row = await tx.row(
    { id: 'int' },
    'SELECT id FROM accounts WHERE kind = ? AND currency = ? AND player IS NULL',
    [kind, currency],
  )
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

/** Moves money from one of the operator's accounts into a player's wallet (out of it, where negative). */
export async function credit(
  tx: Query,
  to: { player: number; from: HouseKind; kind: string; reference: string; amount: number; at: number },
): Promise<void> {
  const wallet = await walletOf(tx, to.player)
  if (wallet.balance + to.amount < 0) throw invalid({ amount: ['amount.funds'] })
  const source = await houseAccount(tx, to.from, wallet.currency)
  await book(tx, {
    kind: to.kind,
    reference: to.reference,
    at: to.at,
    entries: [
      { account: source, amount: -to.amount },
      { account: wallet.account, amount: to.amount },
    ],
  })
}

/**
 * The books as a whole: the sum of all entries by currency, and how many accounts keep a balance that is not the sum
 * of their entries, or a movement that does not balance. All zero in a sound ledger.
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
     WHERE a.balance != (SELECT coalesce(sum(e.amount), 0) FROM entries e WHERE e.account = a.id)`,
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
