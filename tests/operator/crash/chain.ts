import { createHash, randomBytes } from 'node:crypto'
import { CRASH_CHAIN_GAMES } from '#domain/fairness/crash-chain.ts'
import type { Query } from '../database.ts'

/** A hash chain of games: its seed is secret; the hash at the other end is published with the salt. */
export type Chain = { id: number; salt: string; getHash(game: number): string }

const HASH_BYTES = 32
/** The hashes of the chains by seed, computed once per process on first use: a chain takes about 0.1 s. */
const made = new Map<string, Buffer>()
/** The seed for new databases. All operators of a process share one chain, because tests start hundreds of them. */
let firstSeed: string | undefined

/** The chain in play; committed on first use. */
export async function currentChain(tx: Query): Promise<Chain> {
  const row = await tx.row(
    { id: 'int', seed: 'text', salt: 'text' },
    'SELECT id, seed, salt FROM crash_chains ORDER BY id DESC LIMIT 1',
  )
  return row ? makeChain(row) : commitChain(tx, (firstSeed ??= newSeed()))
}

/** Commits another chain after all games of the previous one are played. */
export async function commitChain(tx: Query, seed = newSeed()): Promise<Chain> {
  const salt = newSeed()
  const { inserted } = await tx.run('INSERT INTO crash_chains (seed, salt) VALUES (?, ?)', [seed, salt])
  return makeChain({ id: inserted, seed, salt })
}

export async function chainById(query: Query, id: number): Promise<Chain> {
  const row = await query.row(
    { id: 'int', seed: 'text', salt: 'text' },
    'SELECT id, seed, salt FROM crash_chains WHERE id = ?',
    [id],
  )
  if (!row) throw new Error(`no chain ${id}`)
  return makeChain(row)
}

function makeChain({ id, seed, salt }: { id: number; seed: string; salt: string }): Chain {
  return {
    id,
    salt,
    /** Game 0 is the published end of the chain. */
    getHash(game) {
      const hashes = made.get(seed) ?? make(seed)
      return hashes.toString('hex', game * HASH_BYTES, (game + 1) * HASH_BYTES)
    },
  }
}

/** Hashes backwards from the last game, whose hash is the seed, to game 0. */
function make(seed: string): Buffer {
  const hashes = Buffer.alloc((CRASH_CHAIN_GAMES + 1) * HASH_BYTES)
  let hash = seed
  for (let game = CRASH_CHAIN_GAMES; game >= 0; game -= 1) {
    hashes.write(hash, game * HASH_BYTES, 'hex')
    hash = createHash('sha256').update(hash).digest('hex')
  }
  made.set(seed, hashes)
  return hashes
}

function newSeed(): string {
  return randomBytes(HASH_BYTES).toString('hex')
}
