import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { countBet, countsGame, type TournamentGameKind, tournamentStatus, toPoints } from '#domain/games/tournaments.ts'
import { toKopecks } from '../billing/scale.ts'
import type { Query } from '../database.ts'
import type { World } from '../world.ts'
import { allTournaments, type Tournament } from './tournaments.ts'

/** A settled bet. `game` is an original's slug or another game's name. */
export type CountedBet = {
  id: string
  kind: TournamentGameKind
  game: string
  amount: Minor
  currency: Currency
  payout: Minor
}
/** Owner of a bet: a player, or a simulated one. */
export type Bettor = { player: number } | { other: number; name: string | null }

/** Counts a player's settled bet toward the leaderboards and the player's tournaments. */
export async function countSettled(world: World, player: number, bet: CountedBet): Promise<void> {
  const at = world.clock.now()
  const changed = await world.database.write(async (tx) => {
    await saveCountedBet(tx, { player }, bet, at)
    return countForTournaments(tx, player, bet, at)
  })
  for (const id of changed) await world.tournaments.announce(id)
}

/** Stores a settled bet for the leaderboards, which compare the bets of all currencies by their worth in kopecks. */
export async function saveCountedBet(tx: Query, bettor: Bettor, bet: CountedBet, at: number): Promise<void> {
  const { game, kind, amount, currency, payout } = bet
  const { player, other, name } = { player: null, other: null, name: null, ...bettor }
  // A free round has no stake, so it has no multiplier.
  if (amount <= 0) return
  const multiplier = Number((BigInt(payout) * 100n) / BigInt(amount))
  const args = [player, other, name, game, kind, amount, currency, payout]
  await tx.run(
    `INSERT INTO settled_bets (player, other, name, game, kind, amount, currency, payout, worth_amount, worth_payout,
       multiplier, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [...args, toKopecks(amount, currency), toKopecks(payout, currency), multiplier, at],
  )
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

/**
 * Sets a member's counted value and the resulting points. Of two members that reach points in the same millisecond, the
 * one whose turn came first has reached them first.
 */
export async function setCounted(
  tx: Query,
  { id, points: rule }: Tournament,
  member: number,
  counted: number,
  at: number,
): Promise<void> {
  const points = toPoints(rule, counted)
  await tx.run(
    `UPDATE tournament_members SET counted = ?1, points = ?2, reached_at = iif(points = ?2, reached_at,
       max(?3, ifnull((SELECT max(reached_at) + 1 FROM tournament_members WHERE tournament = ?5 AND points = ?2), 0)))
     WHERE id = ?4`,
    [counted, points, at, member, id],
  )
}

/** The counted value that gives this many points. */
export function countedFor({ points: { by, per } }: Tournament, points: number): number {
  return by === 'multiplier' ? points : points * (per ?? minor(1))
}
