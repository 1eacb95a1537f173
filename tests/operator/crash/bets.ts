import type { SharedGameAction, SharedGameOrder } from '#domain/games/shared-round-shapes.ts'
import type { SHARED_GAME_CALLS } from '#endpoints/shared-rounds/endpoints.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { crashPayout } from '#domain/games/crash.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { betLimits, rangeProblem } from '#domain/money/limits.ts'
import { fromDecimal, type Minor, minor, toDecimal } from '#domain/money/money.ts'
import { playedId } from '#domain/games/played-original.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import { countStake } from '../bonuses/wager.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query, StoredRow } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import { transfer, readWallet } from '../ledger.ts'
import { recordPlayed } from '../lobby/personal.ts'

const COLUMNS = {
  id: 'int',
  player: 'int',
  key: 'text',
  round: 'int?',
  slot: 'int',
  target: 'int?',
  amount: 'int',
  currency: 'text',
  status: 'text',
  multiplier: 'int?',
  payout: 'int',
  at: 'int',
  point: 'int?',
} as const
const SELECT = `SELECT b.id, b.player, b.key, b.round, b.slot, b.target, b.amount, b.currency, b.status, b.multiplier,
  b.payout, b.at, r.point FROM crash_bets b LEFT JOIN crash_rounds r ON r.id = b.round`

type Row = StoredRow<typeof COLUMNS>
type Status = 'waiting' | 'open' | 'settled' | 'cancelled'
export type StoredCrashBet = Omit<Row, 'amount' | 'currency' | 'status' | 'payout'> & {
  amount: Minor
  currency: Currency
  status: Status
  payout: Minor
}
export type BetReply = EndpointWire<(typeof SHARED_GAME_CALLS)['crash']['bet']>

export type PlaceOrder = {
  player: number
  key: string
  amount: string
  currency: Currency
  bet: SharedGameOrder<'crash'>
  /** The round that is taking bets; null while a round runs, when the bet is for the next one. */
  round: number | null
  at: number
}

/** Takes one bet in the caller's transaction and debits its stake at once. Throws the operator's rejections. */
export async function placeCrashBet(tx: Query, order: PlaceOrder): Promise<StoredCrashBet> {
  const { player, key, bet, round, at } = order
  await expireBonuses(tx, player, at)
  const { balance, currency } = await readWallet(tx, player)
  const amount = acceptedStake(order, currency)
  if (await hasOpenBet(tx, player, bet.slot)) throw rejection(409, 'slot.taken')
  if (amount > balance) throw invalid({ amount: ['amount.funds'] })
  const { inserted: id } = await tx.run(
    `INSERT INTO crash_bets (player, key, round, slot, target, amount, currency, status, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting', ?)`,
    [player, key, round, bet.slot, bet.auto_cash_out, amount, currency, at],
  )
  await transfer(tx, {
    player,
    currency,
    kind: 'crash.bet',
    reference: String(id),
    at,
    changes: { wallet: -amount, house: amount },
  })
  await recordPlayed(tx, { player, game: playedId('crash'), at })
  return crashBetById(tx, id)
}

function acceptedStake(order: PlaceOrder, currency: Currency): Minor {
  if (order.currency !== currency) throw invalid({ currency: ['currency.wrong'] })
  const amount = fromDecimal(order.amount)
  if (amount === null || amount < 0) throw invalid({ amount: ['amount.invalid'] })
  const range = betLimits('crash', currency)
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
  return amount
}

/** Finds a player's bet for an action. Throws 404 for another player's bet, 409 when it is too late for the action. */
export async function betFor(
  tx: Query,
  player: number,
  id: string,
  kind: SharedGameAction<'crash'>['kind'],
): Promise<StoredCrashBet> {
  const row = await tx.row(COLUMNS, `${SELECT} WHERE b.player = ? AND b.id = ?`, [player, id])
  if (!row) throw rejection(404, 'bet.unknown')
  const bet = toBet(row)
  const { status, multiplier } = bet
  if (status === 'cancelled' || multiplier !== null) throw rejection(409, 'bet.over')
  if (kind === 'cancel' && status !== 'waiting') throw rejection(409, 'bet.started')
  if (kind === 'cashOut' && status === 'waiting') throw rejection(409, 'bet.waiting')
  if (status === 'settled') throw rejection(409, 'round.crashed')
  return bet
}

