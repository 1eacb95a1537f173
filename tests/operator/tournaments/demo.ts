import { minor } from '#domain/money/money.ts'
import type { TournamentPrize } from '#domain/games/tournaments.ts'
import type { Query } from '../database.ts'
import { publicName } from '../feed/public-name.ts'
import { countedFor, setCounted } from './points.ts'
import { insertTournament, type Tournament, type TournamentRules } from './tournaments.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Times = Pick<Tournament, 'startsAt' | 'endsAt'>
type Series = TournamentRules & { slug: string; everyMs: number; feeRub: number; others: number; most: number }

const money = (from: number, to: number, units: number): TournamentPrize => ({
  from,
  to,
  kind: 'balance',
  amount: minor(units * 100),
  wager: null,
})
const bonus = (from: number, to: number, units: number): TournamentPrize => ({
  ...money(from, to, units),
  kind: 'bonus',
  wager: 5,
})
const original = (id: string, name: string) => ({ id, kind: 'original' as const, name, slug: id })

/** Series of tournaments without a pause between them: each series has one finished, one active and one upcoming. */
const SERIES: readonly Series[] = [
  {
    slug: 'sprint',
    everyMs: 30 * MINUTE,
    feeRub: 10,
    others: 64,
    most: 4_000,
    name: { en: 'Half-hour sprint', ru: 'Получасовой спринт', kz: 'Жарты сағаттық спринт' },
    picture: 'comet',
    games: { kinds: [], items: [original('dice', 'Dice'), original('keno', 'Keno'), original('miner', 'Miner')] },
    points: { by: 'multiplier', per: null, minBet: minor(100) },
    prizes: [money(1, 1, 1_000), money(2, 2, 500), money(3, 3, 250), bonus(4, 10, 50)],
  },
  {
    slug: 'daily',
    everyMs: DAY,
    feeRub: 0,
    others: 340,
    most: 60_000,
    name: { en: 'Daily race of Originals', ru: 'Ежедневная гонка Originals', kz: 'Originals күнделікті жарысы' },
    picture: 'crown',
    games: { kinds: ['original'], items: [] },
    points: { by: 'wagered', per: minor(100), minBet: minor(100) },
    prizes: [money(1, 1, 15_000), money(2, 2, 7_500), money(3, 3, 4_000), money(4, 10, 1_000), bonus(11, 50, 200)],
  },
  {
    slug: 'weekly',
    everyMs: 7 * DAY,
    feeRub: 100,
    others: 1_200,
    most: 250_000,
    name: { en: 'Great Steppe: slots and live', ru: 'Великая степь: слоты и live', kz: 'Ұлы дала: слоттар мен лайв' },
    picture: 'horse',
    games: { kinds: ['slots', 'live'], items: [] },
    points: { by: 'won', per: minor(1_000), minBet: minor(500) },
    prizes: [
      money(1, 1, 150_000),
      money(2, 3, 50_000),
      money(4, 10, 10_000),
      money(11, 50, 2_000),
      bonus(51, 100, 500),
    ],
  },
  {
    slug: 'sports',
    everyMs: 7 * DAY,
    feeRub: 0,
    others: 180,
    most: 30_000,
    name: { en: 'Sports week', ru: 'Спортивная неделя', kz: 'Спорт аптасы' },
    picture: 'stadium',
    games: { kinds: [], items: [{ id: 'betting', kind: 'betting', name: 'Betting', slug: null }] },
    points: { by: 'won', per: minor(100), minBet: minor(1_000) },
    prizes: [money(1, 1, 20_000), money(2, 3, 5_000), bonus(4, 20, 300)],
  },
]

/** The share of the others that join before the start; the rest join during the first half. */
const EARLY_SHARE = 1 / 8

/** Creates the missing tournaments before, at and after a time. Returns whether any was missing. */
export async function ensureDemoTournaments(tx: Query, now: number): Promise<boolean> {
  let isAny = false
  for (const series of SERIES) {
    const { slug, everyMs, feeRub, others: _others, most: _most, ...rules } = series
    const current = Math.floor(now / everyMs)
    for (const turn of [current - 1, current, current + 1]) {
      const startsAt = turn * everyMs
      const times = { startsAt, endsAt: startsAt + everyMs }
      const id = `${slug}-${turn}`
      const isNew = await insertTournament(tx, {
        id,
        ...times,
        entryFee: minor(feeRub * 100),
        currency: 'RUB',
        ...rules,
      })
      if (!isNew) continue
      isAny = true
      await joinOthers(tx, series, { id, ...times }, now)
    }
  }
  return isAny
}

