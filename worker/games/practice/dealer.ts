import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import { CommandError } from '#domain/calls/result.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import type { Drawn } from '#domain/fairness/round-rules.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import { betLimits } from '#domain/money/limits.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { OriginalRound, SeedPairRow } from '#db/rows.ts'
import type { Context } from '../../core/context.ts'
import { validKey } from '../../core/intent-key.ts'
import { assertLimits } from '../../money/index.ts'
import { claimRound, paceRounds } from '../../protection/index.ts'
import { asOwner, payChips, putChips, randomHex, readCurrency, unavailable } from './chips.ts'
import { drawStart, drawStep, getRules, type RoundSeeds } from './draw-round.ts'
import { assertMayPractise } from './guard.ts'

/** A bet of practice: `key` is its idempotency key, `amount` in hundredths of a chip. */
export type PracticeBet<Game extends OriginalGame> = { key: string; amount: Minor; bet: RoundBet<Game> }
/** A step in an open round; `step` is the number of steps that the round had on the screen. */
export type PracticeStep<Game extends OriginalGame> = {
  key: string
  roundId: string
  step: number
  action: RoundAction<Game>
}

/** A pair whose server seed is not revealed yet: it is made here, so the secret is stored beside its hash. */
type ActivePair = SeedPairRow & { secretSeed: string }

/** So many rounds of a game are stored; older ones are deleted. */
const ROUNDS_STORED = 200
const TABLES = ['session', 'wallets', 'rounds', 'seedPairs', 'facts'] as const
/** Those of a new round, which waits for its turn as one for money does. */
const BET_TABLES = [...TABLES, 'protection', 'localProtection'] as const
const CLIENT_SEED = /^[ -~]{1,64}$/

/**
 * Makes chips and a seed pair of the game where there are none: the server seed is drawn and committed to by its hash
 * before the first bet. Throws `CommandError` as a bet does.
 */
export async function openTable(context: Context, game: OriginalGame): Promise<void> {
  await assertMayPractise(context)
  await asOwner(context, TABLES, async (owner, playerId) => {
    const { db } = context
    if (!(await db.wallets.get(owner))) await putChips(context, owner, await readCurrency(context, playerId))
    if (!(await readPair(context, owner, game))) await putPair(context, owner, game, randomHex(8))
  })
}

/** Gives the player the chips of the start again; open rounds stay. Throws `CommandError` as a bet does. */
export async function restart(context: Context): Promise<void> {
  await assertMayPractise(context)
  await asOwner(context, TABLES, async (owner, playerId) =>
    putChips(context, owner, await readCurrency(context, playerId)),
  )
}

/**
 * Draws and settles one bet, in one transaction: a tab that is killed has placed it or not, and no bet counts twice.
 * Throws `CommandError`: `limits`, `funds`, `validation`, `conflict` with reason `round.open`, `unavailable` before
 * `openTable`, and `forbidden` with reason `practice.closed` or `protection.…`, that of the least time between rounds too.
 */
export async function bet<Game extends OriginalGame>(
  context: Context,
  game: Game,
  { key, amount, bet }: PracticeBet<Game>,
): Promise<void> {
  validKey(key)
  await assertMayPractise(context)
  const attempt = async (owner: string, playerId: string | null): Promise<number> => {
    const { db } = context
    const [wallet, pair, newest] = await Promise.all([
      db.wallets.get(owner),
      readPair(context, owner, game),
      readNewest(context, owner, game),
    ])
    if (newest?.key === key) return 0
    if (!wallet?.currency || wallet.balance === null || !pair) throw unavailable()
    const { currency } = wallet
    if (newest?.status === 'open') throw conflict('round.open')
    if (game !== 'cases') assertLimits(amount, betLimits(game, currency))
    const problem = getRules(game).betProblem(bet, amount, currency)
    if (problem !== null) throw invalid(problem)
    if (amount > wallet.balance) throw new CommandError({ code: 'funds', retry: false })
    const waitMs = await claimRound(context, playerId ?? '')
    if (waitMs > 0) return waitMs

    const drawn = drawStart(game, toSeeds(pair, pair.nonce), { bet, amount, currency })
    const round = {
      id: `practice-${crypto.randomUUID()}`,
      playerId: owner,
      game,
      // Rounds are read in the order of their time.
      at: Math.max(context.clock.now(), (newest?.at ?? 0) + 1),
      key,
      lastKey: key,
      amount,
      currency,
      step: 0,
      bet,
      ...toColumns(drawn),
      serverSeedHash: pair.serverSeedHash,
      clientSeed: pair.clientSeed,
      nonce: pair.nonce,
    }
    // Safe: `bet` and `state` are of this game, which the compiler cannot infer for a generic game.
    await db.rounds.add(round as unknown as OriginalRound)
    await db.seedPairs.update(pair.serverSeedHash, { nonce: pair.nonce + 1 })
    await payChips(context, wallet, minor(drawn.payout - amount))
    await deleteOld(context, owner, game)
    return 0
  }
  await paceRounds(context, () => asOwner(context, BET_TABLES, attempt))
}

