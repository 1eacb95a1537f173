import { betLimits, rangeProblem } from '#domain/money/limits.ts'
import { minor } from '#domain/money/money.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import { countStake } from '../bonuses/wager.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { transfer, walletOf } from '../ledger.ts'
import { assertMayPlay } from '../protection/guards.ts'
import type { CountedBet } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import { giveSpinBack, payFreeSpin, spinsHere, takeSpin } from './free-spins.ts'
import { gameById } from './games.ts'
import { type GameSession, gameSession } from './launch.ts'
import { beginRound, dropRound, endRound, type Round, roundOf } from './rounds.ts'
import type { Order, WalletState } from './wallet-calls.ts'

/** The effects of an order besides moving money: the id of the changed bonus, if any. */
export type Done = { session: GameSession; bonus: number | null; settled?: CountedBet }
type Player = GameSession & { player: number }

/** The current money and free spins of a session. */
export async function getWalletState(query: Query, world: World, session: GameSession): Promise<WalletState> {
  const { player, mode, currency } = session
  const about = { session: session.session, mode, currency, limits: betLimits('coinflip', currency) }
  if (player === null) return { ...about, balance: null, free: null }
  const { balance } = await walletOf(query, player, currency)
  return { ...about, balance, free: await spinsHere(query, world, { ...session, player }) }
}

/** Debits a stake, or uses a free spin. A repeated transaction changes nothing. Throws the operator's rejections. */
export async function debit(tx: Query, world: World, order: Order<'debit'>): Promise<Done> {
  const session = await playerSession(tx, world, order.session)
  if (await isKnown(tx, order.transaction, 'debit', order)) return { session, bonus: null }
  const { player, currency } = session
  const at = world.clock.now()
  const amount = minor(order.amount)
  await assertMayPlay(
    tx,
    world,
    { player, family: session.family ?? '' },
    { amount: order.campaign === undefined ? amount : 0, currency },
  )
  if (await roundOf(tx, session, order.round)) throw rejection(409, 'round.known')
  if (order.campaign !== undefined) {
    await takeSpin(tx, world, session, { campaign: order.campaign, bet: amount })
    const round = await beginRound(tx, world, session, {
      name: order.round,
      amount: minor(0),
      campaign: order.campaign,
      at,
    })
    await saveTransaction(tx, order.transaction, 'debit', order, round)
    return { session, bonus: null }
  }
  await expireBonuses(tx, player, at)
  if (rangeProblem(amount, betLimits('coinflip', currency))) throw rejection(422, 'amount.limits')
  if (amount > (await walletOf(tx, player, currency)).balance) throw rejection(402, 'amount.funds')
  const round = await beginRound(tx, world, session, { name: order.round, amount, campaign: null, at })
  await saveTransaction(tx, order.transaction, 'debit', order, round)
  await transfer(tx, {
    player,
    currency,
    at,
    kind: 'provider.bet',
    reference: order.transaction,
    changes: { wallet: -amount, house: amount },
  })
  return { session, bonus: await countStake(tx, { player, currency, amount, at }) }
}

/** Credits the winnings of a round and ends it; free spins pay into a bonus. A repeated transaction changes nothing. */
export async function credit(tx: Query, world: World, order: Order<'credit'>): Promise<Done> {
  // Winnings are paid even when the player has logged out.
  const session = await anySession(tx, order.session)
  if (await isKnown(tx, order.transaction, 'credit', order)) return { session, bonus: null }
  const round = await roundOf(tx, session, order.round)
  if (!round) throw rejection(404, 'round.unknown')
  if (round.endedAt !== null) throw rejection(409, 'round.over')
  const at = world.clock.now()
  await saveTransaction(tx, order.transaction, 'credit', order, round.id)
  if (round.campaign !== null) {
    const free = { ...round, campaign: round.campaign }
    const { bonus, paid } = await payFreeSpin(tx, world, session, free, order.amount)
    await endRound(tx, round.id, paid, at)
    return { session, bonus }
  }
  await endRound(tx, round.id, minor(order.amount), at)
  await pay(tx, session, order, at)
  const game = gameById(world, session.game)
  const { currency } = session
  const bet = { id: session.game, game: game?.name ?? session.game, kind: game?.kind ?? 'slots' } as const
  const settled = { ...bet, amount: round.amount, currency, payout: minor(order.amount) }
  return { session, bonus: null, settled }
}

