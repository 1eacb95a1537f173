import { randomBytes } from 'node:crypto'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { openRound, type Owner } from './rounds.ts'

/** A committed seed pair of one game; `nonce` counts the bets made on it. */
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
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM original_pairs`

/** A player's current seed pair in a game; committed on first use. */
export async function currentPair(tx: Query, owner: Owner): Promise<Pair> {
  const pair = await playedPair(tx, owner)
  if (pair) return pair
  await commitPair(tx, owner, { serverSeed: newServerSeed(), clientSeed: randomBytes(8).toString('hex'), nonce: 0 })
  return currentPair(tx, owner)
}

/** The seed pair that a round was drawn from. */
export async function pairById(query: Query, id: number): Promise<Pair> {
  const pair = await query.row(COLUMNS, `${SELECT} WHERE id = ?`, [id])
  if (!pair) throw new Error(`no pair ${id}`)
  return pair
}

/**
 * Reveals the current pair and commits the next one with the player's own client seed. Throws 409 while a round is
 * open, because its remaining draws would be known.
 */
export async function rotatePair(
  tx: Query,
  owner: Owner,
  clientSeed: string,
  at: number,
): Promise<{ pair: Pair; revealed: Pair }> {
  if (await openRound(tx, owner)) throw rejection(409, 'round.open')
  const old = await currentPair(tx, owner)
  await reveal(tx, old, at)
  await commitPair(tx, owner, { serverSeed: newServerSeed(), clientSeed, nonce: 0 })
  return { pair: await currentPair(tx, owner), revealed: { ...old, revealed_at: at } }
}

/** Replaces the current pair by a chosen one, so that the next draws are known. Returns the hash of the server seed. */
export async function choosePair(
  tx: Query,
  owner: Owner,
  chosen: { serverSeed: string; clientSeed: string; nonce: number },
  at: number,
): Promise<string> {
  if (await openRound(tx, owner)) throw new Error(`a round of ${owner.game} is open`)
  const old = await playedPair(tx, owner)
  if (old) await reveal(tx, old, at)
  await commitPair(tx, owner, chosen)
  return hashServerSeed(chosen.serverSeed)
}

export async function revealedPairs(query: Query, { player, game }: Owner, most: number): Promise<Pair[]> {
  return query.rows(
    COLUMNS,
    `${SELECT} WHERE player = ? AND game = ? AND revealed_at IS NOT NULL ORDER BY id DESC LIMIT ?`,
    [player, game, most],
  )
}

/** A revealed pair with the times of the first and the last bet on it; null without one. */
export type PastPair = Pair & { game: string; first_at: number | null; last_at: number | null }

/** Where a pair is in the list: when it was revealed, and its id. */
export type PairPlace = { at: number; id: number }

/** A page of a player's revealed pairs, in one game or in all, the last revealed first; `before` is the place of a pair. */
export async function pastPairs(
  query: Query,
  player: number,
  { game, before, most }: { game: string | null; before: PairPlace; most: number },
): Promise<PastPair[]> {
  return query.rows(
    { ...COLUMNS, game: 'text', first_at: 'int?', last_at: 'int?' },
    `SELECT p.*, min(r.at) AS first_at, max(r.at) AS last_at
     FROM original_pairs p LEFT JOIN original_rounds r ON r.pair = p.id
     WHERE p.player = ?1 AND p.revealed_at IS NOT NULL AND (p.revealed_at, p.id) < (?2, ?3) AND (?4 IS NULL OR p.game = ?4)
     GROUP BY p.id ORDER BY p.revealed_at DESC, p.id DESC LIMIT ?5`,
    [player, before.at, before.id, game, most],
  )
}

/** Uses the next nonce of a pair. */
export async function advanceNonce(tx: Query, pair: Pair): Promise<void> {
  await tx.run('UPDATE original_pairs SET nonce = nonce + 1 WHERE id = ?', [pair.id])
}

async function playedPair(query: Query, { player, game }: Owner): Promise<Pair | undefined> {
  return query.row(COLUMNS, `${SELECT} WHERE player = ? AND game = ? AND revealed_at IS NULL`, [player, game])
}

async function reveal(tx: Query, pair: Pair, at: number): Promise<void> {
  await tx.run('UPDATE original_pairs SET revealed_at = ? WHERE id = ?', [at, pair.id])
}

async function commitPair(
  tx: Query,
  { player, game }: Owner,
  { serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number },
): Promise<void> {
  await tx.run(
    `INSERT INTO original_pairs (player, game, server_seed, server_seed_hash, client_seed, nonce)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [player, game, serverSeed, hashServerSeed(serverSeed), clientSeed, nonce],
  )
}

function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}