/**
 * Makes one step of an open round. Throws `CommandError`: `cancelled` for no round of this player, `conflict` with
 * reason `round.over` or `step.taken`, `validation`. No break closes it: an open round is finished, as for money.
 */
export async function step<Game extends OriginalGame>(
  context: Context,
  game: Game,
  { key, roundId, step, action }: PracticeStep<Game>,
): Promise<void> {
  validKey(key)
  await asOwner(context, TABLES, async (owner) => {
    const { db } = context
    const round = await db.rounds.get(roundId)
    if (round?.game !== game || round.playerId !== owner) throw new CommandError({ code: 'cancelled', retry: false })
    if (round.lastKey === key) return
    if (round.status !== 'open') throw conflict('round.over')
    if (round.step !== step) throw conflict('step.taken')
    const [wallet, pair] = await Promise.all([db.wallets.get(owner), db.seedPairs.get(round.serverSeedHash)])
    if (!wallet || !isSecret(pair)) throw unavailable()
    // Safe: as in `bet`, bet and state are of this game.
    const { bet, state } = round as unknown as Pick<PlayedRound<Game>, 'bet' | 'state'>
    const drawn = drawStep(game, toSeeds(pair, round.nonce), { bet, amount: round.amount, state }, action)
    if (typeof drawn === 'string') throw invalid(drawn)
    const next = { ...round, ...toColumns(drawn), step: step + 1, lastKey: key }
    await db.rounds.put(next as unknown as OriginalRound)
    await payChips(context, wallet, drawn.payout)
  })
}

/**
 * Reveals the server seed of the active pair and commits to a new one with this client seed, 1–64 printable characters.
 * Throws `CommandError`: `conflict` with reason `round.open`, `validation`, `unavailable` before `openTable`.
 */
export async function rotate(context: Context, game: OriginalGame, clientSeed: string): Promise<void> {
  if (!CLIENT_SEED.test(clientSeed)) throw invalid('clientSeed')
  await asOwner(context, TABLES, async (owner) => {
    const pair = await readPair(context, owner, game)
    if (!pair) throw unavailable()
    if ((await readNewest(context, owner, game))?.status === 'open') throw conflict('round.open')
    const { secretSeed, ...revealed } = pair
    const revealedAt = context.clock.now()
    await context.db.seedPairs.put({ ...revealed, serverSeed: secretSeed, active: 0, revealedAt })
    await putPair(context, owner, game, clientSeed)
  })
}

type PlayedRound<Game extends OriginalGame> = { bet: RoundBet<Game>; state: Drawn<Game>['state'] }

async function readPair({ db }: Context, owner: string, game: OriginalGame): Promise<ActivePair | null> {
  const pair = await db.seedPairs.where({ playerId: owner, game, active: 1 }).first()
  return isSecret(pair) ? pair : null
}

function isSecret(pair: SeedPairRow | undefined): pair is ActivePair {
  return pair?.secretSeed !== undefined
}

async function putPair({ db }: Context, owner: string, game: OriginalGame, clientSeed: string): Promise<void> {
  const secretSeed = randomHex(32)
  const pair = { playerId: owner, game, clientSeed, nonce: 0, serverSeed: null, active: 1, revealedAt: null } as const
  await db.seedPairs.add({ ...pair, serverSeedHash: hashServerSeed(secretSeed), secretSeed })
}

function readNewest({ db }: Context, owner: string, game: OriginalGame): Promise<OriginalRound | undefined> {
  return db.rounds.where('[playerId+game+at]').between([owner, game, 0], [owner, game, Infinity]).last()
}

async function deleteOld({ db }: Context, owner: string, game: OriginalGame): Promise<void> {
  const rounds = db.rounds.where('[playerId+game+at]').between([owner, game, 0], [owner, game, Infinity])
  // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
  await rounds.reverse().offset(ROUNDS_STORED).delete()
}

function toSeeds({ secretSeed, clientSeed }: ActivePair, nonce: number): RoundSeeds {
  return { serverSeed: secretSeed, clientSeed, nonce }
}

function toColumns<Game extends OriginalGame>({ status, payout, cashOut, state }: Drawn<Game>) {
  return { status, payout, cashOut, state }
}

function conflict(reason: 'round.open' | 'round.over' | 'step.taken'): CommandError {
  return new CommandError({ code: 'conflict', reason, retry: false })
}

function invalid(problem: string): CommandError {
  return new CommandError({ code: 'validation', fields: { bet: [problem] }, retry: false })
}