/**
 * Lets simulated players join a tournament of the demo, and one of them gain points as after some bets. Their points
 * follow from the time that has passed: however often this runs, the leader has at most `most` points at the end.
 * Returns whether anything has changed.
 */
export async function playAsOthers(tx: Query, tournament: Tournament, now: number): Promise<boolean> {
  const series = SERIES.find(({ slug }) => tournament.id.startsWith(`${slug}-`))
  if (!series) return false
  const count = await joinOthers(tx, series, tournament, now)
  // The first ones play more often, so that the top of the table moves.
  const index = Math.floor(count * Math.random() ** 3)
  const member = await tx.row(
    { id: 'int', points: 'int' },
    `SELECT id, points FROM tournament_members WHERE tournament = ? AND player IS NULL ORDER BY id LIMIT 1 OFFSET ?`,
    [tournament.id, index],
  )
  const points = pointsAt(index, { count: series.others, most: series.most * getPart(tournament, now) })
  if (!member || points <= member.points) return false
  await setCounted(tx, tournament, member.id, countedFor(tournament, points), now)
  return true
}

/** Adds the simulated players who have joined by now; returns how many there are. */
async function joinOthers(tx: Query, series: Series, tournament: Times & { id: string }, now: number): Promise<number> {
  const { others, most, points } = series
  const part = getPart(tournament, now)
  const joined = await tx.row(
    { count: 'int' },
    'SELECT count(*) AS count FROM tournament_members WHERE tournament = ? AND player IS NULL',
    [tournament.id],
  )
  const from = joined?.count ?? 0
  const to = Math.max(from, Math.round(others * Math.min(1, EARLY_SHARE + 2 * part * (1 - EARLY_SHARE))))
  const at = Math.min(now, tournament.endsAt)
  await addOthers(tx, tournament.id, { from, to, count: others, at, most: most * part, per: points.per ?? 1 })
  return to
}

/** The share of a tournament's duration that has passed. */
function getPart({ startsAt, endsAt }: Times, now: number): number {
  return Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)))
}

/**
 * Deletes the settled tournaments without a player, except the last ones (by end). Returns the ids of the deleted ones.
 * A series makes 48 tournaments a day.
 */
export async function pruneTournaments(tx: Query, storedAtMost: number): Promise<string[]> {
  const old = await tx.rows(
    { id: 'text' },
    `SELECT id FROM tournaments t WHERE settled_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM tournament_members WHERE tournament = t.id AND player IS NOT NULL)
     ORDER BY ends_at DESC LIMIT -1 OFFSET ?`,
    [storedAtMost],
  )
  for (const { id } of old) {
    await tx.run('DELETE FROM tournament_members WHERE tournament = ?', [id])
    await tx.run('DELETE FROM tournaments WHERE id = ?', [id])
  }
  return old.map(({ id }) => id)
}

const NAMES = [
  'Aigerim',
  'Batyr',
  'Darya',
  'Erlan',
  'Fatima',
  'Ivan',
  'Kamila',
  'Marat',
  'Nurlan',
  'Olga',
  'Sanzhar',
  'Timur',
]

/** The public name of a simulated player; null for a hidden one. */
export function otherName(index: number): string | null {
  return index % 7 === 6 ? null : publicName(NAMES[(index * 5) % NAMES.length] ?? '')
}

type Spread = {
  /** The number of simulated players by whom the points are spread. */
  count: number
  /** What the first of them has at most. */
  most: number
}

/** The points of a simulated player: a few have many, most have few. */
function pointsAt(index: number, { count, most }: Spread): number {
  return Math.round(most * ((count - index) / count) ** 3 * (0.9 + ((index * 7) % 10) / 100))
}

/** Adds the simulated players from one index to another (all by default), with their points at a time. */
export async function addOthers(
  tx: Query,
  tournament: string,
  { from: first = 0, to, at, per, ...spread }: Spread & { from?: number; to?: number; at: number; per: number },
): Promise<void> {
  const last = to ?? spread.count
  const rows = Array.from({ length: last - first }, (_, place) => {
    const points = pointsAt(first + place, spread)
    return [tournament, otherName(first + place), points * per, points, at]
  })
  for (let from = 0; from < rows.length; from += 100) {
    const some = rows.slice(from, from + 100)
    await tx.run(
      `INSERT INTO tournament_members (tournament, name, counted, points, reached_at)
       VALUES ${some.map(() => '(?, ?, ?, ?, ?)').join(', ')}`,
      some.flat(),
    )
  }
}
