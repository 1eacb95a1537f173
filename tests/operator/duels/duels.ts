import { randomBytes } from 'node:crypto'
import type { CoinSide } from '#domain/games/coinflip.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { Query, StoredRow } from '../database.ts'

export type Duel = {
  id: number
  currency: Currency
  amount: Minor
  serverSeed: string
  hash: string
  status: 'open' | 'taken' | 'closed'
  closesAt: number
  flipsAt: number | null
  result: CoinSide | null
}
/** One of the two bets in a duel; its id is its idempotency key. */
export type DuelBet = {
  id: string
  duel: number
  kind: 'create' | 'join'
  player: number
  /** The public name at the time of the bet; null if the player hid it. */
  shown: string | null
  side: CoinSide
  amount: Minor
  currency: Currency
  at: number
  status: 'open' | 'settled' | 'cancelled'
  payout: Minor
}

const DUEL = {
  id: 'int',
  currency: 'text',
  amount: 'int',
  server_seed: 'text',
  server_seed_hash: 'text',
  status: 'text',
  closes_at: 'int',
  flips_at: 'int?',
  result: 'text?',
} as const
const BET = {
  key: 'text',
  duel: 'int',
  kind: 'text',
  player: 'int',
  shown: 'text?',
  side: 'text',
  amount: 'int',
  currency: 'text',
  at: 'int',
  status: 'text',
  payout: 'int',
} as const
const SELECT_DUEL = `SELECT ${Object.keys(DUEL).join(', ')} FROM duels`
const SELECT_BET = `SELECT ${Object.keys(BET).join(', ')} FROM duel_bets`

/** Commits a duel; a random seed by default. */
export async function insertDuel(
  tx: Query,
  { currency, amount, closesAt }: Pick<Duel, 'currency' | 'amount' | 'closesAt'>,
  serverSeed = randomBytes(32).toString('hex'),
): Promise<number> {
  const { inserted } = await tx.run(
    'INSERT INTO duels (currency, amount, server_seed, server_seed_hash, closes_at) VALUES (?, ?, ?, ?, ?)',
    [currency, amount, serverSeed, hashServerSeed(serverSeed), closesAt],
  )
  return inserted
}

export async function duelById(query: Query, id: number): Promise<Duel | null> {
  return (await duelsWhere(query, 'WHERE id = ?', [id]))[0] ?? null
}

/** Open duels, oldest first: of one currency, or of all. */
export async function openDuels(query: Query, currency: Currency | null, most: number): Promise<Duel[]> {
  const newest = await duelsWhere(
    query,
    "WHERE status = 'open' AND currency = coalesce(?, currency) ORDER BY id DESC LIMIT ?",
    [currency, most],
  )
  return newest.toReversed()
}

/** The last joined duels, newest first. */
export async function lastFlips(query: Query, currency: Currency, most: number): Promise<Duel[]> {
  return duelsWhere(query, "WHERE status = 'taken' AND currency = ? ORDER BY flips_at DESC, id DESC LIMIT ?", [
    currency,
    most,
  ])
}

/** The bets in a duel, the opener's first. */
export async function betsIn(query: Query, duel: number): Promise<DuelBet[]> {
  return betsWhere(query, 'WHERE duel = ? ORDER BY seq', [duel])
}

export async function betByKey(query: Query, key: string): Promise<DuelBet | null> {
  return (await betsWhere(query, 'WHERE key = ?', [key]))[0] ?? null
}

/** A player's open bets and the last finished ones, newest first. */
export async function betsOfPlayer(query: Query, player: number, most: number): Promise<DuelBet[]> {
  return betsWhere(query, "WHERE player = ? ORDER BY status = 'open' DESC, seq DESC LIMIT ?", [player, most])
}

export async function countOpenDuels(query: Query, player: number): Promise<number> {
  const row = await query.row(
    { count: 'int' },
    "SELECT count(*) AS count FROM duel_bets WHERE player = ? AND status = 'open'",
    [player],
  )
  return row?.count ?? 0
}

async function duelsWhere(query: Query, where: string, args: (string | number | null)[]): Promise<Duel[]> {
  return (await query.rows(DUEL, `${SELECT_DUEL} ${where}`, args)).map(readDuel)
}

async function betsWhere(query: Query, where: string, args: (string | number | null)[]): Promise<DuelBet[]> {
  return (await query.rows(BET, `${SELECT_BET} ${where}`, args)).map(readBet)
}

function readDuel(row: StoredRow<typeof DUEL>): Duel {
  const { id, currency, amount, status, result } = row
  if (!isCurrency(currency)) throw new Error(`duel ${id} has no currency`)
  return {
    id,
    currency,
    amount: minor(amount),
    serverSeed: row.server_seed,
    hash: row.server_seed_hash,
    closesAt: row.closes_at,
    flipsAt: row.flips_at,
    // The CHECK constraints of the table allow no other value.
    status: status as Duel['status'],
    result: result as Duel['result'],
  }
}

function readBet({ key, currency, amount, payout, kind, side, status, ...row }: StoredRow<typeof BET>): DuelBet {
  if (!isCurrency(currency)) throw new Error(`bet ${key} has no currency`)
  return {
    ...row,
    id: key,
    currency,
    amount: minor(amount),
    payout: minor(payout),
    // The CHECK constraints of the table allow no other value.
    kind: kind as DuelBet['kind'],
    side: side as DuelBet['side'],
    status: status as DuelBet['status'],
  }
}
