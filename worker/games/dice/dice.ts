import { betDice, getDice, getDiceBetByKey, getDiceRound, rotateDiceSeed } from '../../api/dice.ts'
import type { ReplyOf } from '../../api/endpoint.ts'
import type { Holder } from '../../api/session.ts'
import type { Context } from '../../context.ts'
import type { DiceRound } from '../../db/rows.ts'
import type { IntentKind, Journal } from '../../money/index.ts'
import { takeBalance } from '../../profile/index.ts'
import { Failure } from '../../result.ts'
import { type DiceDirection, type Hundredths, isDiceTarget } from '../../rules/dice.ts'
import { betLimits, rangeProblem } from '../../rules/limits.ts'
import { type Minor, toDecimal } from '../../rules/money.ts'
import { holdTo, knownId } from '../round-id.ts'
import { activePair, commit, countPairOn, named, putActivePair, revealedPair } from '../seed-pairs.ts'
import { takeRounds } from '../take-rounds.ts'

type Player = Holder & { playerId: string }
type StateReply = ReplyOf<typeof getDice>

export type DiceBet = { amount: Minor; target: Hundredths; direction: DiceDirection }
export type DiceKind = IntentKind<typeof betDice, typeof getDiceBetByKey>

/** Fetches seeds, revealed pairs and the last rounds. Throws `Failure`; the last good rows stay. */
export async function loadDice(context: Context): Promise<void> {
  const { db, session } = context
  const player = await session.player()
  const before = await activePair(context, player.playerId, 'dice')
  const state = await context.part('dice', () => context.call(getDice))
  await session.write(player, async () => {
    await putActivePair(context, player, 'dice', state.pair, before)
    await db.seedPairs.bulkPut(state.revealed.map((pair) => revealedPair(player, 'dice', pair)))
    await takeRounds(
      context,
      state.rounds.map((round) => roundRow(player, round)),
    )
  })
}

/** How a bet is sent, found again by key and written as a round. */
export function diceKind(context: Context): DiceKind {
  const { db, clock } = context
  return {
    kind: 'dice.bet',
    send: betDice,
    look: getDiceBetByKey,
    unheardOf: 'bet.unknown',
    async apply(player, { round, wallet }, intent) {
      await takeRounds(context, [roundRow(player, round)], intent)
      const { balance, currency, balance_version: version } = wallet
      await takeBalance(db, { playerId: player.playerId, balance, currency, version }, clock.now())
      await countPairOn(context, round.server_seed_hash, round.nonce)
      return { outcome: round.id, state: 'settled' }
    },
  }
}

/** Places one bet on the active seed pair and gives the operator's round. Throws `Failure`. */
export async function bet(
  context: Context,
  journal: Journal,
  kind: DiceKind,
  order: DiceBet,
): Promise<{ round: DiceRound }> {
  const { db, session } = context
  const player = await session.player()
  const { playerId } = player
  const [wallet, pair] = await Promise.all([db.wallets.get(playerId), activePair(context, playerId, 'dice')])
  if (!wallet || wallet.currency === null || wallet.balance === null)
    throw new Failure({ code: 'unavailable', retry: true })
  const limits = betLimits('dice', wallet.currency)
  const problem = rangeProblem(order.amount, limits)
  if (problem !== null) {
    const limit = toDecimal(problem === 'below' ? limits.min : limits.max)
    throw new Failure({ code: 'limits', fields: { amount: [`amount.${problem}:${limit}`] }, retry: false })
  }
  if (!isDiceTarget(order.target, order.direction)) throw new Failure({ code: 'validation', retry: false })
  if (order.amount > wallet.balance) throw new Failure({ code: 'funds', retry: false })
  if (!pair) throw new Failure({ code: 'unavailable', retry: true })
  const { currency } = wallet
  const { amount, target, direction } = order
  const line = { target, direction }
  const body = { amount: toDecimal(amount), currency, ...line, ...named(pair) }
  const committed = await commit(context, pair, { amount, currency }, line)
  const money = { amount, currency, committed }
  const round = await journal.send(player, kind, 'dice', body, money, (id) => db.rounds.get(id))
  if (round?.game !== 'dice') throw new Failure({ code: 'cancelled', retry: false })
  return { round }
}

/** Takes a new pair with this client seed; the old server seed is revealed by it. Throws `Failure`. */
export async function rotate(context: Context, clientSeed: string): Promise<void> {
  const { db, session } = context
  const player = await session.player()
  const reply = await context.call(rotateDiceSeed, { body: { client_seed: clientSeed }, holder: player })
  await session.write(player, async () => {
    await putActivePair(context, player, 'dice', reply.pair)
    await db.seedPairs.put(revealedPair(player, 'dice', reply.revealed))
  })
}

/**
 * Fetches one roll of the player by its id, with its seeds where they are revealed. Throws `Failure`: `unavailable` with
 * reason `round.unknown` where the player has none of that id.
 */
export async function loadDiceRound(context: Context, roundId: string): Promise<void> {
  const { db, session } = context
  const player = await session.player()
  const told = await context.call(getDiceRound, { params: { id: knownId(roundId) }, holder: player })
  holdTo(roundId, told.round.id)
  await session.write(player, async () => {
    await takeRounds(context, [roundRow(player, told.round)])
    if (told.revealed) await db.seedPairs.put(revealedPair(player, 'dice', told.revealed))
  })
}

function roundRow({ playerId }: Player, round: StateReply['rounds'][number]): DiceRound {
  return {
    id: round.id,
    playerId,
    game: 'dice',
    at: round.at,
    key: round.key,
    amount: round.amount,
    currency: round.currency,
    payout: round.payout,
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    target: round.target,
    direction: round.direction,
    roll: round.roll,
  }
}
