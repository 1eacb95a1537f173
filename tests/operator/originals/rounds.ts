import type { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { RoundBet, RoundState } from '#domain/games/round-shapes.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query, StoredRow } from '../database.ts'
import { readWallet } from '../ledger.ts'

/** The calls of all games have the same fields; `bet`, `state` and `action` differ and are passed through. */
export type Calls = (typeof ROUND_CALLS)['coinflip']
export type Settled = EndpointWire<Calls['bet']>

/** The owner of rounds and seeds: a player in one game. */
export type Owner = { player: number; game: OriginalGame }

const COLUMNS = {
  id: 'int',
  game: 'text',
  key: 'text?',
  pair: 'int',
  at: 'int',
  amount: 'int',
  currency: 'text',
  status: 'text',
  step: 'int',
  payout: 'int',
  cash_out: 'int?',
  bet: 'text',
  state: 'text',
  server_seed_hash: 'text',
  client_seed: 'text',
  nonce: 'int',
} as const
export type Row = StoredRow<typeof COLUMNS>

const SELECT = `SELECT r.id, r.game, r.key, r.pair, r.at, r.amount, r.currency, r.status, r.step, r.payout, r.cash_out, r.bet,
  r.state, p.server_seed_hash, p.client_seed, r.nonce
  FROM original_rounds r JOIN original_pairs p ON p.id = r.pair`

/** A stored round, parsed for the rules. */
export type Round<Game extends OriginalGame> = {
  id: number
  pair: number
  nonce: number
  amount: Minor
  currency: Currency
  status: 'open' | 'settled'
  step: number
  bet: RoundBet<Game>
  state: RoundState<Game>
}

/** A player's round of a game as a database row; undefined for an unknown id. */
export async function readRow(query: Query, { player, game }: Owner, id: string): Promise<Row | undefined> {
  return query.row(COLUMNS, `${SELECT} WHERE r.player = ? AND r.game = ? AND r.id = ?`, [player, game, id])
}

/** A player's round of a game, parsed for the rules; undefined for an unknown id. */
export async function readStoredRound<Game extends OriginalGame>(
  query: Query,
  owner: Owner & { game: Game },
  id: string,
): Promise<Round<Game> | undefined> {
  const row = await readRow(query, owner, id)
  if (!row) return undefined
  const { pair, nonce, step } = row
  return {
    id: row.id,
    pair,
    nonce,
    step,
    amount: minor(row.amount),
    currency: getCurrency(row),
    status: toStatus(row),
    // `insertRound` and `saveStep` wrote it for this game.
    bet: JSON.parse(row.bet) as RoundBet<Game>,
    state: JSON.parse(row.state) as RoundState<Game>,
  }
}

/** A round that its player has shared, as a database row; undefined for any other round. */
export async function readPublicRow(query: Query, game: OriginalGame, id: string) {
  const shared = await query.row({ has_amounts: 'int' }, 'SELECT has_amounts FROM public_rounds WHERE round = ?', [id])
  const row = shared && (await query.row(COLUMNS, `${SELECT} WHERE r.game = ? AND r.id = ?`, [game, id]))
  return row && { row, hasAmounts: shared.has_amounts === 1 }
}

/** A round with its wallet, both in their current state. */
export async function roundById(query: Query, clock: OperatorClock, player: number, id: string): Promise<Settled> {
  const row = await query.row(COLUMNS, `${SELECT} WHERE r.player = ? AND r.id = ?`, [player, id])
  if (!row) throw new Error(`round ${id} is gone`)
  const { balance, currency, version } = await readWallet(query, player, getCurrency(row))
  return { round: roundWire(row, clock), wallet: { balance: toDecimal(balance), currency, balance_version: version } }
}

/** The open round of a game; null if there is none. */
export async function openRound(query: Query, { player, game }: Owner): Promise<Row | null> {
  const where = "WHERE r.player = ? AND r.game = ? AND r.status = 'open'"
  return (await query.row(COLUMNS, `${SELECT} ${where}`, [player, game])) ?? null
}

/** A player's finished rounds of a game, newest first. */
export async function lastRounds(query: Query, clock: OperatorClock, { player, game }: Owner, most: number) {
  const where = "WHERE r.player = ? AND r.game = ? AND r.status = 'settled' ORDER BY r.id DESC LIMIT ?"
  const rows = await query.rows(COLUMNS, `${SELECT} ${where}`, [player, game, most])
  return rows.map((row) => roundWire(row, clock))
}

export function roundWire(row: Row, clock: OperatorClock): Settled['round'] {
  return {
    id: row.id,
    key: row.key,
    at: clock.moment(row.at),
    amount: toDecimal(minor(row.amount)),
    currency: getCurrency(row),
    payout: toDecimal(minor(row.payout)),
    status: toStatus(row),
    step: row.step,
    cash_out: row.cash_out === null ? null : toDecimal(minor(row.cash_out)),
    bet: JSON.parse(row.bet),
    state: JSON.parse(row.state),
    server_seed_hash: row.server_seed_hash,
    client_seed: row.client_seed,
    nonce: row.nonce,
  }
}

function toStatus({ status }: Row): 'open' | 'settled' {
  return status === 'open' ? 'open' : 'settled'
}

export function getCurrency({ id, currency }: Row): Currency {
  if (!isCurrency(currency)) throw new Error(`round ${id} has no currency`)
  return currency
}