/** Undoes a debit, or blocks its transaction id if it never arrived. A repeated rollback changes nothing. */
export async function rollback(tx: Query, world: World, order: Order<'rollback'>): Promise<Done> {
  if (order.transaction === order.debit) throw rejection(422, 'form.invalid')
  const session = await anySession(tx, order.session)
  if (await isKnown(tx, order.transaction, 'rollback', order)) return { session, bonus: null }
  const row = await tx.row(
    { kind: 'text', session: 'text', round: 'int?', is_rolled_back: 'int' },
    'SELECT kind, session, round, is_rolled_back FROM provider_transactions WHERE id = ?',
    [order.debit],
  )
  await saveTransaction(tx, order.transaction, 'rollback', order, null)
  if (!row) {
    await saveTransaction(tx, order.debit, 'rollback', order, null)
    return { session, bonus: null }
  }
  if (row.kind === 'rollback' || row.is_rolled_back === 1) return { session, bonus: null }
  if (row.kind !== 'debit' || row.session !== order.session || row.round === null) {
    throw rejection(409, 'transaction.foreign')
  }
  const round = await roundOf(tx, session, row.round)
  if (!round || round.endedAt !== null) throw rejection(409, 'round.over')
  await tx.run('UPDATE provider_transactions SET is_rolled_back = 1 WHERE id = ?', [order.debit])
  await giveBack(tx, session, round, order.debit, world.clock.now())
  await dropRound(tx, round.id)
  return { session, bonus: null }
}

async function giveBack(tx: Query, session: Player, round: Round, debit: string, at: number): Promise<void> {
  if (round.campaign !== null) return giveSpinBack(tx, round.campaign)
  const { player, currency } = session
  const changes = { house: -round.amount, wallet: round.amount }
  await transfer(tx, { player, currency, at, kind: 'provider.rollback', reference: debit, changes })
}

async function pay(tx: Query, { player, currency }: Player, order: Order<'credit'>, at: number): Promise<void> {
  const { amount, transaction: reference } = order
  if (amount === 0) return
  const changes = { house: -amount, wallet: amount }
  await transfer(tx, { player, currency, at, kind: 'provider.payout', reference, changes })
}

async function playerSession(tx: Query, world: World, name: string): Promise<Player> {
  const session = await gameSession(tx, world, name)
  if (session.player === null) throw rejection(403, 'session.demo')
  return { ...session, player: session.player }
}

/** Also accepts an ended session, so that its rounds can be completed. */
async function anySession(tx: Query, name: string): Promise<Player> {
  const session = await gameSession(tx, null, name)
  if (session.player === null) throw rejection(403, 'session.demo')
  return { ...session, player: session.player }
}

/** Whether an order was already executed; throws 409 when its transaction id belongs to another order. */
async function isKnown(tx: Query, id: string, kind: string, order: object): Promise<boolean> {
  const row = await tx.row(
    { kind: 'text', order_text: 'text', is_rolled_back: 'int' },
    'SELECT kind, order_text, is_rolled_back FROM provider_transactions WHERE id = ?',
    [id],
  )
  if (!row) return false
  if (row.is_rolled_back === 1 || (row.kind === 'rollback' && kind === 'debit')) {
    throw rejection(409, 'transaction.rolledBack')
  }
  if (row.kind !== kind || row.order_text !== JSON.stringify(order)) throw rejection(409, 'transaction.reused')
  return true
}

async function saveTransaction(
  tx: Query,
  id: string,
  kind: 'debit' | 'credit' | 'rollback',
  order: { session: string },
  round: number | null,
): Promise<void> {
  await tx.run('INSERT INTO provider_transactions (id, session, kind, round, order_text) VALUES (?, ?, ?, ?, ?)', [
    id,
    order.session,
    kind,
    round,
    JSON.stringify(order),
  ])
}
