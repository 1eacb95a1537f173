import type { Currency } from '../money/currencies.ts'
import { type Minor, minor } from '../money/money.ts'

/** Status of a tournament; also used in the URLs of the lists. */
export const TOURNAMENT_STATUSES = ['upcoming', 'active', 'ended'] as const
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

export function isTournamentStatus(word: string | undefined): word is TournamentStatus {
  return TOURNAMENT_STATUSES.some((status) => status === word)
}

/** Ids are used in URLs and in topic names. */
export const TOURNAMENT_ID = /^[A-Za-z0-9_-]{1,64}$/

export function isTournamentId(text: string): boolean {
  return TOURNAMENT_ID.test(text)
}

/** The socket sends this many top places of the live table; the others are fetched by page. */
export const TOP_PLACES = 20
/** The most places fetched at once. */
export const LEADERS_PER_PAGE = 100

/** How often a table on screen is fetched again, for the places that the socket does not send. */
export const LEADERS_REFRESH_MS = 10_000

type Times = { startsAt: number; endsAt: number }

/** The status of a tournament at `now`; all in ms of server time. At `endsAt` it has ended. */
export function tournamentStatus({ startsAt, endsAt }: Times, now: number): TournamentStatus {
  if (now < startsAt) return 'upcoming'
  return now < endsAt ? 'active' : 'ended'
}

/** When the status changes next, ms of server time: the start, or the end once it has started. */
export function getNextTurningTime({ startsAt, endsAt }: Times, now: number): number {
  return now < startsAt ? startsAt : endsAt
}

/**
 * Key for refetching a list: sorted ids of the tournaments that have entered or left `status` since they were fetched.
 */
export function turnedSince(
  rows: readonly (Times & { id: string; fetchedAt: number })[],
  status: TournamentStatus,
  now: number,
): string {
  const turned = rows.filter((row) => {
    const [before, after] = [tournamentStatus(row, row.fetchedAt), tournamentStatus(row, now)]
    return before !== after && (before === status || after === status)
  })
  return turned
    .map(({ id }) => id)
    .toSorted()
    .join()
}

export const POINT_SOURCES = ['wagered', 'won', 'multiplier'] as const

/**
 * How bets become points. `wagered`, `won`: one point per `per` of the total staked or paid out. `multiplier`: the best
 * payout ÷ stake, in hundredths. Amounts are in minor units of the tournament's currency.
 */
export type PointsRule = { by: (typeof POINT_SOURCES)[number]; per: Minor | null; minBet: Minor | null }

/**
 * Adds a settled bet to the count so far (minor units, or the best multiplier in hundredths) and returns the new count.
 * A bet below `minBet` changes nothing.
 */
export function countBet(
  { by, minBet }: PointsRule,
  counted: number,
  { amount, payout }: { amount: Minor; payout: Minor },
): number {
  if (amount <= 0 || (minBet !== null && amount < minBet)) return counted
  if (by === 'wagered') return counted + amount
  if (by === 'won') return counted + payout
  // BigInt, since the product may exceed the integers that a number holds exactly.
  return Math.max(counted, Number((BigInt(payout) * 100n) / BigInt(amount)))
}

/** The whole points for a count; the remainder stays in the count and adds to the next bet. */
export function toPoints({ by, per }: PointsRule, counted: number): number {
  return by === 'multiplier' || per === null || per <= 0 ? counted : Math.floor(counted / per)
}

export const PRIZE_KINDS = ['balance', 'bonus'] as const
export type PrizeKind = (typeof PRIZE_KINDS)[number]

/** The prize of each place from `from` to `to`: money on the balance, or a bonus with wagering requirement `wager`. */
export type TournamentPrize = { from: number; to: number; kind: PrizeKind; amount: Minor; wager: number | null }

export function prizeAt(prizes: readonly TournamentPrize[], place: number | null): TournamentPrize | null {
  return prizes.find(({ from, to }) => place !== null && place >= from && place <= to) ?? null
}

/** The sum of all prizes, in minor units; null if it is too large for an amount. */
export function prizePool(prizes: readonly TournamentPrize[]): Minor | null {
  try {
    return minor(prizes.reduce((sum, { from, to, amount }) => sum + amount * (to - from + 1), 0))
  } catch {
    return null
  }
}

/** The next better prize than that of a place; for a player without a place, the last prize. */
export function nextPrize(prizes: readonly TournamentPrize[], place: number | null): TournamentPrize | null {
  const better = prizes.filter(({ to }) => place === null || to < place)
  return better.toSorted((one, other) => other.to - one.to)[0] ?? null
}

/** A line of a tournament's table; `player` is null if the player hides statistics. */
export type Leader = { place: number; player: string | null; points: number }

/** The points of the player at a place. */
export type PlaceBar = { place: number; points: number }

/**
 * Points missing for a prize: 1 more than its last place has, since of equal points the player who reached them first
 * has the better place. No place is shared.
 */
export function pointsToPrize({ to }: TournamentPrize, points: number, bars: readonly PlaceBar[]): number {
  return pointsToPlace({ points: bars.find(({ place }) => place === to)?.points ?? 0 }, points)
}

/** Points missing for the place of `leader`: 1 more than the leader has, as of equal points the first one is better. */
export function pointsToPlace(leader: { points: number }, points: number): number {
  return Math.max(1, leader.points - points + 1)
}

export const TOURNAMENT_GAME_KINDS = ['original', 'slots', 'live', 'betting'] as const
export type TournamentGameKind = (typeof TOURNAMENT_GAME_KINDS)[number]
/** A game as in tiles: `id` is the slug of a house game, the operator's id of a provider game, or `betting`. */
type GameRef = { id: string; kind: TournamentGameKind }
/** The games that count: all games of `kinds`, and single games in `items`. */
export type TournamentGames = { kinds: readonly TournamentGameKind[]; items: readonly GameRef[] }

export function countsGame({ kinds, items }: TournamentGames, game: GameRef): boolean {
  return kinds.includes(game.kind) || items.some(({ id, kind }) => id === game.id && kind === game.kind)
}

/** A prize that a player has won; `place` is the final place. */
export type WonPrize = { place: number; kind: PrizeKind; amount: Minor; currency: Currency }
