import { randomBytes } from 'node:crypto'
import { hashServerSeed } from '../../../worker/rules/fairness.ts'
import type { Query } from '../database.ts'

/** A committed pair of seeds; `nonce` counts the bets made on it. */
export type Pair = {
  id: number
  server_seed: string
  server_seed_hash: string
  client_seed: string
  nonce: number
  revealed_at: number | null
}

const COLUMNS = {
  id: 'int',
  server_seed: 'text',
  server_seed_hash: 'text',
  client_seed: 'text',
  nonce: 'int',
  revealed_at: 'int?',
} as const
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM dice_pairs`

/** The pair that a player bets on now; committed when first asked for. */
export async function currentPair(tx: Query, player: number): Promise<Pair> {
  const pair = await tx.row(COLUMNS, `${SELECT} WHERE player = ? AND revealed_at IS NULL`, [player])
  if (pair) return pair
  await commitPair(tx, player, randomBytes(8).toString('hex'))
  return currentPair(tx, player)
}

/** The pair that a roll was drawn from. */
export async function pairByHash(query: Query, hash: string): Promise<Pair> {
  const pair = await query.row(COLUMNS, `${SELECT} WHERE server_seed_hash = ?`, [hash])
  if (!pair) throw new Error(`no pair of the hash ${hash}`)
  return pair
}

/** Reveals the current pair and commits the next one with the player's own seed. */
export async function rotatePair(
  tx: Query,
  player: number,
  clientSeed: string,
  at: number,
): Promise<{ pair: Pair; revealed: Pair }> {
  const old = await currentPair(tx, player)
  await tx.run('UPDATE dice_pairs SET revealed_at = ? WHERE id = ?', [at, old.id])
  await commitPair(tx, player, clientSeed)
  return { pair: await currentPair(tx, player), revealed: { ...old, revealed_at: at } }
}

export async function revealedPairs(query: Query, player: number, most: number): Promise<Pair[]> {
  return query.rows(COLUMNS, `${SELECT} WHERE player = ? AND revealed_at IS NOT NULL ORDER BY id DESC LIMIT ?`, [
    player,
    most,
  ])
}

/** Takes the next nonce of a pair. */
export async function countBet(tx: Query, pair: Pair): Promise<void> {
  await tx.run('UPDATE dice_pairs SET nonce = nonce + 1 WHERE id = ?', [pair.id])
}

async function commitPair(tx: Query, player: number, clientSeed: string): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex')
  await tx.run('INSERT INTO dice_pairs (player, server_seed, server_seed_hash, client_seed) VALUES (?, ?, ?, ?)', [
    player,
    serverSeed,
    hashServerSeed(serverSeed),
    clientSeed,
  ])
}