/** Returns a stake: the player cancelled, or the round was cut off. */
export async function cancelBet(
  tx: Query,
  { id, player, currency, amount }: StoredCrashBet,
  at: number,
): Promise<void> {
  await tx.run("UPDATE crash_bets SET status = 'cancelled', ended_at = ? WHERE id = ?", [at, id])
  await transfer(tx, {
    player,
    currency,
    kind: 'crash.refund',
    reference: String(id),
    at,
    changes: { house: -amount, wallet: amount },
  })
}

/**
 * Opens a bet when its round starts: it can no longer be cancelled, and its stake counts toward a bonus. Returns the id
 * of the changed bonus.
 */
export async function openBet(
  tx: Query,
  { id, player, currency, amount }: StoredCrashBet,
  at: number,
): Promise<number | null> {
  await tx.run("UPDATE crash_bets SET status = 'open' WHERE id = ?", [id])
  await expireBonuses(tx, player, at)
  return countStake(tx, { player, currency, amount, at })
}

/** Settles a bet at its cash-out multiplier and pays it; null means that it lost. */
export async function settleBet(tx: Query, bet: StoredCrashBet, multiplier: number | null, at: number): Promise<void> {
  const { id, player, currency, amount } = bet
  const payout = multiplier === null ? minor(0) : crashPayout(amount, multiplier)
  await tx.run("UPDATE crash_bets SET status = 'settled', multiplier = ?, payout = ?, ended_at = ? WHERE id = ?", [
    multiplier,
    payout,
    at,
    id,
  ])
  if (payout === 0) return
  await transfer(tx, {
    player,
    currency,
    kind: 'crash.payout',
    reference: String(id),
    at,
    changes: { house: -payout, wallet: payout },
  })
}

export async function crashBetById(query: Query, id: number | string): Promise<StoredCrashBet> {
  const row = await query.row(COLUMNS, `${SELECT} WHERE b.id = ?`, [id])
  if (!row) throw new Error(`bet ${id} is gone`)
  return toBet(row)
}

/** The bets of a round with a status; round null means waiting for the next round. */
export async function readCrashBets(
  query: Query,
  round: number | null,
  status: 'waiting' | 'open',
): Promise<StoredCrashBet[]> {
  const rows = await query.rows(COLUMNS, `${SELECT} WHERE b.round IS ? AND b.status = ? ORDER BY b.id`, [round, status])
  return rows.map(toBet)
}

/** All unfinished bets, of every round. */
export async function openCrashBets(query: Query): Promise<StoredCrashBet[]> {
  const rows = await query.rows(COLUMNS, `${SELECT} WHERE b.status IN ('waiting', 'open') ORDER BY b.id`)
  return rows.map(toBet)
}

/** A player's last bets, newest first. */
export async function lastBets(query: Query, player: number, most: number): Promise<StoredCrashBet[]> {
  const rows = await query.rows(COLUMNS, `${SELECT} WHERE b.player = ? ORDER BY b.id DESC LIMIT ?`, [player, most])
  return rows.map(toBet)
}

async function hasOpenBet(query: Query, player: number, slot: number): Promise<boolean> {
  const row = await query.row(
    { id: 'int' },
    "SELECT id FROM crash_bets WHERE player = ? AND slot = ? AND status IN ('waiting', 'open')",
    [player, slot],
  )
  return row !== undefined
}

/** A bet as sent to its own player. */
export function crashBetWire(bet: StoredCrashBet, clock: OperatorClock): BetReply['bet'] {
  const { id, key, at, amount, currency, payout, status, round, slot, target, multiplier, point } = bet
  return {
    id,
    key,
    at: clock.moment(at),
    amount: toDecimal(amount),
    currency,
    payout: toDecimal(payout),
    status,
    round,
    bet: { slot: slot === 2 ? 2 : 1, auto_cash_out: target },
    // The crash point stays secret until the crash; afterwards, players who cashed out earlier receive it too.
    state: { multiplier, point },
  }
}

/** A bet with its wallet, both in their current state. */
export async function readBetReply(query: Query, clock: OperatorClock, id: string): Promise<BetReply> {
  const bet = await crashBetById(query, id)
  const { balance, currency, version } = await readWallet(query, bet.player, bet.currency)
  return {
    bet: crashBetWire(bet, clock),
    wallet: { balance: toDecimal(balance), currency, balance_version: version },
  }
}

function toBet(row: Row): StoredCrashBet {
  const { amount, currency, status, payout, ...rest } = row
  if (!isCurrency(currency)) throw new Error(`bet ${row.id} has no currency`)
  return {
    ...rest,
    amount: minor(amount),
    currency,
    // A CHECK constraint of the table allows no other value.
    status: status as Status,
    payout: minor(payout),
  }
}
