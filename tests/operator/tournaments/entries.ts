import type { EntryWire } from '#endpoints/tournaments.ts'
import { toDecimal } from '#domain/money/money.ts'
import { tournamentStatus } from '#domain/games/tournaments.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import { openWallet, transfer, readWallet } from '../ledger.ts'
import { type Member, readMembers, type Tournament, tournamentById } from './tournaments.ts'

type Order = { player: number; tournament: string; key: string; now: number }

/** Joins a player to a tournament and debits its fee, in the caller's transaction. Throws the operator's rejections. */
export async function join(tx: Query, { player, tournament: id, key, now }: Order): Promise<void> {
  const tournament = await openTournament(tx, id, now)
  if (await readMember(tx, id, player)) throw rejection(409, 'tournament.joined')
  const { entryFee: fee, currency } = tournament
  if (fee > 0) {
    await openWallet(tx, player, currency)
    if ((await readWallet(tx, player, currency)).balance < fee) throw invalid({ amount: ['amount.funds'] })
    const changes = { wallet: -fee, promotions: fee }
    await transfer(tx, { player, currency, kind: 'tournament.join', reference: key, at: now, changes })
  }
  await tx.run('INSERT INTO tournament_members (tournament, player, fee, reached_at) VALUES (?, ?, ?, ?)', [
    id,
    player,
    fee,
    now,
  ])
}

/** Removes a player from a tournament and returns the fee. Throws the operator's rejections. */
export async function leave(tx: Query, { player, tournament: id, key, now }: Order): Promise<void> {
  const { currency } = await openTournament(tx, id, now)
  const member = await readMember(tx, id, player)
  if (!member) throw rejection(409, 'tournament.notJoined')
  if (member.points > 0 || member.counted > 0) throw rejection(409, 'tournament.points')
  await tx.run('DELETE FROM tournament_members WHERE id = ?', [member.id])
  if (member.fee === 0) return
  const changes = { wallet: member.fee, promotions: -member.fee }
  await transfer(tx, { player, currency, kind: 'tournament.leave', reference: key, at: now, changes })
}

async function openTournament(tx: Query, id: string, now: number): Promise<Tournament> {
  const tournament = await tournamentById(tx, id)
  if (!tournament) throw rejection(404, 'tournament.unknown')
  if (tournamentStatus(tournament, now) === 'ended') throw rejection(409, 'tournament.over')
  return tournament
}

async function readMember(tx: Query, tournament: string, player: number): Promise<Member | null> {
  return (await readMembers(tx, tournament)).find((member) => member.player === player) ?? null
}

/** A player's entry in a tournament in the wire format; `member` is undefined if the player has not joined. */
export function entryWire(tournament: Tournament, member: Member | undefined, clock: OperatorClock): EntryWire {
  const { currency } = tournament
  const prize = member?.prize ?? null
  return {
    tournament: tournament.id,
    as_of: clock.moment(clock.now()),
    joined: member !== undefined,
    place: member?.place ?? null,
    points: member?.points ?? 0,
    prize: prize && { place: prize.place, kind: prize.kind, amount: toDecimal(prize.amount), currency },
  }
}
