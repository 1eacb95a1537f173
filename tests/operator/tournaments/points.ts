import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { type Minor, minor } from '../../../worker/domain/money/money.ts'
import {
  countBet,
  countsGame,
  type TournamentGameKind,
  tournamentStatus,
  toPoints,
} from '../../../worker/domain/games/tournaments.ts'
import { MINOR_PER_UNIT } from '../../../worker/domain/money/currencies.ts'
import { roubles } from '../billing/scale.ts'
import type { Query } from '../database.ts'
import type { World } from '../world.ts'
import { allTournaments, type Tournament } from './tournaments.ts'

/** A bet that is over. `game` is what it is called by: an original's slug, another game's name. */
export type CountedBet = {
  id: string
  kind: TournamentGameKind
  game: string
  amount: Minor
  currency: Currency
  payout: Minor
}
/** Whose it is: a player's, or of somebody who plays by himself. */
export type Bettor = { player: number } | { other: number; name: string | null }

/** Counts a player's settled bet for the leaders and for the tournaments that the player is in. */
export async function countSettled(world: World, player: number, bet: CountedBet): Promise<void> {
  const at = world.clock.now()
  const changed = await world.database.write(async (tx) => {
    await keepBet(tx, { player }, bet, at)
    return countForTournaments(tx, player, bet, at)
  })
  for (const id of changed) await world.tournaments.announce(id)
}

export async function keepBet(tx: Query, bettor: Bettor, bet: CountedBet, at: number): Promise<void> {
  const { game, kind, amount, currency, payout } = bet
  const { player, other, name } = { player: null, other: null, name: null, ...bettor }
  // Of a free round there is nothing that a multiplier could be of.
  if (amount <= 0) return
  const multiplier = Number((BigInt(payout) * 100n) / BigInt(amount))
  const args = [player, other, name, game, kind, amount, currency, payout]
  await tx.run(
    `INSERT INTO settled_bets (player, other, name, game, kind, amount, currency, payout, worth_amount, worth_payout,
       multiplier, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [...args, worth(amount, currency), worth(payout, currency), multiplier, at],
  )
}

/** An amount in minor units of the rouble, which leaders are compared by. */
function worth(amount: Minor, currency: Currency): number {
  return Math.floor((amount * 100 * MINOR_PER_UNIT) / roubles(100, currency))
}

async function countForTournaments(tx: Query, player: number, bet: CountedBet, at: number): Promise<string[]> {
  const changed = []
  for (const tournament of await allTournaments(tx)) {
    const isCounted = tournamentStatus(tournament, at) === 'active' && tournament.settledAt === null
    if (!isCounted || tournament.currency !== bet.currency || !countsGame(tournament.games, bet)) continue
    const member = await tx.row(
      { id: 'int', counted: 'int' },
      'SELECT id, counted FROM tournament_members WHERE tournament = ? AND player = ?',
      [tournament.id, player],
    )
    if (!member) continue
    await setCounted(tx, tournament, member.id, countBet(tournament.points, member.counted, bet), at)
    changed.push(tournament.id)
  }
  return changed
}

/** Gives a member what has been counted, and the points that it is worth. */
export async function setCounted(
  tx: Query,
  { points: rule }: Tournament,
  member: number,
  counted: number,
  at: number,
): Promise<void> {
  const points = toPoints(rule, counted)
  await tx.run(
    `UPDATE tournament_members SET counted = ?1, reached_at = iif(points = ?2, reached_at, ?3), points = ?2 WHERE id = ?4`,
    [counted, points, at, member],
  )
}

/** So much has to be counted for so many points. */
export function countedFor({ points: { by, per } }: Tournament, points: number): number {
  return by === 'multiplier' ? points : points * (per ?? minor(1))
}
