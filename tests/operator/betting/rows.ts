import type { SportBetWire } from '#endpoints/betting.ts'
import { type BetKind, BET_KINDS, type BetStatus, BET_STATUSES } from '#domain/betting/betting.ts'
import { oddsFromDecimal, type Odds } from '#domain/betting/odds.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query } from '../database.ts'
import { readWallet } from '../ledger.ts'

export type LegWire = NonNullable<SportBetWire['legs'][number]>
export type BetRow = {
  id: number
  player: number
  key: string | null
  kind: BetKind
  at: number
  endedAt: number | null
  amount: Minor
  remaining: Minor
  currency: Currency
  payout: Minor
  status: BetStatus
  legs: LegWire[]
}

const COLUMNS = {
  id: 'int',
  player: 'int',
  key: 'text?',
  kind: 'text',
  at: 'int',
  ended_at: 'int?',
  amount: 'int',
  remaining: 'int',
  currency: 'text',
  payout: 'int',
  status: 'text',
  legs: 'text',
} as const
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM sport_bets`

type Where = { sql: string; args: (string | number)[] }

async function select(query: Query, { sql, args }: Where): Promise<BetRow[]> {
  const rows = await query.rows(COLUMNS, `${SELECT} ${sql}`, args)
  return rows.map(({ ended_at: endedAt, legs, ...row }) => {
    const kind = BET_KINDS.find((each) => each === row.kind)
    const status = BET_STATUSES.find((each) => each === row.status)
    if (!kind || !status || !isCurrency(row.currency)) throw new Error(`bet ${row.id} is none`)
    const money = { amount: minor(row.amount), remaining: minor(row.remaining), payout: minor(row.payout) }
    // `insertBet` and `keepBet` wrote it in this form.
    return { ...row, ...money, kind, status, currency: row.currency, endedAt, legs: JSON.parse(legs) as LegWire[] }
  })
}

export async function sportBetById(query: Query, player: number, id: string): Promise<BetRow | undefined> {
  return (await select(query, { sql: 'WHERE player = ? AND id = ?', args: [player, id] }))[0]
}

/** Every open bet, of all players. */
export function openSportBets(query: Query): Promise<BetRow[]> {
  return select(query, { sql: "WHERE status = 'open' ORDER BY id", args: [] })
}

const SETTLED_SHOWN = 50

/** A player's open bets and the last settled ones, newest first. */
export async function readSportBets(query: Query, player: number): Promise<BetRow[]> {
  const open = await select(query, {
    sql: "WHERE player = ? AND status = 'open' ORDER BY id DESC LIMIT 300",
    args: [player],
  })
  const settled = await select(query, {
    sql: 'WHERE player = ? AND ended_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT ?',
    args: [player, SETTLED_SHOWN],
  })
  return [...open, ...settled]
}

/** Saves the changes of a settlement or a cash-out. */
export async function saveBet(tx: Query, bet: BetRow): Promise<void> {
  await tx.run('UPDATE sport_bets SET ended_at = ?, remaining = ?, payout = ?, status = ?, legs = ? WHERE id = ?', [
    bet.endedAt,
    bet.remaining,
    bet.payout,
    bet.status,
    JSON.stringify(bet.legs),
    bet.id,
  ])
}

export function getOdds({ odds }: LegWire): Odds {
  const value = oddsFromDecimal(odds)
  if (value === null) throw new Error(`no odds: ${odds}`)
  return value
}

export function sportBetWire(bet: BetRow, clock: OperatorClock): SportBetWire {
  const { id, key, kind, at, endedAt, amount, remaining, currency, payout, status, legs } = bet
  return {
    id,
    key,
    at: clock.moment(at),
    ended_at: endedAt === null ? null : clock.moment(endedAt),
    kind,
    amount: toDecimal(amount),
    remaining: toDecimal(remaining),
    currency,
    payout: toDecimal(payout),
    status,
    legs,
  }
}

/** A bet with its wallet, both in their current state. */
export async function takenBet(query: Query, clock: OperatorClock, player: number, id: string) {
  const bet = await sportBetById(query, player, id)
  if (!bet) throw new Error(`bet ${id} is gone`)
  const { balance, currency, version } = await readWallet(query, player, bet.currency)
  return { bet: sportBetWire(bet, clock), wallet: { balance: toDecimal(balance), currency, balance_version: version } }
}
