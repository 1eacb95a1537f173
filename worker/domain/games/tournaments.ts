import type { Currency } from '../money/currencies.ts'
import { type Minor, minor } from '../money/money.ts'

/** Where a tournament is in its life; a part of the addresses of their lists. */
export const TOURNAMENT_STATUSES = ['upcoming', 'active', 'ended'] as const
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

export function isTournamentStatus(word: string | undefined): word is TournamentStatus {
  return TOURNAMENT_STATUSES.some((status) => status === word)
}

/** An id is a part of addresses and of a topic's name. */
export const TOURNAMENT_ID = /^[A-Za-z0-9_-]{1,64}$/

export function isTournamentId(text: string): boolean {
  return TOURNAMENT_ID.test(text)
}

/** So many places of the live table come by the socket; the others are fetched by page. */
export const TOP_PLACES = 20
/** At most so many places are fetched at once. */
export const LEADERS_PER_PAGE = 100

/** How often a table on screen, beyond the places that come by the socket, is fetched again. */
export const LEADERS_REFRESH_MS = 10_000

type Times = { startsAt: number; endsAt: number }

/** Where a tournament is at a moment; all in ms of the server's clock. It is active from its start until just before its end. */
export function tournamentStatus({ startsAt, endsAt }: Times, now: number): TournamentStatus {
  if (now < startsAt) return 'upcoming'
  return now < endsAt ? 'active' : 'ended'
}

/** When it begins; once it has, when it ends. */
export function getNextTurningTime({ startsAt, endsAt }: Times, now: number): number {
  return now < startsAt ? startsAt : endsAt
}

/** What a list that is on screen waits for: the tournaments that have entered or left its status since they were fetched. */
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
 * How bets become points. `wagered`, `won`: one point for each `per` staked or paid out, all bets together.
 * `multiplier`: the best payout ÷ stake, in hundredths. Amounts are in the tournament's currency.
 */
export type PointsRule = { by: (typeof POINT_SOURCES)[number]; per: Minor | null; minBet: Minor | null }

/**
 * Adds a settled bet to what has been counted so far (minor units, or the best multiplier in hundredths). Integers all
 * the way; a bet below the least one changes nothing.
 */
export function countBet(
  { by, minBet }: PointsRule,
  counted: number,
  { amount, payout }: { amount: Minor; payout: Minor },
): number {
  if (amount <= 0 || (minBet !== null && amount < minBet)) return counted
  if (by === 'wagered') return counted + amount
  if (by === 'won') return counted + payout
  // A product of two amounts may be beyond what a number holds exactly.
  return Math.max(counted, Number((BigInt(payout) * 100n) / BigInt(amount)))
}

/** The points that so much is worth: whole ones, what is left over counts with the next bet. */
export function toPoints({ by, per }: PointsRule, counted: number): number {
  return by === 'multiplier' || per === null || per <= 0 ? counted : Math.floor(counted / per)
}

export const PRIZE_KINDS = ['balance', 'bonus'] as const
export type PrizeKind = (typeof PRIZE_KINDS)[number]

/** What each place from `from` to `to` wins: money on the balance, or a bonus that is to be wagered `wager` times. */
export type TournamentPrize = { from: number; to: number; kind: PrizeKind; amount: Minor; wager: number | null }

export function prizeAt(prizes: readonly TournamentPrize[], place: number | null): TournamentPrize | null {
  return prizes.find(({ from, to }) => place !== null && place >= from && place <= to) ?? null
}

/** All prizes together; null where no sum of money is so large. */
export function prizePool(prizes: readonly TournamentPrize[]): Minor | null {
  try {
    return minor(prizes.reduce((sum, { from, to, amount }) => sum + amount * (to - from + 1), 0))
  } catch {
    return null
  }
}

/** The nearest prize that is better than what a place wins: of a player without a place, the last one. */
export function nextPrize(prizes: readonly TournamentPrize[], place: number | null): TournamentPrize | null {
  const better = prizes.filter(({ to }) => place === null || to < place)
  return better.toSorted((one, other) => other.to - one.to)[0] ?? null
}

/** How many points the holder of a place has. */
export type PlaceBar = { place: number; points: number }

/** How many points are missing to a prize: as many as its last place has are one too few, as that one had them first. */
export function pointsToPrize({ to }: TournamentPrize, points: number, bars: readonly PlaceBar[]): number {
  const bar = bars.find(({ place }) => place === to)?.points ?? 0
  return Math.max(1, bar - points + 1)
}

export const TOURNAMENT_GAME_KINDS = ['original', 'slots', 'live', 'betting'] as const
export type TournamentGameKind = (typeof TOURNAMENT_GAME_KINDS)[number]
/** A game as tiles know it: one of the house by its slug, one of a provider by the operator's id. The id of betting is `betting`. */
type GameRef = { id: string; kind: TournamentGameKind }
/** The games that count: all of some kinds, and some by their id. */
export type TournamentGames = { kinds: readonly TournamentGameKind[]; items: readonly GameRef[] }

export function countsGame({ kinds, items }: TournamentGames, game: GameRef): boolean {
  return kinds.includes(game.kind) || items.some(({ id, kind }) => id === game.id && kind === game.kind)
}

/** A prize that a player has won; `place` is the final one. */
export type WonPrize = { place: number; kind: PrizeKind; amount: Minor; currency: Currency }
