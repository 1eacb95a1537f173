import type { ReplyOf } from '../http/endpoint.ts'
import type { dice } from '#endpoints/originals/dice.ts'
import type { AuthSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import type { OriginalGame, SeedPairRow } from '../db/rows.ts'
import { dueNonce } from '#domain/fairness/commitment.ts'
import type { Commitment } from '#domain/fairness/round.ts'

type Player = AuthSession & { playerId: string }
type RotateReply = ReplyOf<(typeof dice)['rotateSeed']>

/** The player's active seed pair for a game; undefined before the game's state has been fetched once. */
export async function activePair(
  { db }: Context,
  playerId: string,
  game: OriginalGame,
): Promise<SeedPairRow | undefined> {
  return db.seedPairs.where({ playerId, game, active: 1 }).first()
}

/**
 * Writes the active pair of a reply. Ignores a late reply: a pair that has been revealed since stays revealed, and a
 * nonce that a bet has advanced since is not set back. `before` is the active pair at the time of the request.
 */
export async function putActivePair(
  { db }: Context,
  { playerId }: Player,
  game: OriginalGame,
  pair: RotateReply['pair'],
  before?: SeedPairRow,
): Promise<void> {
  const known = await db.seedPairs.get(pair.server_seed_hash)
  if (known && known.serverSeed !== null) return
  const isCountedOn = known && before?.serverSeedHash === known.serverSeedHash && before.nonce !== known.nonce
  await db.seedPairs.where({ playerId, game, active: 1 }).modify({ active: 0 })
  await db.seedPairs.put({
    serverSeedHash: pair.server_seed_hash,
    playerId,
    game,
    clientSeed: pair.client_seed,
    nonce: isCountedOn ? Math.max(pair.nonce, known.nonce) : pair.nonce,
    serverSeed: null,
    active: 1,
    revealedAt: null,
  })
}

/** Makes the row of a pair whose server seed is revealed; `revealedAt` in ms of server time. */
export function revealedPair({ playerId }: Player, game: OriginalGame, pair: RotateReply['revealed']): SeedPairRow {
  return {
    serverSeedHash: pair.server_seed_hash,
    playerId,
    game,
    clientSeed: pair.client_seed,
    nonce: pair.nonce,
    serverSeed: pair.server_seed,
    active: 0,
    revealedAt: pair.revealed_at,
  }
}

/** The fields of a bet's body that identify its seed pair. */
export function named({ serverSeedHash, clientSeed, nonce }: SeedPairRow) {
  return { server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce }
}

/** The last nonce of a pair is searched in this many rounds; the next nonce follows it. */
const ROUNDS_BACK = 10

/** Returns what a bet on a pair commits to (domain/fairness/round.ts), as known right before it is sent. */
export async function commit(
  { db }: Context,
  { playerId, game, serverSeedHash, clientSeed, nonce }: SeedPairRow,
  stake: Commitment['stake'],
  bet: Commitment['bet'],
): Promise<Commitment> {
  const rounds = db.rounds.where('[playerId+game+at]').between([playerId, game, 0], [playerId, game, Infinity])
  // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
  const last = await rounds.reverse().limit(ROUNDS_BACK).toArray()
  return { serverSeedHash, clientSeed, nonce: dueNonce({ serverSeedHash, nonce }, last), stake, bet }
}

/** Advances a pair's nonce past a bet; a bet whose outcome was found late does not set it back. */
export async function countPairOn({ db }: Context, hash: string, nonce: number): Promise<void> {
  await db.seedPairs
    .where({ serverSeedHash: hash })
    .and((pair) => pair.serverSeed === null && pair.nonce <= nonce)
    .modify({ nonce: nonce + 1 })
}
