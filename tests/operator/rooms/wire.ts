import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { rooms } from '#endpoints/shared-rounds/endpoints.ts'
import type {
  EndedRoomRoundWire,
  OpenRoomRoundWire,
  PastRoomRoundWire,
  RoomDoorWire,
  RoomEntryWire,
} from '#endpoints/rooms.ts'
import { toDecimal } from '#domain/money/money.ts'
import { entriesText } from '#domain/games/rooms-draw.ts'
import type { Clock } from '../clock.ts'
import { type Entry, playersIn, computePot, type Round } from './rounds.ts'

export type RoomBetWire = EndpointWire<typeof rooms.bet>['bet']

/** The stakes of a round in the wire format. */

export function entriesWire(entries: readonly Entry[]): RoomEntryWire[] {
  const seats = [...new Set(entries.map(({ player }) => player))]
  return entries.map(({ id, player, shown, amount }) => ({
    id,
    seat: seats.indexOf(player),
    player: shown,
    amount: toDecimal(amount),
  }))
}

export function openWire(clock: Clock, round: Round, entries: readonly Entry[]): OpenRoomRoundWire {
  return {
    id: String(round.id),
    phase: openPhase(round),
    server_seed_hash: round.hash,
    entries: entriesWire(entries),
    ...momentsWire(clock, round),
  }
}

export function momentsWire(clock: Clock, { drawsAt, closesAt }: Round) {
  return {
    draws_at: drawsAt === null ? null : clock.moment(drawsAt),
    // With a second player, the waiting time no longer applies.
    closes_at: drawsAt !== null || closesAt === null ? null : clock.moment(closesAt),
  }
}

export function openPhase({ drawsAt }: Round): 'waiting' | 'countdown' {
  return drawsAt === null ? 'waiting' : 'countdown'
}

export function doorWire(clock: Clock, round: Round, entries: readonly Entry[]): RoomDoorWire {
  return {
    room: round.room,
    round: String(round.id),
    phase: openPhase(round),
    pot: toDecimal(computePot(entries)),
    players: playersIn(entries),
    draws_at: momentsWire(clock, round).draws_at,
  }
}

export function endedWire(clock: Clock, round: Round, entries: readonly Entry[]): EndedRoomRoundWire {
  const { id, phase, endedAt } = round
  if (phase === 'drawn') return { ...resultWire(clock, round, entries), phase, entries: entriesWire(entries) }
  return { id: String(id), at: clock.moment(endedAt ?? 0), phase: 'refunded', entries: entriesWire(entries) }
}

export function pastWire(clock: Clock, round: Round, entries: readonly Entry[]): PastRoomRoundWire {
  return { ...resultWire(clock, round, entries), entries: entriesText(entries) }
}

function resultWire(clock: Clock, round: Round, entries: readonly Entry[]) {
  const { id, endedAt, hash, serverSeed, ticket, winner, payout } = round
  if (endedAt === null || ticket === null || winner === null || payout === null) throw new Error(`${id} was not drawn`)
  return {
    id: String(id),
    at: clock.moment(endedAt),
    server_seed_hash: hash,
    server_seed: serverSeed,
    pot: toDecimal(computePot(entries)),
    players: playersIn(entries),
    ticket,
    winner: { entry: winner, player: entries.find((entry) => entry.id === winner)?.shown ?? null },
    payout: toDecimal(payout),
  }
}

/** A player's own stake; once the round is drawn, with everything needed to verify the draw. */
export function betWire(clock: Clock, round: Round, entries: readonly Entry[], entry: Entry): RoomBetWire {
  const { id, at, amount, currency, payout, status, first } = entry
  return {
    id,
    key: id,
    at: clock.moment(at),
    amount: toDecimal(amount),
    currency,
    payout: toDecimal(payout),
    status,
    round: String(round.id),
    bet: { room: round.room, round: String(round.id), server_seed_hash: round.hash },
    state: {
      first,
      draw:
        round.phase === 'drawn'
          ? {
              server_seed: round.serverSeed,
              entries: entriesText(entries),
              ticket: round.ticket ?? 0,
              pot: toDecimal(computePot(entries)),
            }
          : null,
    },
  }
}
