import type { ReplyOf } from '../http/endpoint.ts'
import type { dice } from '../endpoints/originals/dice.ts'
import type { AuthSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import type { OriginalGame, SeedPairRow } from '../db/rows.ts'
import { type Commitment, dueNonce } from '../domain/fairness/commitment.ts'

type Player = AuthSession & { playerId: string }
type Told = ReplyOf<(typeof dice)['rotateSeed']>

/** The pair that a player bets on in a game; undefined before the game's state has been fetched once. */
export async function activePair(
  { db }: Context,
  playerId: string,
  game: OriginalGame,
): Promise<SeedPairRow | undefined> {
  return db.seedPairs.where({ playerId, game, active: 1 }).first()
}

/**
 * Takes the pair in play; not one that has been revealed since, nor its nonce when a bet has counted it on since: then
 * the reply is a late one. `before` is the pair in play when it was asked for.
 */
export async function putActivePair(
  { db }: Context,
  { playerId }: Player,
  game: OriginalGame,
  pair: Told['pair'],
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

/** The row of a pair whose server seed the operator has told, `revealedAt` in ms of server time. Spec 9. */
export function revealedPair({ playerId }: Player, game: OriginalGame, pair: Told['revealed']): SeedPairRow {
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

/** How a bet names the pair that it is drawn from. */
export function named({ serverSeedHash, clientSeed, nonce }: SeedPairRow) {
  return { server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce }
}

/** So many rounds back it is looked for the last nonce of a pair: later ones follow on it. */
const ROUNDS_BACK = 10

/** What a bet on a pair commits to (domain/fairness/commitment.ts), as it is known right before it is sent. */
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

/** Counts the pair on past a bet; one found late by its key must not turn it back. */
export async function countPairOn({ db }: Context, hash: string, nonce: number): Promise<void> {
  await db.seedPairs
    .where({ serverSeedHash: hash })
    .and((pair) => pair.serverSeed === null && pair.nonce <= nonce)
    .modify({ nonce: nonce + 1 })
}
