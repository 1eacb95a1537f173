import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import type { EndpointReply } from '../../http/endpoint.ts'
import type { PlayerSession } from '../../auth/auth-session.ts'
import type { Context } from '../../core/context.ts'
import { moveIntents } from '#db/move-intents.ts'
import type { IntentRow, OriginalRound } from '#db/rows.ts'
import {
  type Applied,
  type BetOrder,
  type BetTerms,
  type CheckedStake,
  checkStake,
  type IntentKind,
  type Journal,
  placeBet,
} from '../../money/index.ts'
import { applyBalance } from '../../profile/index.ts'
import { CommandError } from '#domain/calls/result.ts'
import { betLimits } from '#domain/money/limits.ts'
import { toDecimal } from '#domain/money/money.ts'
import { intentKind } from '#domain/money/intent-kinds.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import { validKey } from '../../core/intent-key.ts'
import { assertCasePrice } from './cases.ts'
import { assertSameRound, toKnownId } from '../round-id.ts'
import {
  activePair,
  commit,
  countPairOn,
  getPairFields,
  putActivePair,
  putRevealedPairs,
  revealedPair,
} from '../seed-pairs.ts'
import { isRowOpen, upsertRounds } from '../upsert-rounds.ts'

/**
 * The calls of all games have the same shape; the parts that differ (bet, state, action) are passed through unchanged.
 */
type Calls = (typeof ROUND_CALLS)['coinflip']
type Reply = EndpointReply<Calls['bet']>

export type RoundOrder<Game extends OriginalGame> = BetOrder & { bet: RoundBet<Game> }
/** `key` is the idempotency key of this one step; `step` is the number of steps that the round had on the screen. */
export type RoundStepOrder<Game extends OriginalGame> = {
  key: string
  roundId: string
  step: number
  action: RoundAction<Game>
}

/**
 * The calls of a game, typed as those of any game: each has its own schema, and only the common fields are read here.
 */
function getCalls(game: OriginalGame): Calls {
  return ROUND_CALLS[game] as unknown as Calls
}

/** Fetches seeds, the open round and the last rounds. Throws `CommandError`; the last good rows stay. */
export async function loadOriginal(context: Context, game: OriginalGame): Promise<void> {
  const { db, session } = context
  const player = await session.player()
  const before = await activePair(context, player.playerId, game)
  const kind = intentKind(game, 'bet')
  const open = db.intents.where('[playerId+state]').equals([player.playerId, 'accepted'])
  const accepted = await open.and((intent) => intent.kind === kind).toArray()
  const reply = await context.trackLoad(game, () => context.call(getCalls(game).getState, { authSession: player }))
  await session.write(player, async () => {
    await putActivePair(context, player, game, reply.pair, before)
    await putRevealedPairs(
      context,
      reply.revealed.map((pair) => revealedPair(player, game, pair)),
    )
    const rounds = reply.open ? [...reply.rounds, reply.open] : reply.rounds
    await upsertRounds(
      context,
      rounds.map((round) => roundRow(player, game, round)),
    )
    // The operator has no such open round: another device has finished it.
    const over = accepted.filter(({ outcome }) => outcome !== reply.open?.id).map(({ key }) => key)
    await moveIntents(db, over, 'roundEnded')
  })
}

/** How the journal sends a bet and looks it up by key. */
export function betKind(context: Context, game: OriginalGame): IntentKind<Calls['bet'], Calls['getBetByKey']> {
  const { bet, getBetByKey } = getCalls(game)
  return {
    kind: intentKind(game, 'bet'),
    send: bet,
    look: getBetByKey,
    unknownKeyCode: 'bet.unknown',
    apply: applyTo(context, game),
  }
}

/** How the journal sends a step in an open round and looks it up by key; never used by games without steps. */
export function stepKind(context: Context, game: OriginalGame): IntentKind<Calls['act'], Calls['getActByKey']> {
  const { act, getActByKey } = getCalls(game)
  return {
    kind: intentKind(game, 'step'),
    send: act,
    look: getActByKey,
    unknownKeyCode: 'act.unknown',
    apply: applyTo(context, game),
  }
}

function applyTo(context: Context, game: OriginalGame) {
  return async (player: PlayerSession, { round, wallet }: Reply, intent: IntentRow): Promise<Applied> => {
    const { balance, currency, balance_version: version } = wallet
    const [taken] = await upsertRounds(context, [roundRow(player, game, round)], intent)
    await applyBalance(context.db, { playerId: player.playerId, balance, currency, version }, context.clock.now())
    await countPairOn(context, round.server_seed_hash, round.nonce)
    // A step is settled by its reply, a bet by the end of its round.
    const isUnderWay = taken !== undefined && isRowOpen(taken) && intent.kind === intentKind(game, 'bet')
    return { outcome: round.id, state: isUnderWay ? 'accepted' : 'settled' }
  }
}

