import { getRates } from '../billing/exchange.ts'
import type { TournamentWire } from '#endpoints/tournaments.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import type { PointsRule, TournamentGameKind, TournamentPrize, WonPrize } from '#domain/games/tournaments.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query, StoredRow } from '../database.ts'
import { publicName } from '../feed/public-name.ts'
import type { Names } from '../names.ts'

/** The most ended tournaments in a list; older ones that no one has joined are deleted. */
export const ENDED_SHOWN = 100

/** The fixed part of a tournament. Amounts are minor units of its currency. */
export type TournamentRules = {
  name: Names
  picture: string
  games: {
    kinds: TournamentGameKind[]
    items: { id: string; kind: TournamentGameKind; name: string; slug: string | null }[]
  }
  points: PointsRule
  prizes: TournamentPrize[]
}

export type Tournament = TournamentRules & {
  id: string
  startsAt: number
  endsAt: number
  entryFee: Minor
  currency: Currency
  /** When its prizes were paid, in ms. */
  settledAt: number | null
}

/** A participant; `place` is null before the first point. */
export type Member = {
  id: number
  /** null for a simulated player. */
  player: number | null
  /** The public name; null if hidden. */
  shown: string | null
  counted: number
  points: number
  fee: Minor
  prize: WonPrize | null
  place: number | null
}

const COLUMNS = {
  id: 'text',
  starts_at: 'int',
  ends_at: 'int',
  entry_fee: 'int',
  currency: 'text',
  rules: 'text',
  settled_at: 'int?',
} as const

const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM tournaments`

export async function allTournaments(query: Query): Promise<Tournament[]> {
  return (await query.rows(COLUMNS, `${SELECT} ORDER BY starts_at`)).map(readTournament)
}

export async function tournamentById(query: Query, id: string): Promise<Tournament | null> {
  const row = await query.row(COLUMNS, `${SELECT} WHERE id = ?`, [id])
  return row ? readTournament(row) : null
}

function readTournament(row: StoredRow<typeof COLUMNS>): Tournament {
  if (!isCurrency(row.currency)) throw new Error(`tournament ${row.id}: no currency ${row.currency}`)
  return {
    // Only `insertTournament` writes this column.
    ...(JSON.parse(row.rules) as TournamentRules),
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    entryFee: minor(row.entry_fee),
    currency: row.currency,
    settledAt: row.settled_at,
  }
}

/** Adds a tournament; an existing one with this id stays unchanged. Returns whether it was added. */
export async function insertTournament(tx: Query, tournament: Omit<Tournament, 'settledAt'>): Promise<boolean> {
  const { id, startsAt, endsAt, entryFee, currency, ...rules } = tournament
  const { changed } = await tx.run(
    `INSERT INTO tournaments (id, starts_at, ends_at, entry_fee, currency, rules) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [id, startsAt, endsAt, entryFee, currency, JSON.stringify(rules)],
  )
  return changed > 0
}

/**
 * All members by place: of equal points, who reached them first stands higher, then who joined first. Members without
 * points come last and have no place.
 */
export async function readMembers(query: Query, tournament: string): Promise<Member[]> {
  const rows = await query.rows(
    {
      id: 'int',
      player: 'int?',
      name: 'text?',
      // oxlint-disable-next-line house/names -- the operator's name of the field
      own: 'text?',
      hidden: 'int?',
      counted: 'int',
      points: 'int',
      fee: 'int',
      prize: 'text?',
    },
    `SELECT m.id, m.player, m.name, p.name AS own, p.is_statistics_hidden AS hidden, m.counted, m.points, m.fee, m.prize
     FROM tournament_members m LEFT JOIN players p ON p.id = m.player
     WHERE m.tournament = ? ORDER BY m.points DESC, m.reached_at, m.id`,
    [tournament],
  )
  return rows.map(({ id, player, name, own, hidden, counted, points, fee, prize }, index) => {
    const shown = player === null ? name : hidden === 1 || own === null ? null : publicName(own)
    const won = prize === null ? null : (JSON.parse(prize) as WonPrize)
    return { id, player, shown, counted, points, fee: minor(fee), prize: won, place: points > 0 ? index + 1 : null }
  })
}

/** A tournament in the wire format; `entry` is the caller's own. */
export function tournamentWire(
  { id, name, picture, startsAt, endsAt, games, points, prizes, entryFee, currency }: Tournament,
  clock: OperatorClock,
  about: { players: number; entry: TournamentWire['entry'] },
): TournamentWire {
  return {
    id,
    name,
    picture,
    starts_at: clock.moment(startsAt),
    ends_at: clock.moment(endsAt),
    games,
    points: { by: points.by, per: decimal(points.per), min_bet: decimal(points.minBet) },
    prizes: prizes.map((prize) => ({ ...prize, amount: toDecimal(prize.amount) })),
    entry_fee: decimal(entryFee === 0 ? null : entryFee),
    currency,
    rates: getRates(currency),
    ...about,
  }
}

function decimal(amount: Minor | null): string | null {
  return amount === null ? null : toDecimal(amount)
}
