import type { EndpointReply } from '../http/endpoint.ts'
import { getSeedPairs } from '#endpoints/seed-pairs.ts'
import type { dice } from '#endpoints/originals/endpoints.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import type { OriginalGame, SeedPairRow } from '#db/rows.ts'
import { dueNonce } from '#domain/fairness/commitment.ts'
import type { Commitment } from '#domain/fairness/round.ts'

type RotateReply = EndpointReply<(typeof dice)['rotateSeed']>

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
  { playerId }: PlayerSession,
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
export function revealedPair(
  { playerId }: PlayerSession,
  game: OriginalGame,
  pair: RotateReply['revealed'],
): SeedPairRow {
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

/** Writes revealed pairs; what only the list of all pairs says of them stays. */
export async function putRevealedPairs({ db }: Context, rows: readonly SeedPairRow[]): Promise<void> {
  const known = await db.seedPairs.bulkGet(rows.map(({ serverSeedHash }) => serverSeedHash))
  await db.seedPairs.bulkPut(
    rows.map((row, at) => ({ firstAt: known[at]?.firstAt ?? null, lastAt: known[at]?.lastAt ?? null, ...row })),
  )
}

const PAIRS_A_PAGE = '20'

/**
 * Fetches a page of the player's revealed pairs, of one game or of all, and stores it. Returns the cursor of the next
 * page, null after the last. Throws `CommandError`.
 */
export async function loadSeedPairs(
  context: Context,
  { game, before }: { game: OriginalGame | null; before: string | null },
): Promise<{ next: string | null }> {
  const player = await context.session.player()
  const query = { limit: PAIRS_A_PAGE, ...(game && { game }), ...(before && { before }) }
  const { items, next } = await context.call(getSeedPairs, { query, authSession: player })
  const rows = items.map((pair) => ({
    ...revealedPair(player, pair.game, pair),
    firstAt: pair.first_at,
    lastAt: pair.last_at,
  }))
  await context.session.write(player, () => putRevealedPairs(context, rows))
  return { next }
}

/** The fields of a bet's body that identify its seed pair. */
export function getPairFields({ serverSeedHash, clientSeed, nonce }: SeedPairRow) {
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
