import { minor } from '../../../worker/domain/money/money.ts'
import type { TournamentPrize } from '../../../worker/domain/games/tournaments.ts'
import type { Query } from '../database.ts'
import { publicName } from '../feed/public-name.ts'
import { insertTournament, tournamentById, type TournamentRules } from './tournaments.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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

/** Creates the missing tournaments before, at and after a time. Returns whether any was missing. */
export async function ensureDemoTournaments(tx: Query, now: number): Promise<boolean> {
  let isAny = false
  for (const { slug, everyMs, feeRub, others, most, ...rules } of SERIES) {
    const current = Math.floor(now / everyMs)
    for (const turn of [current - 1, current, current + 1]) {
      const id = `${slug}-${turn}`
      if (await tournamentById(tx, id)) continue
      isAny = true
      const startsAt = turn * everyMs
      const times = { startsAt, endsAt: startsAt + everyMs }
      await insertTournament(tx, { id, ...times, entryFee: minor(feeRub * 100), currency: 'RUB', ...rules })
      // The share of the duration that has passed, for the points gained so far.
      const part = Math.min(1, Math.max(0, (now - startsAt) / everyMs))
      const count = turn > current ? Math.round(others / 8) : others
      await addOthers(tx, id, {
        count,
        at: Math.min(now, times.endsAt),
        most: Math.round(most * part),
        per: rules.points.per ?? 1,
      })
    }
  }
  return isAny
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

/** Adds simulated participants with up to `most` points: a few have many, most have few. */
export async function addOthers(
  tx: Query,
  tournament: string,
  { count, at, most, per }: { count: number; at: number; most: number; per: number },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const points = Math.round(most * ((count - index) / count) ** 3 * (0.9 + ((index * 7) % 10) / 100))
    return [tournament, otherName(index), points * per, points, at]
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
