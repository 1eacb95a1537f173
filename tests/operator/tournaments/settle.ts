import { prizeAt, type WonPrize } from '#domain/games/tournaments.ts'
import { bonusOffer } from '../bonuses/offers.ts'
import { offerBonus } from '../bonuses/bonuses.ts'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import { openWallet, transfer } from '../ledger.ts'
import { pushTournament } from '../push/events.ts'
import type { World } from '../world.ts'
import { readMembers, tournamentById } from './tournaments.ts'

/** The id of the offer behind a tournament prize paid as a bonus. */
export const PRIZE_OFFER = 'tournament-prize'

/** Ends a tournament now (or at its end, if that has passed) and pays its prizes once. Returns whether it did. */
export async function settleTournament(world: World, id: string): Promise<boolean> {
  const { database, clock, realtime } = world
  const paid = await database.write(async (tx) => {
    const now = clock.now()
    const tournament = await tournamentById(tx, id)
    if (!tournament || tournament.settledAt !== null) return null
    const winners: { player: number; bonus: number | null }[] = []
    const players: { player: number; place: number }[] = []
    for (const { id: member, player, place } of await readMembers(tx, id)) {
      if (player !== null && place !== null) players.push({ player, place })
      const prize = prizeAt(tournament.prizes, place)
      if (!prize || place === null) continue
      const { kind, amount } = prize
      const { currency } = tournament
      const won: WonPrize = { place, kind, amount, currency }
      await tx.run('UPDATE tournament_members SET prize = ? WHERE id = ?', [JSON.stringify(won), member])
      if (player === null) continue
      if (kind === 'bonus') {
        const offer = bonusOffer(PRIZE_OFFER)
        const bonus = await offerBonus(tx, { player, offer, currency, amount, at: now, untilMs: offer.lifeMs })
        winners.push({ player, bonus })
        continue
      }
      await openWallet(tx, player, currency)
      await transfer(tx, {
        player,
        currency,
        kind: 'tournament.prize',
        reference: `${id}:${player}`,
        at: now,
        changes: { promotions: -amount, wallet: amount },
      })
      winners.push({ player, bonus: null })
    }
    await tx.run(
      'UPDATE tournaments SET starts_at = min(starts_at, ?1), ends_at = min(ends_at, ?1), settled_at = ?1 WHERE id = ?2',
      [now, id],
    )
    return { winners, players, name: tournament.name, currency: tournament.currency }
  })
  if (!paid) return false
  for (const { player, bonus } of paid.winners) {
    await (bonus === null ? realtime.pushBalance(player, paid.currency) : reloadAndAnnounce(world, bonus))
  }
  for (const { player, place } of paid.players) pushTournament(world, player, { id, name: paid.name, place })
  await world.tournaments.announce(id)
  return true
}