/** Places one bet on the active seed pair; its round is written when this resolves. Throws `CommandError`. */
export async function betOriginal<Game extends OriginalGame>(
  context: Context,
  journal: Journal,
  game: Game,
  order: RoundOrder<Game>,
): Promise<void> {
  const stake = await checkStake(context, journal, game, order)
  await placeBet(context, journal, stake, await toTerms(context, game, stake, order.bet))
}

/**
 * The terms of a bet: the game's limits, the active seed pair, and what its round is checked against. Throws
 * `CommandError` if the bet is not what the player saw, or `unavailable` before a seed pair is known.
 */
async function toTerms<Game extends OriginalGame>(
  context: Context,
  game: Game,
  { player, amount, currency }: CheckedStake,
  bet: RoundBet<Game>,
): Promise<BetTerms<Calls['bet']>> {
  const pair = await activePair(context, player.playerId, game)
  if (!pair) throw new CommandError({ code: 'unavailable', retry: true })
  const stake = { amount, currency }
  // The bet has this game's type, which the compiler cannot infer for a generic game.
  if (game === 'cases') await assertCasePrice(context, bet as RoundBet<'cases'>, stake)
  return {
    limits: game === 'cases' ? null : betLimits(game, currency),
    kind: betKind(context, game),
    subject: game,
    // As above; the shared type names another game.
    body: { amount: toDecimal(amount), currency, ...getPairFields(pair), bet: bet as never },
    committed: await commit(context, pair, stake, bet),
  }
}

/**
 * Makes one step in an open round, unless that has changed since the player saw it. The step's number is sent, so that
 * none is made twice. Throws `CommandError`.
 */
export async function stepOriginal<Game extends OriginalGame>(
  context: Context,
  journal: Journal,
  game: Game,
  { key, roundId, step, action }: RoundStepOrder<Game>,
): Promise<void> {
  const { db, session } = context
  const player = await session.player()
  const open = await db.rounds.get(roundId)
  if (open?.game !== game) throw new CommandError({ code: 'cancelled', retry: false })
  if (open.status !== 'open') throw new CommandError({ code: 'conflict', reason: 'round.over', retry: false })
  if (open.step !== step) throw new CommandError({ code: 'conflict', reason: 'step.taken', retry: false })
  const body = { round: roundId, step, action }
  await journal.send({
    key: validKey(key),
    player,
    kind: stepKind(context, game),
    subject: game,
    // As in `betOriginal`: the action has this game's type.
    body: body as never,
    order: { amount: open.amount, currency: open.currency, step: body },
  })
}

/** Rotates to a new seed pair with this client seed; the reply reveals the old server seed. Throws `CommandError`. */
export async function rotateOriginal(context: Context, game: OriginalGame, clientSeed: string): Promise<void> {
  const { session } = context
  const player = await session.player()
  const body = { client_seed: clientSeed }
  const reply = await context.call(getCalls(game).rotateSeed, { body, authSession: player })
  await session.write(player, async () => {
    await putActivePair(context, player, game, reply.pair)
    await putRevealedPairs(context, [revealedPair(player, game, reply.revealed)])
  })
}

/**
 * Fetches one round of the player by its id, with its seeds if they are revealed. Throws `CommandError`: `unavailable`
 * with reason `round.unknown` if the player has no round with that id.
 */
export async function loadOriginalRound(context: Context, game: OriginalGame, roundId: string): Promise<void> {
  const { session } = context
  const player = await session.player()
  const reply = await context.call(getCalls(game).getRound, { params: { id: toKnownId(roundId) }, authSession: player })
  assertSameRound(roundId, reply.round.id)
  await session.write(player, async () => {
    await upsertRounds(context, [roundRow(player, game, reply.round)])
    if (reply.revealed) await putRevealedPairs(context, [revealedPair(player, game, reply.revealed)])
  })
}

function roundRow({ playerId }: PlayerSession, game: OriginalGame, round: Reply['round']): OriginalRound {
  const row = {
    id: round.id,
    playerId,
    game,
    at: round.at,
    key: round.key,
    lastKey: null,
    amount: round.amount,
    currency: round.currency,
    payout: round.payout,
    status: round.status,
    step: round.step,
    cashOut: round.cash_out,
    bet: round.bet,
    state: round.state,
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    nonce: round.nonce,
  }
  // Safe: `bet` and `state` were parsed by this game's schema.
  return row as unknown as OriginalRound
}
