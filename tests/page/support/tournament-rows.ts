import type { TournamentEntryRow, TournamentRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'

const AT = Date.UTC(2026, 0, 15, 12)
const DAY_MS = 86_400_000

/** A running tournament that ends after a number of days. */
export function tournamentRow(id: string, days: number): TournamentRow {
  return {
    id,
    name: { en: `Race ${id}`, ru: `Гонка ${id}`, kz: `Жарыс ${id}` },
    picture: 'race',
    startsAt: Date.now() - DAY_MS,
    endsAt: Date.now() + days * DAY_MS,
    games: { kinds: ['slots'], items: [] },
    points: { by: 'wagered', per: minor(100), minBet: null },
    prizes: [],
    entryFee: null,
    currency: 'RUB',
    players: 240,
    fetchedAt: AT,
  }
}

/** A player's entry without points. */
export function entryRow(playerId: string, tournamentId: string, place: number | null): TournamentEntryRow {
  return {
    id: `${playerId} ${tournamentId}`,
    playerId,
    tournamentId,
    joined: true,
    place,
    points: 0,
    prize: null,
    asOf: AT,
    lastKey: null,
  }
}
