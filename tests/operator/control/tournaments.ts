import { type Currency } from '#domain/money/currencies.ts'
import { fromDecimal, type Minor, minor } from '#domain/money/money.ts'
import type { PointsRule, PrizeKind, TournamentGameKind } from '#domain/games/tournaments.ts'
import { brand } from '../names.ts'
import { addOthers } from '../tournaments/demo.ts'
import { countedFor, setCounted } from '../tournaments/points.ts'
import { settleTournament } from '../tournaments/settle.ts'
import { insertTournament, readMembers, tournamentById, type TournamentRules } from '../tournaments/tournaments.ts'
import type { World } from '../world.ts'

/** The tournament methods of the test control. */
export function tournamentsControl(world: World, readPlayerId: (email: string) => Promise<number>) {
  const { database, clock } = world

  /** Gives points to a player, or to the simulated player at a place, and notifies the subscribers. */
  async function givePoints({ id, email, place, points }: PointsOrder): Promise<void> {
    const player = email === undefined ? null : await readPlayerId(email)
    await database.write(async (tx) => {
      const tournament = await tournamentById(tx, id)
      const members = await readMembers(tx, id)
      const member = members.find((each) => (player === null ? each.place === place : each.player === player))
      if (!tournament || !member) throw new Error(`nobody to give points to in ${id}`)
      await setCounted(tx, tournament, member.id, countedFor(tournament, member.points + points), clock.now())
    })
    await world.tournaments.announce(id)
  }

  return {
    /**
     * Creates a tournament with one point per unit staked. `inMs` and `forMs` set its start from now and its duration,
     * in ms (both times may be past).
     */
    makeTournament: async (order: TournamentOrder) => {
      const { id, inMs = -60_000, forMs = 3_600_000, fee = '0', currency = 'RUB', others = 0, most = 1_000 } = order
      const now = clock.now()
      const unit = minor(100)
      await database.write(async (tx) => {
        await insertTournament(tx, {
          id,
          name: brand(order.name ?? `Tournament ${id}`),
          picture: 'crown',
          startsAt: now + inMs,
          endsAt: now + inMs + forMs,
          entryFee: toAmount(fee),
          currency,
          games: { kinds: order.kinds ?? ['original'], items: order.items ?? [] },
          points: { by: order.by ?? 'wagered', per: unit, minBet: null },
          prizes: (order.prizes ?? [['100.00', 1, 1, 'balance']]).map(([amount, from, to, kind]) => ({
            from,
            to,
            kind,
            amount: toAmount(amount),
            wager: kind === 'bonus' ? 5 : null,
          })),
        })
        await addOthers(tx, id, { count: others, at: now, most, per: unit })
      })
      world.tournaments.watch()
    },
    giveTournamentPoints: givePoints,
    /** Ends a tournament now and pays its prizes. Returns whether it was still unsettled. */
    endTournament: (id: string) => settleTournament(world, id),
  }
}

type TournamentOrder = {
  id: string
  name?: string
  inMs?: number
  forMs?: number
  fee?: string
  currency?: Currency
  /** The number of simulated participants, and the most points one of them has. */
  others?: number
  most?: number
  kinds?: TournamentGameKind[]
  items?: TournamentRules['games']['items']
  by?: PointsRule['by']
  prizes?: [amount: string, from: number, to: number, kind: PrizeKind][]
}
type PointsOrder = { id: string; email?: string; place?: number; points: number }

function toAmount(text: string): Minor {
  const amount = fromDecimal(text)
  if (amount === null || amount < 0) throw new Error(`no amount: ${text}`)
  return amount
}
